declare module "*.json?sprite" {
  /** The address of an icon for `<use href>`, or undefined if the file does not name it. */
  const icon: (id: string) => string | undefined;
  export default icon;
}
declare module "*.json?figures" {
  /** The address of a drawing for `<use href>`, and its width for a height of 1. */
  const figure: (id: string) => { href: string; ratio: number } | undefined;
  export default figure;
}
