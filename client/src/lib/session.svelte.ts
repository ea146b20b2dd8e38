/** A table page: the table, its game, its texts. All pages about one table begin with this. */
import { ApiError, Offline } from "../api/client";
import { useIconsOf } from "./icons";
import { loadGame, type Loaded } from "./games";
import { route } from "./route.svelte";
import { seatName } from "./sentences";
import { shell } from "./shell.svelte";
import { Table } from "./table.svelte";
import type { Text } from "./text.svelte";
import { Texts, type Part } from "./texts.svelte";

export class Session {
  readonly table: Table;
  loaded = $state.raw<Loaded | null>(null);
  private texts = $state.raw<Texts | null>(null);
  /** What this page says; the page before may have had fewer words. */
  private spoken = $state.raw<Text | null>(null);
  private fallback = new Texts();
  /** Nothing has come for a second. */
  late = $state(false);

  /** `part`: words that only this page needs. */
  constructor(id: string, live: boolean, part?: Part) {
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
    // Of what can only be read neither the game nor its pack need be here.
    const frozen = $derived(this.table.view?.frozen);
    const known = $derived(frozen?.known ?? true);
    const shown = $derived(frozen?.shown ?? true);
    const game = $derived(this.table.view?.game);
    const pack = $derived(shown ? this.table.view?.options.pack?.toString() : undefined);
    $effect(() => {
      if (!shown && route.path !== `/t/${id}`) route.go(`/t/${id}`, true);
    });
    $effect(() => {
      if (!game) return;
      if (!known) {
        this.texts = new Texts();
        return;
      }
      this.texts = new Texts(game, pack, part);
      void this.load(game, pack);
    });
    $effect(() => {
      this.texts?.follow();
    });
    // Names change seldom, sentences with every switch of the language.
    const sitting = $derived(
      JSON.stringify(this.table.view?.seats.map(({ seat, name, kind, gone }) => ({ seat, name, kind, gone })) ?? []),
    );
    $effect(() => {
      const text = this.texts?.current;
      if (!text) return;
      const names = (JSON.parse(sitting) as Parameters<typeof seatName>[1][]).map((seat) => seatName(text, seat));
      const spoken = text.at((seat) => names[seat]);
      this.spoken = spoken;
      shell.text = spoken;
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
      if (loaded.game.asides) this.table.pick.asides = loaded.game.asides;
      if (loaded.game.dress) this.table.pick.dress = loaded.game.dress;
      this.table.pick.quick = loaded.game.quick ?? [];
      this.table.takes = loaded.game.takes ?? [];
      this.table.vague = loaded.game.vague ?? [];
      const { asks, aloud, warning } = loaded.game;
      if (warning) this.table.pick.warning = warning;
      if (asks) this.table.asks = (view, acts) => asks(view, acts, loaded.facts);
      if (aloud) this.table.aloud = aloud;
      this.table.useSets(loaded.game.sets ?? {});
      this.table.pick.turned = loaded.game.turned ?? loaded.game.placed;
      this.table.tales = loaded.game.tales !== undefined;
      this.table.turns = loaded.game.turns;
      this.loaded = loaded;
    } catch (error) {
      if (error instanceof Offline) setTimeout(() => void this.load(game, pack), 2000);
      else
        this.table.failed = error instanceof ApiError ? error.reason : { id: "web-error-server", data: { status: 0 } };
    }
  }

  /** The words of the game are there. */
  get told(): boolean {
    return this.spoken !== null && shell.text === this.spoken;
  }

  /** Everything is there to show the table. */
  get ready(): boolean {
    return this.loaded !== null && this.table.view !== null && this.told;
  }
}
