/** What the server says about Above and Below, by shorter names. */
import type { VillagePage } from "../../api/schema";

export type {
  VillageBonus as Bonus,
  VillageCard as Building,
  VillageFacts as Facts,
  VillageOfPlayer as Village,
  VillagePage as Page,
  VillagePosition as State,
  VillageShown as Shown,
  VillageShownVillage as ShownVillage,
  VillageVillager as Villager,
} from "../../api/schema";

export type Zone = "ready" | "exhausted" | "injured";
/** A text by language. */
export type Words = Record<string, string>;
/** What an outcome brings. */
export type Effect = VillagePage["options"][number][number];
