/** What the server says about Above and Below, by shorter names. */
import type { VillageFacts, VillagePage, VillagePosition, VillageShown } from "../../api/schema";
import type { View as Table } from "../../api/types";
import type * as shell from "../../lib/game";
import type { BoardProps as AnyBoardProps, Looks as AnyLooks } from "../../result/looks";

export type {
  VillageBonus as Bonus,
  VillageCard as Building,
  VillageFacts as Facts,
  VillageOfPlayer as Village,
  VillagePage as Page,
  VillagePosition as State,
  VillageShown as Shown,
  VillageShownVillage as ShownVillage,
  VillageTale as Tale,
  VillageTales as Tales,
  VillageVillager as Villager,
} from "../../api/schema";

export type Zone = "ready" | "exhausted" | "injured";
/** A text by language. */
export type Words = Record<string, string>;
/** What an outcome brings. */
export type Effect = VillagePage["options"][number][number];

/** What the shell and this game give to each other. */
export type View = Table<VillagePosition, VillageShown>;
export type PanelProps = shell.PanelProps<View, VillageFacts>;
export type Panel = shell.Panel<View, VillageFacts>;
export type GameClient = shell.GameClient<View, VillageFacts>;
export type BoardProps = AnyBoardProps<View, VillageFacts>;
export type Looks = AnyLooks<View, VillageFacts>;
