/** Leaving the rest undone: asks again if the reader wants to be asked. */
import type { Act } from "./narrowing";
import type { Pick } from "./pick.svelte";
import { settings } from "./settings.svelte";

export class Turn {
  private asked = $state.raw<{ act: Act; decision: string } | null>(null);
  /** The decision whose acts are all shown, where a row has no room for them. */
  private unfolded = $state.raw<string | null>(null);
  private pick: Pick;

  constructor(pick: Pick) {
    this.pick = pick;
  }

  /** The closing act that waits for a yes; what was asked before another decision is asked no more. */
  get asking(): Act | null {
    return this.asked?.decision === this.pick.decision ? this.asked.act : null;
  }

  close(act: Act | undefined): void {
    if (!act || this.pick.sending) return;
    const again = settings.asksAgain(this.pick.mainActs.length > 0);
    if (again && this.asking?.text !== act.text) {
      this.asked = { act, decision: this.pick.decision };
      return;
    }
    this.asked = null;
    this.pick.do(act);
  }

  skip(): void {
    this.close(this.pick.closeActs[0]);
  }

  end(): void {
    this.close(this.pick.closeActs.at(-1));
  }

  /** Whether all that can be done is shown at once. */
  get more(): boolean {
    return this.pick.mine && this.unfolded === this.pick.decision;
  }

  unfold(): void {
    this.unfolded = this.more ? null : this.pick.decision;
  }

  fold(): void {
    this.unfolded = null;
  }

  cancel(): boolean {
    const asked = this.asking !== null || this.more;
    this.unfolded = null;
    this.asked = null;
    return asked;
  }
}
