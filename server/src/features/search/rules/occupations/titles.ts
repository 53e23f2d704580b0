import { tokens } from "@candor/engine/analysis/tokenize";
import { names, type OccupationName } from "./names.ts";
import type { Occupation } from "./occupation.ts";
import { singular } from "./singular.ts";
import { frequencyOf } from "./stem-frequency.ts";
import { titleStem } from "./title-stem.ts";
import { doubtfulIn, segmentsOf, titleText } from "./title-text.ts";
import { ranks } from "./title-weights.ts";

/** The number of words in the graph's longest title. */
const mostWords = 7;

/**
 * Families by the words of their titles in order, and by the stems of those words. Several may share a title such as
 * "PM".
 */
const byTitle = familiesBy(keyOf);
const byExactTitle = familiesBy((words) => words.join(" "));

/** The families with exactly this title, otherwise those that differ only in word forms. */
export function occupationsTitled(title: string): readonly Occupation[] {
  const words = tokens(title);
  if (words.length > mostWords) return [];
  return byExactTitle.get(words.join(" ")) ?? byTitle.get(keyOf(words)) ?? [];
}

function familiesBy(key: (words: readonly string[]) => string): ReadonlyMap<string, Occupation[]> {
  const families = new Map<string, Occupation[]>();
  for (const { occupation, words } of names) {
    const named = key(words);
    const known = families.get(named);
    if (known === undefined) families.set(named, [occupation]);
    else if (!known.includes(occupation)) known.push(occupation);
  }
  return families;
}

/** A known title by its parts, and how each family with this title spells it. */
interface KnownTitle {
  readonly parts: readonly string[];
  readonly spellings: readonly OccupationName[];
}

/** Each title is filed under its rarest part. */
const byRarestPart = Map.groupBy(knownTitles(), ({ parts }) =>
  parts.reduce((rarest, each) => (frequencyOf(bare(each)) < frequencyOf(bare(rarest)) ? each : rarest)),
);

function knownTitles(): KnownTitle[] {
  return Array.from(
    Map.groupBy(names, ({ words }) => keyOf(words)),
    ([key, spellings]) => ({ parts: key.split(" "), spellings }),
  );
}

/** More would be meaningless. */
const mostMeanings = 3;
/** A principal engineer doesn't head a school. */
const rankStems = new Set(ranks.map(titleStem));
/** Alone, these are on every other title: together they mean an occupation only side by side. */
const common = new Set(
  `application applications assistant associate business coordinator development director information it management manager
  officer operations product program project sales service services social specialist support system systems technology`.split(
    /\s+/,
  ),
);

/**
 * The families that a posting's title means; the one that covers most of its words comes first. A known title counts if
 * all its words occur, in any order ("Engineering Manager, Software"); another one counts if it covers further words.
 * If families' titles differ only in word forms, the exact spelling wins ("Account Manager").
 */
export function occupationsOf(posted: string): readonly Occupation[] {
  const title = titleText(posted);
  const words = tokens(title);
  const read = {
    words,
    singulars: new Set(words.map(singular)),
    segments: segmentsOf(title).map((segment) => {
      const inside = tokens(segment);
      return { words: inside, parts: partsOf(inside) };
    }),
  };
  const left = partsOf(words);
  const doubtful = doubtfulIn(title);
  const addsNothing = (part: string) => rankStems.has(part) || doubtful.has(part);
  // What adds nothing comes last, after what it may be said of.
  const weightOf = (says: readonly string[]) =>
    says.length === 1 && addsNothing(says[0]!) ? 0 : rarityOf(says);
  const found = [...left]
    .flatMap((part) => byRarestPart.get(part) ?? [])
    .filter(({ parts }) => hasAll(left, parts))
    .filter((known) => isMeant(known, read))
    .map(({ parts, spellings }) => ({ parts, spellings, says: parts.map(bare) }))
    .sort((a, b) => b.says.length - a.says.length || weightOf(b.says) - weightOf(a.says));
  const meant: Occupation[] = [];
  const told = new Set<string>();
  for (const { says, spellings } of found) {
    const isToldAlready = says.every((part) => told.has(part) || (meant.length > 0 && addsNothing(part)));
    if (meant.length >= mostMeanings || isToldAlready) continue;
    for (const part of says) told.add(part);
    const exact = spellings.filter((spelling) => spelling.words.every((word) => words.includes(word)));
    for (const { occupation } of exact.length > 0 ? exact : spellings)
      if (!meant.includes(occupation)) meant.push(occupation);
  }
  return meant;
}

interface PostedTitle {
  readonly words: readonly string[];
  readonly singulars: ReadonlySet<string>;
  readonly segments: readonly Segment[];
}

interface Segment {
  readonly words: readonly string[];
  readonly parts: ReadonlySet<string>;
}

function partsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set([...words.map(titleStem), ...words.map(whole)]);
}

/**
 * Whether the words belong together. Apart, in "Engineer - Foundational Research", each must be spelled as in the known
 * title, and common words mean something only side by side: a director of product development is no fundraiser.
 */
function isMeant({ parts, spellings }: KnownTitle, { words, singulars, segments }: PostedTitle): boolean {
  if (parts.length === 1) return true;
  const isTogether = segments.some((segment) => hasAll(segment.parts, parts));
  return spellings.some(({ words: spelled }) => {
    const telling = withoutLinks(spelled);
    if (telling.every((word) => common.has(word))) return isSideBySide(telling, words, segments);
    return isTogether || spelled.every((word) => singulars.has(singular(word)));
  });
}

/** "Development Director", "Director of Development", "Project Management Intern". */
function isSideBySide(
  spelled: readonly string[],
  words: readonly string[],
  segments: readonly Segment[],
): boolean {
  const [last = "", ...others] = spelled.toReversed();
  const stems = spelled.map(titleStem);
  return (
    segments.some((segment) => isRun(stems, withoutLinks(segment.words).map(titleStem))) ||
    isRun([last, ...others.toReversed()], withoutLinks(words))
  );
}

function withoutLinks(words: readonly string[]): readonly string[] {
  return words.filter((word) => word !== "of" && word !== "and");
}

function hasAll(set: ReadonlySet<string>, parts: readonly string[]): boolean {
  return parts.every((part) => set.has(part));
}

function isRun(part: readonly string[], whole: readonly string[]): boolean {
  return ` ${whole.join(" ")} `.includes(` ${part.join(" ")} `);
}

/** The stem of a title's part. */
function bare(part: string): string {
  return part.startsWith("=") ? titleStem(part.slice(1)) : part;
}

/** A title of one word matches only in singular and plural: "psychology" isn't a psychologist. */
function keyOf(words: readonly string[]): string {
  return words.length === 1 ? whole(words[0]!) : words.map(titleStem).join(" ");
}

/** A title's only word as one of its parts. */
function whole(word: string): string {
  return `=${singular(word)}`;
}

function rarityOf(stems: readonly string[]): number {
  return stems.reduce((sum, each) => sum + 1 / Math.max(1, frequencyOf(each)), 0);
}
