/** How long a move of somebody else stands before the next one is shown. */

/** All that others did is shown within this time, whatever waits is shown at once afterwards. */
export const SHOWING = 3000;
const PAUSE = 650;

/** The pause after a move while others wait to be shown; `spent` is what the pauses before it took. */
export function pause(waiting: number, spent: number, speed = 1): number {
  const left = Math.max(0, speed * SHOWING - spent);
  return Math.min(speed * PAUSE, left / (waiting + 1));
}

/** Moves that come later than this after the last pause have not been waited for. */
const QUIET = 1500;

/** A row of moves: bots think between them, and yet all pauses together take no longer than the time to show them. */
export class Pace {
  private spent = 0;
  private until = -Infinity;

  /** A move is shown at this time: how long it stands before the next one. */
  next(waiting: number, speed: number, now: number): number {
    if (now - this.until > speed * QUIET) this.spent = 0;
    const wait = pause(waiting, this.spent, speed);
    this.spent += wait;
    this.until = now + wait;
    return wait;
  }

  /** What comes now is another row. */
  anew(): void {
    this.spent = 0;
  }
}
