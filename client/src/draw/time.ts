/** A time as a style sheet has it, in milliseconds: "600ms", and what a build makes of it, ".6s". */
export function milliseconds(value: string): number {
  const n = parseFloat(value);
  if (!n) return 0;
  return /\ds\s*$/.test(value) ? n * 1000 : n;
}
