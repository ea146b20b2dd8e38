/** Patterns for the parts of a whole, each told from all others without colour; the first is plain. Paths in a box of 10 by 10. */
export const PARTS: readonly string[] = [
  "",
  "M0 5h10",
  "M-2 12 12 -2M-2 2 2 -2M8 12l4 -4",
  "M5 0v10",
  "M5 3.5v3M3.5 5h3",
  "M-2 -2 12 12M-2 8l4 4M8 -2l4 4",
  "M0 5h10M5 0v10",
  "M0 2.500h10M0 5h10M0 7.500h10",
  "M-2 12 12 -2M-2 -2 12 12",
  "M2.500 0v10M5 0v10M7.500 0v10",
  "M0 7 2.500 3 5 7 7.500 3 10 7",
  "M2 5h6",
  "M2.500 2.500h5v5h-5Z",
];
