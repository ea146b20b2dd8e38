declare module "*.json?sprite" {
  /** The address of an icon for `<use href>`, or undefined if the file does not name it. */
  const icon: (id: string) => string | undefined;
  export default icon;
}
