import { message } from "@candor/contract/messages/message";
import { sameAs } from "../same-words.ts";
import { isSpanishWord } from "../spanish-words.ts";
import { type Excluded, isTest, Things } from "./excluded-things.ts";
import { weekend } from "./misspelled.ts";
import { needOf } from "./place-names.ts";
import type { PlaceNames, Reading } from "./reading.ts";
import { type Sentence, spanText, type Word } from "./words.ts";

/** "don't", "don’t", "dont". */
const contracted = (verb: string) => ["n't", "n’t", "nt"].map((not) => `${verb}${not}`);
const refusals = [
  ...["do", "does", "ca"].flatMap(contracted),
  "do not",
  "does not",
  "cannot",
  "won't",
  "won’t",
];
const refused = ["want", "want to do", "want to work", "do", "work", "stand"];
const requiring = ["does not", "doesn't", "doesn’t", "do not", "don't", "don’t"].map(
  (not) => `${not} require`,
);
const negators = new Set([
  ..."no not never neither without w/o besides except excluding avoid avoiding".split(" "),
  ...["no quiero", "no puedo", "no me gusta", "que no sea", "que no sean"].flatMap((no) => [
    no,
    `${no} trabajar`,
  ]),
  "no trabajo",
  ...requiring,
  ...requiring.map((each) => `that ${each}`),
  "not requiring",
  "must not be",
  "not doing",
  "not working",
  ..."instead of,rather than,not into,not looking for,not seeking".split(","),
  "no more",
  "nothing",
  ...["are", "is", "that are", "that is"].flatMap(contracted),
  ...["day", "job", "shift", "time"].flatMap((what) => [`any ${what} but`, `any ${what} except`]),
  ..."except for,other than,something other than,anything other than,apart from,anything but,anything except,everything but,everything except,anywhere but".split(
    ",",
  ),
  ...["hate", "am tired of", "am sick of", "am not interested in"].map((feeling) => `i ${feeling}`),
  ..."i'm tired of,i’m tired of,tired of,sick of,not interested in".split(","),
  ...["", "i "].flatMap((who) =>
    refusals.flatMap((refuses) => refused.map((what) => `${who}${refuses} ${what}`)),
  ),
]);
/** "places that don't drug test". */
const omitting = new Set(
  ["", "that ", "who ", "which "].flatMap((who) =>
    ["don't", "don’t", "dont", "do not", "doesn't", "doesn’t", "does not", "won't", "won’t"].map(
      (not) => who + not,
    ),
  ),
);
/** "sin noches" refuses them; "sin experiencia" says what isn't needed. */
const refusedInSpanish = /^(?:llamadas?|noches?|tardes?|turnos?|ventas?|viajar|viajes?)$/i;
const longestNegator = 6;
const between = new Set(["a", "an", "any", "the", "in", "at", "on", "de", "en"]);
/** They are part of no name: "not really retail". */
const idle = new Set(["like", "really", "through"]);
const mostBetween = 2;
const alternatives = new Set(["or", "nor", "ni"]);
const links = new Set([...alternatives, "and"]);
/** "anything except retail and food": neither is wanted. */
const excepting =
  /\b(?:except(?: for)?|excluding|avoid(?:ing)?|(?:any|every)\w* but|other than|apart from)$/i;
/** "anywhere but ny or ca", "not in tx or ca": what follows are places. */
const where = /\b(?:in|anywhere\s+(?:but|except))\s+(?:\S+\s+(?:or|and)\s+)*$/i;
/** When people don't want to work: "no nights, weekends and evenings" denies all three. */
const time = new RegExp(`^(?:afternoon|evening|morning|nite|night|overnight|${weekend})s?$`, "i");
/** "no nights, weekends only" asks for weekends. */
const aWeekend = new RegExp(`^${weekend}s?\\b`, "i");
const wanted = new Set(["fine", "ok", "okay", "only", "preferred"]);

/**
 * "not crypto", "no cold calling", "without travel", "not sales manager", "not crypto or gambling": the thing that
 * follows must not occur. It is what another recognizer reads there, otherwise a word or two. "not in Texas": no place
 * of a posting may be there. "not at Globex": it isn't a posting of Globex, though its text may name it.
 */
export function negation(sentence: Sentence, places: PlaceNames, read: readonly Reading[]): Reading[] {
  const things = new Things(sentence, places, read);
  return sentence.words.flatMap((word, number) => {
    // "no touch freight" is what the work is called.
    if (read.some(({ meaning, start }) => meaning.kind === "name" && start === word.start)) return [];
    const count = negatorAt(sentence, number);
    const lists =
      count === 0 ? [outside(things, number), freeFrom(things, number)] : listsFrom(things, number + count);
    return lists.flatMap(([one, ...others], at) => {
      if (!one) return [];
      const excluded = [one, ...others];
      if (at === 0) return [negated(word, excluded, endOf(sentence, excluded))];
      const after = negated(one.first, excluded, endOf(sentence, excluded));
      // In "no weekends, nights" the comma joins what isn't wanted.
      return [{ ...after, known: after.known + 0.5 }];
    });
  });
}

/** A weekend is in no list, but ends one: "no weekends" is a wish. */
function listsFrom(things: Things, first: number): Excluded[][] {
  const lists: Excluded[][] = [[]];
  for (const each of excludedFrom(things, first)) {
    if (aWeekend.test(each.text)) lists.push([]);
    else lists.at(-1)!.push(each);
  }
  return lists;
}

/** "no driving required", "no contract jobs": what is said about it belongs to it. */
function endOf({ words }: Sentence, excluded: readonly Excluded[]): number {
  const { last } = excluded.at(-1)!;
  const next = words[words.indexOf(last) + 1];
  return next && /^(?:required|needed|necessary|involved|jobs|positions|roles|work)$/i.test(next.text)
    ? next.end
    : last.end;
}

/** "outside of Texas", but what is outside a city is near it. */
function outside(things: Things, number: number): Excluded[] {
  const { words } = things.sentence;
  if (!/^outside$/i.test(words[number]!.text)) return [];
  const isFiller = (at: number) => /^(?:of|the)$/i.test(words[at]?.text ?? "");
  let start = number + 1;
  while (isFiller(start)) start += 1;
  const count = things.lengthAt(start);
  const place = count > 0 ? things.regionCalled(spanText(things.sentence, start, count)!) : undefined;
  if (!place) return [];
  const last = words[start + count - 1]!;
  return [{ first: words[number]!, last, text: things.labelOf(place), place: { found: place, miles: 0 } }];
}

/** "drug test free". */
function freeFrom({ sentence }: Things, number: number): Excluded[] {
  const text = spanText(sentence, number, 2);
  const last = sentence.words[number + 2];
  if (!isTest(text) || !last || !/^free$/i.test(last.text)) return [];
  return [{ first: sentence.words[number]!, last, text: text! }];
}

/** How many words from here are a negator; 0 if they are none. */
export function negatorAt(sentence: Sentence, number: number): number {
  for (let count = longestNegator; count > 0; count--) {
    const words = sentence.words.slice(number, number + count);
    const text = spanText(sentence, number, count)?.toLowerCase();
    if (text === undefined || !words.every(isPlain)) continue;
    if (negators.has(text)) return count;
    if (omitting.has(text) && isTest(spanText(sentence, number + count, 2))) return count;
    if (text === "sin" && refusedInSpanish.test(spanText(sentence, number + 1, 1) ?? "")) return count;
  }
  return 0;
}

/** The things that are named from `start` on, after another one, if any. */
function excludedFrom(things: Things, start: number, first = start, before?: Excluded): Excluded[] {
  const { words } = things.sentence;
  const one = things.organizationAt(start) ?? thingAt(things, start, start, before?.place !== undefined);
  if (!one) return [];
  const next = words.indexOf(one.last) + 1;
  const following = isOneOf(links, words[next]) ? next + 1 : next;
  const goesOn =
    isOneOf(alternatives, words[next]) ||
    areTimes(things, one, following) ||
    (one.place && listsPlaces(things, next)) ||
    isListed(things, one, next);
  return [{ ...one, first: words[first]! }, ...(goesOn ? excludedFrom(things, following, next, one) : [])];
}

/** "no retail/food", "except retail and food", "not at amazon and ups". */
function isListed(things: Things, { first, last, organization }: Excluded, next: number): boolean {
  const { text, words } = things.sentence;
  const word = words[next];
  if (!word) return false;
  if (text.slice(last.end, word.start) === "/")
    return things.isThing(next) && negatorAt(things.sentence, next) === 0;
  if (!/^and$/i.test(word.text) || !things.isThing(next + 1)) return false;
  if (organization) return things.organizationAt(next + 1) !== undefined;
  return excepting.test(text.slice(0, first.start).trimEnd());
}

/**
 * "not in texas, florida or georgia", "not in austin and dallas". With only a comma between them, the second may be
 * where the work should be.
 */
function listsPlaces(things: Things, next: number): boolean {
  const { words } = things.sentence;
  if (isOneOf(links, words[next])) return things.placeEndAt(next + 1) !== undefined;
  const end = things.placeEndAt(next);
  return end !== undefined && things.isAfterComma(next) && listsPlaces(things, end);
}

function areTimes({ sentence: { words } }: Things, { text }: Excluded, next: number): boolean {
  return time.test(text) && time.test(words[next]?.text ?? "") && !isOneOf(wanted, words[next + 1]);
}

/** What is named at `start`, or after words such as "in the", which begin at `first`. */
function thingAt(things: Things, first: number, start: number, isAfterPlace: boolean): Excluded | undefined {
  const { words } = things.sentence;
  const count = things.lengthAt(start);
  const saysNothing =
    isMark(words[start]) || isOneOf(idle, words[start]) || (count < 2 && isOneOf(between, words[start]));
  if (saysNothing && start - first < mostBetween) {
    const organization = isOneOf(idle, words[start]) ? things.organizationAt(start + 1) : undefined;
    return organization ?? thingAt(things, first, start + 1, isAfterPlace);
  }
  if (count === 0) return undefined;
  const last = words[start + count - 1]!;
  const name = spanText(things.sentence, start, count);
  // A comma is in no name: "weekends, or holidays".
  const text = name ?? things.sentence.text.slice(words[start]!.start, last.end);
  const address = things.addressFrom(words[start]!, last);
  if (address) return { first: words[first]!, ...address };
  const only = things.onlyAfter(start, count);
  if (only) return { first: words[first]!, last: only, text: `${text} ${only.text}` };
  const isIn = start > first && /^in$/i.test(words[first]!.text);
  const isCode = text.length === 2 && where.test(things.sentence.text.slice(0, words[start]!.start));
  // "not in austin or seattle".
  const isListed = isAfterPlace && needOf(text) === "nothing";
  const place = things.placeCalled(text, isIn || isCode || isListed, words[start]!);
  return {
    first: words[first]!,
    last,
    ...(place ? { text: things.labelOf(place), place: { found: place, miles: 0 } } : { text }),
  };
}

function isOneOf(set: ReadonlySet<string>, word: Word | undefined): boolean {
  return word !== undefined && set.has(word.text.toLowerCase());
}

/** A pasted zero-width space and a lone "+" are words of their own, and no part of a name. */
function isMark(word: Word | undefined): boolean {
  return word !== undefined && /^[^\p{L}\p{N}]+$/u.test(word.text);
}

function isPlain({ form, minus }: Word): boolean {
  return form === "word" && !minus;
}

/** A Spanish word with what English postings say. */
function allOf(text: string): readonly string[] {
  return isSpanishWord(text)
    ? [...new Set([text, ...sameAs(text)].map((word) => word.toLowerCase()))]
    : [text];
}

function negated({ start }: Word, excluded: readonly Excluded[], end: number): Reading {
  const value = excluded.map(({ text }) => text).join(" or ");
  const words = excluded.flatMap(({ text, place, organization }) =>
    place || organization ? [] : allOf(text),
  );
  const places = excluded.flatMap(({ place }) => place ?? []);
  const organizations = excluded.flatMap(({ organization }) => organization?.meaning.ids ?? []);
  const meaning = {
    kind: "not",
    words,
    ...(places.length > 0 && { places }),
    ...(organizations.length > 0 && { organizations }),
  } as const;
  // An organization's name counts for more than its length, and so does the name with what negates it.
  const known = Math.max(end - start, ...excluded.map(({ organization }) => (organization?.known ?? 0) + 1));
  return { start, end, known, meaning, value, label: message("chip.not", { what: value }) };
}
