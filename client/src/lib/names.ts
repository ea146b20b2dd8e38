/** Writing from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and others. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name as it can stand in a sentence: one from right to left would take what is next to it along, be it points. */
export function apart(name: string): string {
  return LEFTWARD.test(name) ? `\u2068${name}\u2069` : name;
}
