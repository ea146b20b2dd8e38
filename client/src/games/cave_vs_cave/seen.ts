/** What is seen of a cave, cell by cell. */
import type { Look } from "../../lib/pick.svelte";
import type { contentOf } from "./cave";

export interface Seen {
  cell: string;
  look: Look;
  content: ReturnType<typeof contentOf>;
  /** The room that would be furnished here. */
  ghost: string | null;
  /** The cavern that would be dug here. */
  dig: boolean;
  /** Whether what the act pays and brings is shown here. */
  chip: boolean;
  why: string | null;
}
