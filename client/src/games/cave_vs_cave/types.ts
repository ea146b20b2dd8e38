/** What the server says about Cave vs. Cave, by shorter names. */
import type { CaveTile } from "../../api/schema";

export type {
  CaveCell as Cell,
  CaveEdge as Edge,
  CaveFacts as Facts,
  CaveHook as Hook,
  CaveOfPlayer as Cave,
  CavePosition as State,
  CaveRoom as Room,
  CaveShown as Shown,
  CaveTile as Tile,
  CaveWay as Way,
} from "../../api/schema";

export type Goods = Record<string, number>;
export type Field = CaveTile["fields"][number];
export type Side = "n" | "e" | "s" | "w";
