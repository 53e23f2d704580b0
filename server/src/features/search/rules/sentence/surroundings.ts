import { stem } from "@candor/engine/analysis/stem";
import { tokens } from "@candor/engine/analysis/tokenize";
import { skillTitled } from "../../../jobs/rules/skills.ts";
import { occupationsTyped } from "../occupations/as-typed.ts";
import { frequencyOf } from "../occupations/stem-frequency.ts";
import { isFunctionWord, isJobNoun } from "./function-words.ts";
import { isAmongCodes, joinedAfter, placeBefore } from "./joined-places.ts";
import { titlesIn } from "./occupation-title.ts";
import type { PlaceNames } from "./reading.ts";
import type { Sentence, Word } from "./words.ts";

/** What the words around a name say about whether it is meant as a place. */
export function surroundings(sentence: Sentence, places: PlaceNames, first: number, last: number) {
  const { text, words } = sentence;
  const ahead = text.slice(0, words[first]!.start);
  const isFirst = words.slice(0, first).every(saysHow);
  const isLast = isLastNamed(sentence, places, last);
  const follows = followedBy(sentence, places, first);
  return {
    isLoud: text === text.toUpperCase(),
    isLast,
    isAlone: words.every((word, at) => (at >= first && at <= last) || saysHow(word)),
    isListed: first === last && isAmongCodes(sentence, places, first),
    isStandard: standard.test(ahead),
    isWhereRemote:
      (isLast && /\bremote[\s,/(-]+$/i.test(ahead)) ||
      ((isFirst || follows === "title") && isRemote(words[last + 1])),
    isBeforeClause: clause.test(words[last + 1]?.text ?? ""),
    follows,
    leads: isFirst ? titleAfter(sentence, last) : undefined,
    isWhereOneWorks: isWhereOneWorks(sentence, first, last),
  };
}

/** "nurse in mobile": no field of that work, which would be called "mobile nurse". */
function isWhereOneWorks(sentence: Sentence, first: number, last: number): boolean {
  const { text, words } = sentence;
  if (!/^in$/i.test(words[first - 1]?.text ?? "")) return false;
  // "jobs in mobile", and nothing else.
  const isOnly = ({ text }: Word, at: number) => (at >= first && at <= last) || isFunctionWord(text);
  if (isJobNoun(words[first - 2]?.text ?? "") && words.every(isOnly)) return true;
  const title = titlesIn(sentence).findLast(({ end }) => end === words[first - 2]?.end);
  if (title === undefined || title.meaning.kind !== "occupation") return false;
  const name = text.slice(words[first]!.start, words[last]!.end).toLowerCase();
  const called = text.slice(title.start, title.end);
  return (
    !title.meaning.occupations.some(({ title: own, aliases }) =>
      [own, ...aliases].some((each) => each.toLowerCase().split(" ").includes(name)),
    ) && occupationsTyped(`${name} ${called}`).length === 0
  );
}

function isRemote(word: { readonly text: string } | undefined): boolean {
  return /^remote$/i.test(word?.text ?? "");
}

/** What comes before the number of a standard, a posting or a store. */
const standard =
  /\b(?:iso|iec|ansi|astm|nfpa|(?:job|posting|position|store) id|req(?:uisition)?|ref(?:erence)?|store)[\s#:-]+$|#\s?$/i;

/** What a code comes after, with or without pay and times in between: "paralegal 80k dc". */
function followedBy(sentence: Sentence, places: PlaceNames, first: number): "title" | "titleWord" | "other" {
  const before = sentence.words.slice(0, first).findLast(({ text }) => !afterPlaces.test(text));
  // A code without a title is what is left of a search whose title was dropped: "ATL", "tx", "full time tx".
  if (before === undefined)
    return askedOf(sentence, first).every((word, at) => at === first || saysHow(word))
      ? "titleWord"
      : "other";
  if (placeBefore(sentence, places, first) !== undefined) return "title";
  if (titlesIn(sentence).some(({ end }) => end === before.end)) return "title";
  // "data analyst sql dc": who lists skills has named the work.
  if (skillTitled(before.text) !== undefined) return "titleWord";
  return tokens(before.text).some((token) => frequencyOf(stem(token)) >= commonInTitles)
    ? "titleWord"
    : "other";
}

/** A word in the titles of this many families is a title word: "engineer", "warehouse", "sales". */
const commonInTitles = 3;

/** What may follow a place at the end: pay, times and filler. */
const afterPlaces =
  /^(?:[\d$€£><+-].*|remote|hybrid|full|part|time|shifts?|days?|mornings?|nights?|evenings?|weekdays?|weekends?|posted|today|this|week|hiring|now|asap|immediate(?:ly)?|only|no|entry|level|urgent|seasonal|temporary|temp|overnights?|internships?|per|diem|prn)$/i;

const lastNamed = new WeakMap<Sentence, Map<number, boolean>>();

/** Whether no name but those joined with it follows. Each place of a list asks, about those that follow it. */
function isLastNamed(sentence: Sentence, places: PlaceNames, at: number): boolean {
  const known = lastNamed.get(sentence) ?? new Map<number, boolean>();
  lastNamed.set(sentence, known);
  const isLast = known.get(at) ?? isLastOf(sentence, places, at);
  known.set(at, isLast);
  return isLast;
}

function isLastOf(sentence: Sentence, places: PlaceNames, at: number): boolean {
  const next = joinedAfter(sentence, places, at);
  return next === undefined
    ? askedOf(sentence, at)
        .slice(at + 1)
        .every(saysHow)
    : isLastNamed(sentence, places, next);
}

/** The words before the refusal after this one, if there is one: "nurse nj not nyc". */
function askedOf({ words }: Sentence, at: number): readonly Word[] {
  const refusal = words.findIndex(({ text }, number) => number > at && refusing.test(text));
  return refusal < 0 ? words : words.slice(0, refusal);
}

const refusing = /^(?:but|except|excluding|not)$/i;

/** What begins a clause after a place: "jobs in la that pay weekly". */
const clause =
  /^(?:around|but|earning|except|excluding|for|making|near|not|over|paying|pays|starting|that|under|which|who|with|without)$/i;

/** The title that begins right after a word. */
function titleAfter(sentence: Sentence, last: number): string | undefined {
  const { text, words } = sentence;
  const title = titlesIn(sentence).find(({ start }) => start === words[last + 1]?.start);
  return title && text.slice(title.start, title.end);
}

/** "remote", "full time", "80k": neither a title nor a place. */
export function saysHow({ text }: { readonly text: string }): boolean {
  return afterPlaces.test(text) || isFunctionWord(text);
}
