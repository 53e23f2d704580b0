import { stem } from "@candor/engine/analysis/stem";
import { tokens } from "@candor/engine/analysis/tokenize";
import { occupations } from "./graph.ts";
import type { Occupation } from "./occupation.ts";
import { singular } from "./singular.ts";
import { frequencyOf } from "./stem-frequency.ts";
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
  for (const occupation of occupations) {
    for (const title of [occupation.title, ...occupation.aliases]) {
      const named = key(tokens(title));
      const known = families.get(named);
      if (known === undefined) families.set(named, [occupation]);
      else if (!known.includes(occupation)) known.push(occupation);
    }
  }
  return families;
}

/** A known title by its parts, and how each family with this title spells it. */
interface KnownTitle {
  readonly parts: readonly string[];
  readonly spellings: readonly { readonly family: Occupation; readonly words: readonly string[] }[];
}

/** Each title is filed under its rarest part. */
const byRarestPart = Map.groupBy(knownTitles(), ({ parts }) =>
  parts.reduce((rarest, each) => (frequencyOf(bare(each)) < frequencyOf(bare(rarest)) ? each : rarest)),
);

function knownTitles(): KnownTitle[] {
  const spelled = occupations.flatMap((family) =>
    [family.title, ...family.aliases].map((title) => ({ family, words: tokens(title) })),
  );
  return Array.from(
    Map.groupBy(spelled, ({ words }) => keyOf(words)),
    ([key, spellings]) => ({ parts: key.split(" "), spellings }),
  );
}

/** More would be meaningless. */
const mostMeanings = 3;
/** A principal engineer doesn't head a school. */
const rankStems = new Set(ranks.map(stem));
/** Working hours and arrangements say nothing about the occupation. */
const circumstances =
  /\b(?:(?:part|full)[- ]time|per diem|prn|(?:day|night|evening|weekend|overnight|first|second|third|1st|2nd|3rd) shift|nights|weekends?|remote|hybrid|on-?site)\b/gi;

/**
 * The families that a posting's title means; the one that covers most of its words comes first. A known title counts if
 * all its words occur, in any order ("Engineering Manager, Software"); another one counts if it covers further words.
 * If families' titles differ only in word forms, the exact spelling wins ("Account Manager").
 */
export function occupationsOf(title: string): readonly Occupation[] {
  const words = tokens(title.replace(circumstances, " "));
  const left = new Set([...words.map(stem), ...words.map(whole)]);
  const found = [...left]
    .flatMap((part) => byRarestPart.get(part) ?? [])
    .filter(({ parts }) => parts.every((part) => left.has(part)))
    .sort((a, b) => b.parts.length - a.parts.length || weightOf(b.parts) - weightOf(a.parts));
  const meant: Occupation[] = [];
  const told = new Set<string>();
  for (const { parts, spellings } of found) {
    const says = parts.map(bare);
    const isToldAlready = says.every((part) => told.has(part) || (meant.length > 0 && rankStems.has(part)));
    if (meant.length >= mostMeanings || isToldAlready) continue;
    for (const part of says) told.add(part);
    const exact = spellings.filter((spelling) => spelling.words.every((word) => words.includes(word)));
    for (const { family } of exact.length > 0 ? exact : spellings)
      if (!meant.includes(family)) meant.push(family);
  }
  return meant;
}

/** The stem of a title's part. */
function bare(part: string): string {
  return part.startsWith("=") ? stem(part.slice(1)) : part;
}

/** A title of one word matches only in singular and plural: "psychology" isn't a psychologist. */
function keyOf(words: readonly string[]): string {
  return words.length === 1 ? whole(words[0]!) : words.map(stem).join(" ");
}

/** A title's only word as one of its parts. */
function whole(word: string): string {
  return `=${singular(word)}`;
}

function weightOf(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + 1 / Math.max(1, frequencyOf(bare(part))), 0);
}
