/** A lesson at a table: which step is due, what it lights, and the ways back and forward. No rule lives here. */
import { get } from "../api/client";
import type { ChapterInfo, LessonInfo, StepInfo } from "../api/types";
import { learnt, remember } from "./learning";
import type { Act } from "./narrowing";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { Text } from "./text.svelte";

export class Lesson {
  private table: Table;
  private info = $state.raw<LessonInfo | null>(null);
  words = $state.raw<Text | null>(null);
  /** The first step that has not been read yet. */
  private read = $state(0);
  /** What it says is there, or can't be had. */
  settled = $state(false);
  /** What the coach was asked to do. */
  private helping = $state(-1);
  /** The chapter has been begun anew or another one chosen: this table is left. */
  left = false;

  constructor(table: Table) {
    this.table = table;
    const kept = learnt(this.game);
    if (kept?.table === table.id) this.read = Number(localStorage.getItem(this.key) ?? 0);
    $effect(() => {
      const language = settings.language;
      void get<LessonInfo>(`/lessons/${this.game}?lang=${language}`).then(
        (info) => {
          if (settings.language !== language) return;
          this.info = info;
          this.words = new Text(language, null, info.words);
          this.settled = true;
        },
        () => (this.settled = true),
      );
    });
    $effect(() => {
      const { wanted } = this;
      // Before it speaks nothing is lit; where it can't be had the table is like any other.
      table.pick.guide = this.chapter || !this.settled ? (act) => act.text === wanted : null;
      return () => (table.pick.guide = null);
    });
    // Acts that the coach has been asked for, one after the other.
    $effect(() => {
      const { wanted } = this;
      if (this.helping < 0) return;
      if (this.helping !== this.index || this.off) this.helping = -1;
      else if (table.pick.mine && !table.pick.sending && wanted !== undefined) {
        const act = table.pick.acts.find(({ text }) => text === wanted);
        if (act) table.pick.do(act);
        else this.helping = -1;
      }
    });
    $effect(() => this.keep());
  }

  private get game(): string {
    return this.table.view!.game;
  }
  private get key(): string {
    return `grotto-lesson-${this.table.id}`;
  }

  readonly chapters: ChapterInfo[] = $derived(this.info?.chapters ?? []);
  readonly number: number = $derived(
    this.chapters.findIndex((chapter) => chapter.id === this.table.view?.lesson?.chapter),
  );
  readonly chapter: ChapterInfo | undefined = $derived(this.chapters[this.number]);
  readonly next: ChapterInfo | undefined = $derived(this.chapters[this.number + 1]);
  private readonly steps: StepInfo[] = $derived(this.chapter?.steps ?? []);
  private readonly moves: number = $derived.by(() => this.table.view?.moves ?? 0);
  private readonly kept: number = $derived.by(() => this.table.view?.lesson?.kept ?? 0);

  /** The learner has done something else than the lesson asks for. */
  readonly off: boolean = $derived(this.kept < this.moves);

  private startOf(index: number): number {
    return index > 0 ? this.steps[index - 1]!.until : (this.table.view?.lesson?.start ?? 0);
  }

  /** The step that is due: the first with something left to do or to read. */
  readonly index: number = $derived.by(() => {
    const open = this.steps.findIndex((step) => step.acts.length > 0 && step.until > this.kept);
    const last = open < 0 ? this.steps.length : open;
    const done = this.steps.findLastIndex((step, at) => at < last && step.acts.length > 0);
    return Math.min(Math.max(this.read, done + 1), last);
  });
  readonly step: StepInfo | undefined = $derived(this.steps[this.index]);
  readonly count: number = $derived(this.steps.length);
  readonly finished: boolean = $derived(this.steps.length > 0 && this.step === undefined);

  /** What the learner has done of the step so far. */
  private readonly done: number = $derived.by(() => {
    const from = this.startOf(this.index);
    const own = this.table.log.filter((entry) => !entry.undone && entry.n > from && entry.n <= this.kept);
    return own.filter((entry) => entry.actor === this.table.me).length;
  });
  /** The act that is due. */
  readonly wanted: string | undefined = $derived(this.off ? undefined : this.step?.acts[this.done]);
  /** The learner has done his part, and the others have not finished theirs. */
  readonly waiting: boolean = $derived(
    !this.off && this.step !== undefined && this.step.acts.length > 0 && this.done >= this.step.acts.length,
  );

  forward(): void {
    this.read = this.index + 1;
  }

  get canGoBack(): boolean {
    return this.off || this.index > 0 || this.kept > this.startOf(0);
  }

  /** To the path, to the beginning of the step, or to the step before. */
  back(): void {
    if (this.off) void this.table.goBack(this.kept);
    else if (this.kept > this.startOf(this.index)) void this.table.goBack(this.startOf(this.index));
    else if (this.index > 0) {
      this.read = this.index - 1;
      const from = this.startOf(this.index - 1);
      if (this.kept > from) void this.table.goBack(from);
    }
  }

  /** Let the coach do what the step asks for. */
  help(): void {
    if (this.off) this.back();
    else if (this.wanted !== undefined) this.helping = this.index;
  }

  /** Whether an act is the one that is asked for. */
  isWanted(act: Act): boolean {
    return act.text === this.wanted;
  }

  private keep(): void {
    const { chapter, index } = this;
    if (!chapter || this.left) return;
    localStorage.setItem(this.key, String(index));
    const before = this.chapters.slice(0, this.number).reduce((sum, one) => sum + one.steps.length, 0);
    const of = this.chapters.reduce((sum, one) => sum + one.steps.length, 0);
    const done = this.finished && !this.next;
    remember(this.game, { chapter: chapter.id, table: this.table.id, at: before + index, of, done });
  }
}
