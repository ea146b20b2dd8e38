/** What the turn bar offers as buttons: words that have no place on the table, or few whole acts. */
import type { GameClient } from "./game";
import type { Act } from "./narrowing";
import type { Pick } from "./pick.svelte";
import { actSentence, wordName } from "./sentences";
import type { Text, Word } from "./text.svelte";

export interface Option {
  key: string;
  word: Word;
  label: string;
  /** The one act that is left by it. */
  act: Act | null;
  acts: Act[];
}

/** Few acts whose words all have no place on the table are offered whole instead of word by word. */
const FEW = 10;

function wholes(game: GameClient, pick: Pick): Act[] {
  const from = pick.next[0]?.place ?? 0;
  const rest = pick.left.map((act) => act.words.slice(from));
  const placeless = rest.every((words) =>
    words.every((word) => word.kind !== "verb" && !game.placed.includes(word.kind)),
  );
  return pick.left.length <= FEW && placeless && rest.some((words) => words.length > 1) ? pick.left : [];
}

/** `kept`: what the game does not offer in its own way; `best`: the verb that comes first. */
export function optionsOf(
  text: Text,
  game: GameClient,
  pick: Pick,
  kept: (act: Act) => boolean,
  best: string | null,
): Option[] {
  const whole = wholes(game, pick);
  if (whole.length > 1)
    return whole.map((act) => ({
      key: act.text,
      word: { kind: "", id: "" },
      label: actSentence(text, act),
      act,
      acts: [act],
    }));
  return pick.next
    .filter(({ word }) => pick.verbs.length > 0 || word.kind === "" || !game.placed.includes(word.kind))
    .filter(({ acts }) => pick.left.length > 1 && acts.some(kept))
    .map(({ word, acts }) => {
      const act = acts.length === 1 ? acts[0]! : null;
      const named = act && (word.kind === "verb" || word.kind === "number" || word.kind === "");
      return {
        key: `${word.kind}:${word.id}`,
        word,
        label: named ? actSentence(text, act) : wordName(text, word),
        act,
        acts,
      };
    })
    .toSorted((one, two) => Number(two.word.id === best) - Number(one.word.id === best));
}
