/** What the server says about Caverna, by shorter names. */
import type {
  FarmFacts,
  FarmFurnishing,
  FarmOfPlayer,
  FarmPosition,
  FarmRow,
  FarmShown,
  FarmShownFarm,
} from "../../api/schema";
import type { View as Table } from "../../api/types";
import type * as shell from "../../lib/game";
import type { Looks as AnyLooks } from "../../result/looks";

export type {
  FarmCell as Cell,
  FarmFacts as Facts,
  FarmFurnishing as Furnishing,
  FarmHoused as Housed,
  FarmOfPlayer as LaidFarm,
  FarmPosition as State,
  FarmShown as Shown,
  FarmShownFarm as ShownFarm,
} from "../../api/schema";

export type Goods = Record<string, number>;
/** One part of an action or of a loot item, as it is printed. */
export type Box = FarmRow["action"];
export type Effect = FarmFurnishing["effects"][number];
export type Harvest = FarmPosition["harvest"];
/** A farm as it lies in a position, with what follows from it for drawing. */
export type Farm = FarmOfPlayer & FarmShownFarm;

/** What the shell and this game give to each other. */
export type View = Table<FarmPosition, FarmShown>;
export type PanelProps = shell.PanelProps<View, FarmFacts>;
export type AskProps = shell.AskProps<View, FarmFacts>;
export type Panel = shell.Panel<View, FarmFacts>;
export type GameClient = shell.GameClient<View, FarmFacts>;
export type Looks = AnyLooks<View, FarmFacts>;
