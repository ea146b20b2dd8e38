/** How long a move of somebody else stands before the next one is shown. */

/** All that others did is shown within this time, whatever waits is shown at once afterwards. */
export const SHOWING = 3000;
const PAUSE = 650;

/** The pause after a move while others wait to be shown; `spent` is what the pauses before it took. */
export function pause(waiting: number, spent: number, speed = 1): number {
  const left = Math.max(0, speed * SHOWING - spent);
  return Math.min(speed * PAUSE, left / (waiting + 1));
}
