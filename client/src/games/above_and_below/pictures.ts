/** The pictures of the game. What the shell has drawn already is not drawn twice. */
import shell from "../../icons.json?sprite";
import own from "./icons.json?sprite";

const SHARED: Record<string, string> = {
  "mark-lantern": "lantern",
  "mark-reroll": "dice",
  "mark-ready": "light",
  "mark-exhausted": "dark",
  "mark-quest": "log",
  "building-k_explorers_guild": "lantern",
  "villager-s_metal_man": "bot",
  "villager-v_quarrier": "pick",
};

const pictures = (id: string): string | undefined => own(id) ?? shell(SHARED[id] ?? "");

export default pictures;
