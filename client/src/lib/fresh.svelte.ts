/** What has been dealt in the round that is being played, seen by comparing positions. */
export class Fresh {
  ids = $state.raw<ReadonlySet<string>>(new Set());
  private table = "";
  private round = 0;
  private known: ReadonlySet<string> = new Set();

  /** What lies open now. Who has just come knows nothing to be new. */
  show(table: string, round: number, open: string[]): void {
    const came = table === this.table ? open.filter((id) => !this.known.has(id)) : [];
    const old = table === this.table && round === this.round ? [...this.ids].filter((id) => open.includes(id)) : [];
    if (came.length || old.length !== this.ids.size) this.ids = new Set([...old, ...came]);
    [this.table, this.round, this.known] = [table, round, new Set(open)];
  }
}
