/** Leaving the rest undone: asks again if the reader wants to be asked. */
import type { Act } from "./narrowing";
import type { Pick } from "./pick.svelte";
import { settings } from "./settings.svelte";

export class Turn {
  /** The closing act that waits for a yes. */
  asking = $state.raw<Act | null>(null);
  private pick: Pick;

  constructor(pick: Pick) {
    this.pick = pick;
  }

  close(act: Act | undefined): void {
    if (!act || this.pick.sending) return;
    const again = settings.confirm === "always" || (settings.confirm === "left" && this.pick.mainActs.length > 0);
    if (again && this.asking?.text !== act.text) {
      this.asking = act;
      return;
    }
    this.asking = null;
    this.pick.do(act);
  }

  skip(): void {
    this.close(this.pick.closeActs[0]);
  }

  end(): void {
    this.close(this.pick.closeActs.at(-1));
  }

  cancel(): boolean {
    const asked = this.asking !== null;
    this.asking = null;
    return asked;
  }
}
