/** The parts of the table as tabs, where only one has space: which is open, which hold what is asked for. */
import { tick } from "svelte";

import { phone, tablet } from "./screen";

const panelOf = (one: Element): string | undefined => one.closest<HTMLElement>("[data-panel]")?.dataset.panel;
/** So much of the page stays between what is asked for and the turn bar. */
const AIR = 12;

export class Tabs {
  private chosen = $state("");
  /** The tab that the reader had before the game opened another. */
  private before = "";
  /** Where each was scrolled to. */
  private scrolled: Record<string, number> = {};
  private ids: () => string[];
  /** Looks out for what is asked for, as long as it is not there. */
  private outlook?: MutationObserver;
  /** Those that hold something lit. */
  asked = $state.raw<ReadonlySet<string>>(new Set());

  constructor(ids: () => string[]) {
    this.ids = ids;
  }

  /** On a tablet my board stands beside the tabs, so one of the others is always open. */
  readonly current: string = $derived.by(() => {
    const free = tablet.current ? this.ids().filter((id) => id !== "mine") : this.ids();
    return free.includes(this.chosen) ? this.chosen : tablet.current ? (free[0] ?? "mine") : "mine";
  });

  /** The reader opens one. */
  open(id: string): void {
    this.before = "";
    this.turnTo(id);
  }

  toggle(id: string): void {
    this.open(this.chosen === id ? "mine" : id);
  }

  private turnTo(id: string): void {
    const rest = document.querySelector(".rest");
    if (rest) this.scrolled[this.current] = rest.scrollTop;
    this.chosen = id;
    if (phone.current) void tick().then(() => rest?.scrollTo({ top: this.scrolled[id] ?? 0 }));
  }

  /**
   * Something else is asked for: a tab that holds it comes up, and the tab that the reader had comes back when it is
   * asked for no more. Who reads the log goes on reading it until a word is chosen, and who reads how a tale ends until
   * the book is closed. `about`: the tab that the question is about, where nothing is lit for it.
   */
  async follow(begun: boolean, about?: string): Promise<void> {
    this.outlook?.disconnect();
    const lit = await this.mark();
    if (!lit.length && about) {
      lit.push(about);
      this.asked = new Set(lit);
    }
    const book = document.querySelector("[data-close-book]");
    if (book && panelOf(book) === this.current && !begun) return;
    // Buttons ask how what lies there already is paid: it stays in sight until then.
    if (!lit.length && (begun || this.current !== "log") && this.settled()) return;
    const back = this.before && (lit.length === 0 || this.asked.has(this.before));
    if (back) this.turnTo(this.before);
    if (back || this.chosen === this.before) this.before = "";
    const there = this.asked.has(this.current) || (tablet.current && this.asked.has("mine"));
    if (lit.length && !there && !(this.chosen === "log" && !begun)) {
      this.before ||= this.current;
      this.turnTo(lit[0]!);
    }
    if (phone.current) await this.show();
    if (!this.asked.size) this.lookOut(begun);
  }

  /** Mark those that hold something lit. */
  async mark(): Promise<string[]> {
    await tick();
    const lit = [...document.querySelectorAll("[data-lit]")].map(panelOf).filter((id) => id !== undefined);
    this.asked = new Set(lit);
    return lit;
  }

  /** Whether words settled so far have a place on the table; mine comes up before others. */
  private settled(): boolean {
    const panels = [...document.querySelectorAll("[data-settled]")].map(panelOf);
    const panel = panels.includes("mine") ? "mine" : panels.find(Boolean);
    if (!panel) return false;
    if (panel !== this.current && !(tablet.current && panel === "mine")) {
      this.before ||= this.current;
      this.turnTo(panel);
    }
    return true;
  }

  /** What is asked for may still be on its way: a page of the book is fetched. */
  private lookOut(begun: boolean): void {
    const rest = document.querySelector(".rest");
    if (!rest) return;
    this.outlook = new MutationObserver(() => {
      if (rest.querySelector("[data-lit]")) void this.follow(begun);
    });
    this.outlook.observe(rest, { subtree: true, childList: true, attributeFilter: ["data-lit"] });
  }

  /** Nothing is asked of the reader. */
  rest(): void {
    this.outlook?.disconnect();
    this.asked = new Set();
  }

  /** On a phone what is asked for may lie out of sight. */
  private async show(): Promise<void> {
    await tick();
    const rest = document.querySelector(".rest");
    if (!rest) return;
    const frame = rest.getBoundingClientRect();
    const boxes = [...rest.querySelectorAll("[data-lit]")]
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.height > 0)
      .sort((one, two) => one.top - two.top);
    const top = frame.top + (rest.querySelector(".purse")?.clientHeight ?? 0);
    const seen = boxes.some((box) => box.top >= top && box.bottom <= frame.bottom - AIR);
    const first = boxes[0];
    if (seen || !first) return;
    const down = first.bottom - (frame.bottom - AIR);
    rest.scrollBy({ top: first.top < top || down < 0 ? first.top - top - AIR : Math.min(down, first.top - top) });
  }
}
