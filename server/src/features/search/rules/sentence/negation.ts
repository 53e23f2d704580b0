import { message } from "@candor/contract/messages/message";
import { sameAs } from "../same-words.ts";
import { isSpanishWord } from "../spanish-words.ts";
import { type Excluded, Things } from "./excluded-things.ts";
import { goesOn, isLink } from "./exclusion-lists.ts";
import { isTest } from "./exclusion-words.ts";
import { weekend } from "./misspelled.ts";
import { isNowhereKnown, isRequirement, isSaidUnneeded } from "./needless.ts";
import { negatorAt } from "./negators.ts";
import { needOf } from "./place-names.ts";
import type { PlaceNames, Reading } from "./reading.ts";
import { isMark, isOneOf, type Sentence, spanText, type Word } from "./words.ts";

const between = new Set(["a", "an", "another", "any", "the", "as", "in", "at", "on", "with", "de", "en"]);
/** They are part of no name: "not really retail". */
const idle = new Set(["like", "really", "through"]);
const mostBetween = 2;
/** "anywhere but tulsa": what follows is a place. */
const anywhere = /\banywhere\s+(?:but|except)\s+$/i;
/** "no nights, weekends only" asks for weekends. */
const aWeekend = new RegExp(`^${weekend}s?\\b`, "i");

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
    if (isException(sentence, number, count)) return exception(things, number, number + count);
    const lists =
      count === 0
        ? [outside(things, number), freeFrom(things, number), refusedBehind(things, number)]
        : listsFrom(things, number + count);
    return lists.flatMap(([one, ...others], at) => {
      if (!one) return [];
      const all = [one, ...others];
      const end = endOf(sentence, all, read);
      const lacks = isLacking(sentence, number, count);
      const excluded = all.filter((each) => !isNowhereKnown(each) && !(lacks && isRequirement(each)));
      if (excluded.length === 0 || isSaidUnneeded(sentence.text.slice(0, end), excluded))
        return [opening(sentence, word.start, end)];
      if (at === 0) return [negated(word, excluded, end)];
      const after = negated(one.first, excluded, end);
      // In "no weekends, nights" the comma joins what isn't wanted.
      return [{ ...after, known: after.known + 0.5 }];
    });
  });
}

/** "no cpa", "without german", "java no": unlike "not german", it may be about what somebody doesn't have. */
function isLacking(sentence: Sentence, number: number, count: number): boolean {
  return count === 0 || /^(?:no|without|w\/o)$/i.test(spanText(sentence, number, count) ?? "");
}

const excepting = /^(?:apart from|besides|except(?: for)?|excepto|other than|salvo)$/i;
/** Words of what is refused before "except". */
const mostRefused = 3;

/** "no weekends except saturday": what is excepted from a refusal isn't refused. */
function isException(sentence: Sentence, number: number, count: number): boolean {
  if (count === 0 || !excepting.test(spanText(sentence, number, count) ?? "")) return false;
  const { text, words } = sentence;
  for (let from = number - 2; from >= Math.max(0, number - mostRefused - 1); from--) {
    const refused = negatorAt(sentence, from);
    if (refused === 0 || from + refused >= number) continue;
    const said = text.slice(words[from]!.end, words[number - 1]!.end);
    return !excepting.test(spanText(sentence, from, refused)!) && !/[,.;]/.test(said);
  }
  return false;
}

function exception(things: Things, number: number, start: number): Reading[] {
  const excepted = excludedFrom(things, start);
  const last = excepted.at(-1);
  if (!last) return [];
  return [opening(things.sentence, things.sentence.words[number]!.start, last.last.end)];
}

function opening({ text }: Sentence, start: number, end: number): Reading {
  const value = text.slice(start, end);
  return { start, end, known: end - start, meaning: { kind: "opening" }, value, label: value };
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

/** "no driving required", "no contract jobs": what is said about it belongs to it, unlike in "no mlm work from home". */
function endOf({ words }: Sentence, excluded: readonly Excluded[], read: readonly Reading[]): number {
  const { last } = excluded.at(-1)!;
  const next = words[words.indexOf(last) + 1];
  const isOther = read.some(
    ({ start, end, meaning: { kind } }) => start === next?.start && end > next.end && kind === "remote",
  );
  return next &&
    !isOther &&
    /^(?:required|needed|necessary|involved|jobs|positions|roles|work)$/i.test(next.text)
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

const refusable =
  /^(?:(?:afternoon|evening|graveyard|morning|night|nite|overnight|overtime|rotating|split|travel)s?|madrugadas?|noches?|tardes?|ventas|viajes)$/i;
const behind =
  /^(?<shift>\s+(?:shifts?|work))?\s+(?:(?:(?:is|are)\s+)?not\s+(?:fine|good|ok|okay|possible)(?!\p{L})|no(?=\s*(?:$|[,.;])))/iu;
const no = /^\s+no(?=\s*(?:$|[,.;]))/i;

/** "nights not ok", "chofer de uber no". */
function refusedBehind(things: Things, number: number): Excluded[] {
  const { text, words } = things.sentence;
  const word = words[number]!;
  const employer = things.organizationAt(number);
  const refusal = employer && words.find(({ start }) => start > employer.last.end);
  if (employer && refusal && no.test(text.slice(employer.last.end))) return [{ ...employer, last: refusal }];
  if (!refusable.test(word.text)) return thingBefore(things, number);
  const refused = behind.exec(text.slice(word.end));
  const last = refused && words.find(({ end }) => end === word.end + refused[0].length);
  return last ? [{ first: word, last, text: word.text + (refused.groups!["shift"] ?? "") }] : [];
}

const longestTopic = 3;

/** "python developer java no", "internship unpaid no": what nothing but a thing can be. */
function thingBefore(things: Things, number: number): Excluded[] {
  const { text, words } = things.sentence;
  const length =
    words.slice(number + 1, number + 1 + longestTopic).findIndex((word) => /^no$/i.test(word.text)) + 1;
  if (length === 0 || !no.test(text.slice(words[number + length - 1]!.end))) return [];
  const [first, last, name] = [
    words[number]!,
    words[number + length]!,
    spanText(things.sentence, number, length),
  ];
  const isWhole = name !== undefined && things.isTopic(number) && things.lengthAt(number) === length;
  return isWhole ? [{ first, last, text: name }] : [];
}

/** The things that are named from `start` on, after another one, if any. */
function excludedFrom(things: Things, start: number, first = start, before?: Excluded): Excluded[] {
  const { words } = things.sentence;
  const one = things.organizationAt(start) ?? thingAt(things, start, start, before);
  if (!one) return [];
  const next = words.indexOf(one.last) + 1;
  const following = isLink(words[next]) ? next + 1 : next;
  const others = goesOn(things, one, next, before !== undefined)
    ? excludedFrom(things, following, next, one)
    : [];
  return [{ ...one, first: words[first]! }, ...others];
}

/** "no cna license". */
const license = /\s(?:certificat(?:e|ion)s?|certs?|licen[cs]es?)$/i;

/** What is named at `start`, or after words such as "in the", which begin at `first`. */
function thingAt(
  things: Things,
  first: number,
  start: number,
  before: Excluded | undefined,
): Excluded | undefined {
  const { words } = things.sentence;
  const count = things.lengthAt(start, before !== undefined);
  const saysNothing =
    isMark(words[start]) || isOneOf(idle, words[start]) || (count < 2 && isOneOf(between, words[start]));
  const isFrom = /^from$/i.test(words[start]?.text ?? "") && things.isRegion(start + 1);
  if ((saysNothing || isFrom) && start - first < mostBetween) {
    return things.organizationAt(start + 1) ?? thingAt(things, first, start + 1, before);
  }
  if (count === 0) return undefined;
  const isLicense = license.test(spanText(things.sentence, start, count + 1) ?? "");
  const length = isLicense ? count + 1 : count;
  const last = words[start + length - 1]!;
  const name = spanText(things.sentence, start, length);
  // A comma is in no name: "weekends, or holidays".
  const text = name ?? things.sentence.text.slice(words[start]!.start, last.end);
  const address = things.addressFrom(words[start]!, last);
  if (address) return { first: words[first]!, ...address };
  const only = things.onlyAfter(start, count);
  if (only) return { first: words[first]!, last: only, text: `${text} ${only.text}` };
  const isIn = start > first && /^in$/i.test(words[first]!.text);
  // "not in austin or seattle".
  const isNamed =
    before?.place !== undefined || anywhere.test(things.sentence.text.slice(0, words[first]!.start));
  const isListed = isNamed && needOf(text) === "nothing";
  const place = things.placeCalled(text, isIn || isListed, words[start]!);
  return {
    first: words[first]!,
    last,
    ...(place ? { text: things.labelOf(place), place: { found: place, miles: 0 } } : { text }),
  };
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
