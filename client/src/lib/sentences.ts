/** Sentences about acts and log entries. */
import type { EventInfo, LogEntry, SeatInfo } from "../api/types";
import type { Act } from "./narrowing";
import type { Text, Word } from "./text.svelte";

export const actSentence = (text: Text, act: Act): string =>
  text.act(act.verb, [...act.words.slice(1), ...(act.more ?? [])]);

/** An act that leaves the rest: where one thing is left it is named, "Leave the tile". */
export function closingSentence(text: Text, act: Act, left: Act[]): string {
  const verbs = new Set(left.map(({ verb }) => verb));
  const id = `act-${act.verb}-without-${[...verbs][0]}`;
  return verbs.size === 1 && text.has(id) ? text.say(id) : actSentence(text, act);
}

/** What is still to do here and would be left: one thing or two are named. */
export function leftSentence(text: Text, left: Act[]): string {
  const verbs = [...new Set(left.map(({ verb }) => verb))];
  if (!verbs.length) return text.say("web-end-sure");
  if (verbs.length > 2) return text.say("web-end-left-many");
  const names = verbs.map((verb) => text.say(`verb-${verb}`));
  const what = names.map((name) => name.charAt(0).toLocaleLowerCase(text.language) + name.slice(1)).join(", ");
  return text.say("web-end-left", { what });
}

/** A name before what it is about: "Villages:"; French puts a space there. */
export const labelled = (text: Text, name: string): string => text.say("web-label", { name });

/** The word of a crumb or a button. */
export const wordName = (text: Text, word: Word): string =>
  word.kind === "verb" ? text.say(`verb-${word.id}`) : capital(text.word(word.kind, word.id), text.language);

/** Who sits there: a name, somebody who has gone for good, a bot with its number, or the number alone. */
export const seatName = (text: Text, seat: Pick<SeatInfo, "name" | "kind" | "seat" | "gone">): string =>
  seat.name ||
  text.say(seat.gone ? "web-somebody" : seat.kind === "bot" ? "web-bot-seat" : "seat", { n: seat.seat + 1 });

/** A number with a true minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

export const capital = (sentence: string, language: string): string =>
  sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1);

const VOWEL = "[аеёиоуыэюя]";
const CONSONANT = "[бвгджзклмнпрстфхцчшщ]";
/** Begins a syllable together. */
const PAIR = "[бвгдзкпстфх][рл]";
/** Between which letters a Russian word may be divided; many browsers know no places of their own. */
const PLACES = [
  "(?<=[а-яё][йьъ])(?=[а-яё]{2})",
  `(?<=${VOWEL}${CONSONANT})(?<!${VOWEL}(?=${PAIR}).)(?=${CONSONANT}${VOWEL})`,
  `(?<=${CONSONANT}${VOWEL})(?=(?:${PAIR}|${CONSONANT})${VOWEL})`,
  `(?<=${VOWEL}${CONSONANT})(?=${CONSONANT}{2}${VOWEL})`,
  `(?<=${CONSONANT}${VOWEL})(?=${VOWEL}[а-яё])`,
];
const DIVIDE = new RegExp(PLACES.join("|"), "giu");
const LONG = 8;
/** The same for French; three letters stay on either side. */
const FR = "[a-zà-ÿœ]";
const FR_VOWEL = "[aeiouyàâäéèêëîïôöùûüœ]";
const FR_CONSONANT = "[bcdfghj-np-tvwxzç]";
const FR_PAIR = "(?:[bcdfgptv]r|[bcfgp]l|[cpt]h|gn|[qg]u)";
const FR_DIVIDE = new RegExp(
  [
    `(?<=${FR}{2}${FR_VOWEL})(?=(?:${FR_PAIR}|${FR_CONSONANT})${FR_VOWEL}${FR})`,
    `(?<=${FR}${FR_VOWEL}${FR_CONSONANT})(?<!${FR_VOWEL}(?=${FR_PAIR}).)(?=(?:${FR_PAIR}|${FR_CONSONANT})${FR_VOWEL}${FR})`,
  ].join("|"),
  "giu",
);

/** English words are short; a long one is divided before its ending. */
const EN_DIVIDE = /(?<=[a-z]{8})(?=(?:ing|tion|ment|house)$)/iu;

/** Two letters alone on a line look lost. */
const LAST = /\u00AD(?=[а-яё]{1,2}$)/iu;

/** A name as it is drawn where there is little space: words of so many letters may be divided. */
export function divided(name: string, language: string, least = LONG): string {
  const places = language === "ru" ? DIVIDE : language === "fr" ? FR_DIVIDE : EN_DIVIDE;
  return name.replace(/[а-яёa-zà-ÿœ]+/giu, (word) =>
    word.length < least ? word : word.replace(places, "\u00AD").replace(LAST, ""),
  );
}

/** Events by which goods come or go, in every game (docs/new_game.md). */
export const AMOUNTS: Record<string, 1 | -1> = { gained: 1, paid: -1, lost: -1 };

/** The id of an event, without the beginning of its message's. */
export const idOf = (event: EventInfo): string => event.id.replace(/^event-/, "");

/** Goods that come or go in a row for the same reason are told as one: their amounts are put together. */
function merged(events: EventInfo[]): (EventInfo & { more?: EventInfo[] })[] {
  const found: (EventInfo & { more?: EventInfo[] })[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const alike =
      last &&
      idOf(event) in AMOUNTS &&
      last.id === event.id &&
      last.seat === event.seat &&
      last.data.source === event.data.source;
    if (!alike) found.push({ ...event });
    else last.more = [...(last.more ?? []), event];
  }
  return found;
}

/** What happened, in parts, each with the seat that it happened to; empty if there is nothing to tell. */
export function entryParts(text: Text, entry: LogEntry): { seat: number; sentences: string[] }[] {
  const parts: { seat: number; sentences: string[] }[] = [];
  const plain = entry.events.filter((event) => !/by_itself$|follows$/.test(event.id));
  for (const event of merged(plain)) {
    // A page that is only opened is long, and stands elsewhere; a choice and what came of it are told.
    const [chosen = "", ...came] = event.story?.[text.language]?.split("\n") ?? [];
    const told = came.length ? [chosen, ...came].join(" – ") : "";
    const said = text.event(event, event.more);
    const happened = told ? `${labelled(text, said)} ${told}` : said;
    if (!happened) continue;
    // What happened to the whole table has no name before it.
    const sentence = event.seat < 0 ? capital(happened, text.language) : happened;
    const last = parts.at(-1);
    if (last && last.seat === event.seat) last.sentences.push(sentence);
    else parts.push({ seat: event.seat, sentences: [sentence] });
  }
  if (parts.length === 0 && entry.actor >= 0) {
    const [verb = "", ...ids] = entry.act.split(" ");
    const words = ids.map((id, index) => ({ kind: entry.kinds?.[index] ?? "", id }));
    const told = text.has(`told-${verb}`) ? text.say(`told-${verb}`) : text.act(verb, words);
    parts.push({ seat: entry.actor, sentences: [told] });
  }
  return parts;
}

/** Several things that happened to one seat. */
export const together = (text: Text, sentences: string[]): string => sentences.join(text.say("web-told-and"));

/** The name before what happened: "Anna:". */
export const teller = (text: Text, seat: number): string => text.say("web-told-name", { seat: text.seat(seat) });

/** A log entry as one sentence for a screen reader. */
export const entrySentence = (text: Text, entry: LogEntry): string =>
  entryParts(text, entry)
    .map(({ seat, sentences }) => `${seat >= 0 ? `${teller(text, seat)} ` : ""}${together(text, sentences)}`)
    .join(". ");
