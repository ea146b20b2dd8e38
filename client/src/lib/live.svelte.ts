/** What a screen reader is told, and what the focus is on. */
interface Focused {
  kind: string;
  id: string;
  label: string;
  help: string | undefined;
  element: Element;
}

class Live {
  sentence = $state("");
  focused = $state.raw<Focused | null>(null);
  private again = false;
  private news: string[] = [];
  private rest: string[] = [];

  /** Say something politely; the same sentence twice is said twice. */
  say(sentence: string): void {
    this.queue(this.rest, sentence);
  }

  /** Say what has happened: before everything else that is to be said at the same moment. */
  tell(sentence: string): void {
    this.queue(this.news, sentence);
  }

  /** What is said in one moment is said together, since a later sentence would silence an earlier one. */
  private queue(part: string[], sentence: string): void {
    if (!sentence) return;
    if (this.news.length + this.rest.length === 0) queueMicrotask(() => this.speak());
    part.push(sentence);
  }

  private speak(): void {
    const sentences = [...this.news, ...this.rest];
    this.news = [];
    this.rest = [];
    this.again = !this.again;
    this.sentence = sentences.join(" ") + (this.again ? "" : "\u00a0");
  }
}

export const live = new Live();
