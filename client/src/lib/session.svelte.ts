/** A table page: the table, its game, its texts. All pages about one table begin with this. */
import { ApiError, Offline } from "../api/client";
import { useIconsOf } from "./icons";
import { loadGame, type Loaded } from "./games";
import { seatName } from "./sentences";
import { shell } from "./shell.svelte";
import { Table } from "./table.svelte";
import { Texts } from "./texts.svelte";

export class Session {
  readonly table: Table;
  loaded = $state.raw<Loaded | null>(null);
  private texts = $state.raw<Texts | null>(null);
  private fallback = new Texts();
  /** Nothing has come for a second. */
  late = $state(false);

  constructor(id: string, live: boolean) {
    this.table = new Table(id);
    $effect(() => {
      const late = setTimeout(() => (this.late = true), 1000);
      void this.table.open(live);
      const wake = () => this.table.wake();
      const leave = () => this.table.rememberSeen();
      addEventListener("online", wake);
      addEventListener("pagehide", leave);
      return () => {
        clearTimeout(late);
        removeEventListener("online", wake);
        removeEventListener("pagehide", leave);
        this.table.close();
      };
    });
    const game = $derived(this.table.view?.game);
    const pack = $derived(this.table.view?.options.pack?.toString());
    $effect(() => {
      if (!game) return;
      this.texts = new Texts(game, pack);
      void this.load(game, pack);
    });
    $effect(() => {
      this.texts?.follow();
    });
    // Names change seldom, sentences with every switch of the language.
    const sitting = $derived(
      JSON.stringify(this.table.view?.seats.map(({ seat, name, kind }) => ({ seat, name, kind })) ?? []),
    );
    $effect(() => {
      const text = this.texts?.current;
      if (!text) return;
      const names = (JSON.parse(sitting) as Parameters<typeof seatName>[1][]).map((seat) => seatName(text, seat));
      shell.text = text.at((seat) => names[seat]);
    });
    $effect(() => {
      if ((this.late || this.table.failed) && !this.texts?.current) this.fallback.follow();
    });
    $effect(() => {
      if (!this.texts?.current && this.fallback.current) shell.text = this.fallback.current;
    });
  }

  /** The boards of the game and what is printed on them; without a connection it is tried again. */
  private async load(game: string, pack?: string): Promise<void> {
    try {
      const loaded = await loadGame(game, pack);
      useIconsOf(loaded.game.icons);
      this.table.pick.early = loaded.game.early ?? [];
      this.table.pick.turned = loaded.game.turned ?? loaded.game.placed;
      this.loaded = loaded;
    } catch (error) {
      if (error instanceof Offline) setTimeout(() => void this.load(game, pack), 2000);
      else
        this.table.failed = error instanceof ApiError ? error.reason : { id: "web-error-server", data: { status: 0 } };
    }
  }

  /** Everything is there to show the table. */
  get ready(): boolean {
    return this.loaded !== null && this.table.view !== null && shell.text?.game === this.table.view.game;
  }
}
