/** What the server says about Cave vs. Cave, by shorter names. */
import type { CaveFacts, CavePosition, CaveShown, CaveTile } from "../../api/schema";
import type { View as Table } from "../../api/types";
import type * as shell from "../../lib/game";
import type { Looks as AnyLooks } from "../../result/looks";

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

/** What the shell and this game give to each other. */
export type View = Table<CavePosition, CaveShown>;
export type PanelProps = shell.PanelProps<View, CaveFacts>;
export type Panel = shell.Panel<View, CaveFacts>;
export type GameClient = shell.GameClient<View, CaveFacts>;
export type Looks = AnyLooks<View, CaveFacts>;
