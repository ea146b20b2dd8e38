/** What the server says about Caverna, by shorter names. */
import type { FarmFurnishing, FarmOfPlayer, FarmPosition, FarmRow, FarmShownFarm } from "../../api/schema";

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
