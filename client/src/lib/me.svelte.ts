/** How I am called, the same on every page. */
import { fetchMe, put } from "../api/client";
import type { Me as Answer } from "../api/types";

class Me {
  name = $state("");
  /** Whether the server has said it. */
  known = $state(false);

  async load(): Promise<void> {
    this.take(await fetchMe());
  }

  async rename(name: string): Promise<void> {
    this.take(await put<Answer>("/me", { name }));
  }

  private take({ name }: Answer): void {
    this.name = name;
    this.known = true;
  }
}

export const me = new Me();
