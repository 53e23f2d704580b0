import { isEverydayWord } from "../everyday-words.ts";
import { isOwnName, isUnusual } from "./distinctive.ts";
import { employerCalled } from "./employers.ts";
import { isFunctionWord } from "./function-words.ts";
import { titlesIn } from "./occupation-title.ts";
import {
  ahead,
  isBeside,
  isComparison,
  isLandmark,
  isOtherWord,
  type Span,
  spansOf,
} from "./organization.ts";
import { isCorporateAfter, meantBy, tailOf } from "./organization-tail.ts";
import { needOf } from "./place-names.ts";
import type { Meaning, Names, PlaceNames, Reading } from "./reading.ts";
import type { Sentence } from "./words.ts";

const longest = 4;
/** More are never looked up. */
const most = 40;

/** The words that may begin an organization's name, to look up before the sentence is parsed. */
export function organizationBeginnings(sentence: Sentence): string[] {
  const begun = spansOf(sentence).flatMap((span) => {
    const employer = employerCalled(span.name);
    if (employer) return [employer.name.toLowerCase()];
    return mayBegin(sentence, span) ? [keyOf(span.name)] : [];
  });
  return [...new Set(begun)].slice(0, most);
}

function mayBegin({ words }: Sentence, { name, first, count }: Span): boolean {
  if (count > longest || isOtherWord(name, count)) return false;
  const [one, ...others] = words.slice(first, first + count).map(({ text }) => text);
  const last = others.at(-1);
  if (last === undefined) return !isEverydayWord(one!);
  return !isFunctionWord(one!) && !isFunctionWord(last) && [one!, ...others].some(isUnusual);
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/\s+/g, " ");
}

/**
 * "dayton freight dispatcher" for "Dayton Freight Lines, Inc.": people leave off how a name ends. One of the words must
 * be somebody's own or a place's, and no other reading may need any of them: "austin home health aide" is a title.
 */
export function begunOrganization(sentence: Sentence, names: Names, read: readonly Reading[]): Reading[] {
  const { beginnings } = names;
  if (!beginnings || beginnings.size === 0) return [];
  return spansOf(sentence).flatMap((span): Reading[] => {
    const beginning = keyOf(span.name);
    const named = beginnings.get(beginning);
    if (named === undefined || employerCalled(span.name) || !mayBegin(sentence, span)) return [];
    const found = meantBy(beginning, named);
    if (found === undefined || !isDistinctive(sentence, names.places, span, found.name)) return [];
    if (isComparison(sentence, span) || isLandmark(sentence, span)) return [];
    const end = endOf(sentence, span, tailOf(beginning, found.name));
    const { start, cued } = span;
    if (read.some((other) => other.start < end && start < other.end && takes(other))) return [];
    const known = end - start + (cued === undefined ? 0 : ahead + 0.5);
    const meaning = { kind: "organization", ids: found.ids } as const;
    return [{ start: cued ?? start, end, known, meaning, value: found.name, label: found.name }];
  });
}

/** Whether the words can't mean anybody else. A place of its own, or a single word that isn't alone, says too little. */
function isDistinctive(
  sentence: Sentence,
  places: PlaceNames,
  { name, first, count, cued }: Span,
  whole: string,
): boolean {
  const words = sentence.words.slice(first, first + count).map(({ text }) => text);
  const isOwn = words.some((word) => isOwnName(word, places));
  if (count === 1) {
    const { length } = sentence.words;
    const isNamed =
      cued !== undefined || length === 1 || titlesIn(sentence).length > 0 || isBeside(sentence, first);
    return isOwn && isNamed && isCorporateAfter(name, whole);
  }
  if (places.findAll(name).length > 0) return false;
  return isOwn || (isCorporateAfter(name, whole) && words.some((word) => isCity(word, places)));
}

const sizeable = 20_000;

function isCity(word: string, places: PlaceNames): boolean {
  const [found] = places.findAll(word);
  return found !== undefined && found.population >= sizeable && isUnusual(word) && needOf(word) === "nothing";
}

/** What of the name's end was typed belongs to it, too: "dayton freight lines inc". */
function endOf({ words }: Sentence, { first, count, end }: Span, tail: readonly string[]): number {
  const typed = words.slice(first + count, first + count + tail.length);
  const others = typed.findIndex(({ text }, at) => text.toLowerCase() !== tail[at]!.toLowerCase());
  return (others < 0 ? typed : typed.slice(0, others)).at(-1)?.end ?? end;
}

/** These leave words to whoever reads more of them. */
const giving: ReadonlySet<Meaning["kind"]> = new Set(["organization", "name", "saying"]);

/** A bare place gives way; one that is introduced, or has its state, doesn't. */
function takes({ meaning, certainty = 0 }: Reading): boolean {
  return meaning.kind === "place" ? certainty >= 2 : !giving.has(meaning.kind);
}
