/** The sentence of the turn bar, and what is said aloud when the decision changes. */
import { live } from "./live.svelte";
import { actSentence, capital, labelled, signed, wordName } from "./sentences";
import type { Act } from "./narrowing";
import type { Table } from "./table.svelte";
import type { Data, Message, View } from "../api/types";
import type { Text } from "./text.svelte";

export function sentenceOf(text: Text, table: Table): string {
  const view = table.shown!;
  const pick = table.pick;
  if (table.past) return text.say("web-past", { n: table.past.n });
  if (view.over) return outcome(text, view);
  if (view.status === "waiting" && !pick.mine) return text.say("web-waiting");
  if (view.actor < 0) return text.message(view.prompt);
  if (!pick.mine) return text.say(view.rests ? "web-others-rest" : "web-others-turn", { seat: text.seat(view.actor) });
  const own = pick.begun ? null : table.asks(view, pick.mainActs);
  if (own) return text.message(own);
  const { kinds, verb } = pick.step;
  if ((pick.begun || table.vague.includes(view.prompt.id)) && verb && kinds.length >= 1) {
    const chosen = pick.crumbs.map(({ word }) => word.id);
    const id = askId(text, verb, kinds.find((kind) => kind) ?? "", chosen);
    if (id) {
      const data: Data = {};
      for (const { word } of pick.crumbs) if (word.kind !== "verb") data[word.kind] = text.word(word.kind, word.id);
      return capital(text.say(id, data), text.language);
    }
  }
  // One act is left, or none: yes or no?
  const [only] = pick.left;
  if (!pick.begun && pick.closeActs.length && pick.left.length < 2 && table.vague.includes(view.prompt.id))
    return only ? text.say("web-ask-one", { act: inShort(text, only) }) : text.say("web-ask-done");
  // A thing was chosen that is good for several acts: what becomes of it?
  const [thing] = pick.crumbs;
  if (pick.begun && !verb && thing && text.has(`ask-which-${thing.word.kind}`))
    return text.say(`ask-which-${thing.word.kind}`, { [thing.word.kind]: wordName(text, thing.word) });
  return text.message(view.prompt);
}

/** "Small pasture: row 1, column 2" is too much for a question; its button names the rest. */
export const withoutDetails = (sentence: string): string => sentence.replace(/\s*:\s.*/u, "");

/** Longer than that is more than one line of a phone. */
const LONG = 46;

/** "Tear down a wall", where its button says which. */
function inShort(text: Text, act: Act): string {
  const sentence = withoutDetails(actSentence(text, act));
  return sentence.length > LONG && text.has(`verb-${act.verb}`) ? text.say(`verb-${act.verb}`) : sentence;
}

/** What is asked for next; of some things in words of their own: "Lay the meadow and the field". */
function askId(text: Text, verb: string, kind: string, chosen: string[]): string | undefined {
  const id = `ask-${verb}-${kind}`;
  return [...chosen.map((one) => `${id}-${one}`), id].find((one) => text.has(one));
}

/** "Player 2 wins, 55 to 12." */
export function outcome(text: Text, view: View): string {
  const { totals, winners, verdict } = view.result;
  const why = text.say(`verdict-${verdict}`);
  if (totals.length === 1) return `${text.say("web-result-solo", { seat: text.seat(0), n: totals[0]! })}. ${why}`;
  const [n = 0, other = 0, ...rest] = totals.toSorted((one, two) => two - one);
  const scores = text.say("web-scores-two", { n: signed(n), other: [other, ...rest].map(signed).join(", ") });
  const [winner] = winners;
  if (view.days?.ended === "draw") return why;
  if (view.days?.ended && winner !== undefined) return text.say("web-wins-resigned", { seat: text.seat(winner) });
  if (winners.length !== 1 || winner === undefined) return `${text.say("web-draw", { scores })}.`;
  // Equal scores need a word more about why.
  return `${text.say("web-wins", { seat: text.seat(winner), scores })}.${n === other ? ` ${why}` : ""}`;
}

/** "Your turn. Take an action tile. 5 places." */
export function spoken(text: Text, table: Table): string {
  const pick = table.pick;
  const told = pick.mine && !pick.begun && !table.past ? table.aloud(table.shown!, pick.acts, text, table.log) : null;
  if (told) return told;
  const parts = [sentenceOf(text, table)];
  const mine = text.say("web-your-turn");
  // Some questions begin like that.
  if (pick.mine && !pick.begun && !parts[0]!.startsWith(mine)) parts.unshift(mine);
  if (pick.mine && pick.left.length > 1)
    parts.push(
      pick.verbs.length
        ? text.say("web-count-ways", { n: pick.verbs.length })
        : text.say("web-count-places", { n: pick.count }),
    );
  // Unless that is the question.
  const only = pick.mine && pick.left.length === 1 ? actSentence(text, pick.left[0]!) : "";
  if (only && !parts.some((part) => part.includes(only))) parts.push(only);
  return parts
    .map((part) => part.replace(/[.!]$/, ""))
    .map((part) => (part.endsWith("?") ? part : `${part}.`))
    .join(" ");
}

/** Why the last act, or the whole turn, stays. */
function whyStays(table: Table): Message {
  if (!table.online) return { id: "web-offline", data: {} };
  const standing = table.log.filter((entry) => !entry.undone);
  const act = standing.findLast((entry) => entry.actor >= 0);
  if (act && !table.view?.seats[act.actor]?.mine && standing.some((entry) => table.view?.seats[entry.actor]?.mine))
    return { id: "web-undo-moved", data: { seat: act.actor } };
  const shown = act !== undefined && act !== standing.at(-1) && table.view?.seats[act.actor]?.mine;
  return { id: shown ? "web-undo-shown" : "web-undo-nothing", data: {} };
}

export const canTakeBack = (table: Table, wholeTurn: boolean): boolean =>
  table.online && ((wholeTurn ? table.view?.can_restart : table.view?.can_undo) ?? false);

/** Take back the last act or the turn, or say why that can't be done. */
export function takeBack(text: Text, table: Table, wholeTurn: boolean): void {
  if (canTakeBack(table, wholeTurn)) {
    void table.undo(wholeTurn);
    return;
  }
  if (!table.playing || table.past || table.pick.sending) return;
  const message = wholeTurn && table.view?.can_undo ? { id: "web-restart-nothing", data: {} } : whyStays(table);
  table.pick.notice = { message, about: null };
  live.say(text.message(message));
}

/** "Build the chapel, can't be undone. Choose it once more to be sure." */
export function armedSpoken(text: Text, act: Act): string {
  const what = act.reveals ? [actSentence(text, act), text.say("web-no-way-back")] : [actSentence(text, act)];
  return `${what.join(", ")}. ${text.say("web-once-more")}`;
}

/** "Done. Plus 2 food. then feeding: Minus 6 food." */
export function changeSpoken(text: Text, act: Act): string {
  const spoken = (change: Record<string, number>): string[] =>
    Object.entries(change)
      .filter(([good]) => text.has(`amount-${good}`))
      .map(([good, n]) =>
        text.say(n > 0 ? "web-plus" : "web-minus", { amount: text.say(`amount-${good}`, { n: Math.abs(n) }) }),
      );
  const after = spoken(Object.fromEntries(Object.values(act.then).flatMap((one) => Object.entries(one))));
  return [
    text.say("web-done"),
    ...spoken(act.own),
    ...(after.length ? [labelled(text, capital(text.say("web-then"), text.language)), ...after] : []),
  ].join(" ");
}
