/** What a screen reader is told, and what the focus is on. */
class Live {
  sentence = $state("");
  focused = $state.raw<{ kind: string; id: string; label: string; help: string | undefined } | null>(null);
  private again = false;

  /** Say something politely; the same sentence twice is said twice. */
  say(sentence: string): void {
    this.again = !this.again;
    this.sentence = sentence + (this.again ? "" : "\u00a0");
  }
}

export const live = new Live();
