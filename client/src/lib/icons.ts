/** Where the drawings are: those of the shell, then those of the game on the table. */
import shellIcons from "../icons.json?sprite";

let gameIcons: (id: string) => string | undefined = () => undefined;

export function useIconsOf(icons: (id: string) => string | undefined): void {
  gameIcons = icons;
}

export const icon = (id: string): string | undefined => gameIcons(id) ?? shellIcons(id);
