/** A table page: the table, its game, its texts. All pages about one table begin with this. */
import { useIconsOf } from "./icons";
import { loadGame, type Loaded } from "./games";
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
    $effect(() => {
      if (!game) return;
      this.texts = new Texts(game);
      void loadGame(game).then((loaded) => {
        useIconsOf(loaded.game.icons);
        this.table.pick.early = loaded.game.early ?? [];
        this.loaded = loaded;
      });
    });
    $effect(() => {
      this.texts?.follow();
    });
    // Names change seldom, sentences with every switch of the language.
    const names = $derived(JSON.stringify(this.table.view?.seats.map((seat) => seat.name) ?? []));
    $effect(() => {
      const list = JSON.parse(names) as string[];
      const text = this.texts?.current;
      if (text) shell.text = text.at((seat) => list[seat] || undefined);
    });
    $effect(() => {
      if ((this.late || this.table.failed) && !this.texts?.current) this.fallback.follow();
    });
    $effect(() => {
      if (!this.texts?.current && this.fallback.current) shell.text = this.fallback.current;
    });
  }

  /** Everything is there to show the table. */
  get ready(): boolean {
    return this.loaded !== null && this.table.view !== null && shell.text?.game === this.table.view.game;
  }
}

