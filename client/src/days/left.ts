/** Spans of time in words: the two largest parts of them. */
const UNITS: [string, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
];

export function timeLeft(language: string, left: number, style: "narrow" | "long"): string {
  const found = UNITS.findIndex(([, size]) => left >= size);
  const first = found < 0 ? UNITS.length - 1 : found;
  let rest = Math.max(0, left);
  return UNITS.slice(first, first + 2)
    .map(([unit, size]) => {
      const n = Math.floor(rest / size);
      rest -= n * size;
      return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: style }).format(n);
    })
    .join(" ");
}
