import { stem } from "@candor/engine/analysis/stem";
import { tokens } from "@candor/engine/analysis/tokenize";
import { occupations } from "./graph.ts";
import type { Occupation } from "./occupation.ts";
import { frequencyOf } from "./stem-frequency.ts";

/** The longest title in the graph has so many words. */
const mostWords = 7;

/** Families by the stems of their titles, in order. A title such as "PM" may be that of several. */
const byTitle = new Map<string, Occupation[]>();
for (const occupation of occupations) {
  for (const title of [occupation.title, ...occupation.aliases]) {
    const key = keyOf(tokens(title));
    const known = byTitle.get(key);
    if (known === undefined) byTitle.set(key, [occupation]);
    else if (!known.includes(occupation)) known.push(occupation);
  }
}

/** The families that have exactly this title, but for the forms of its words. */
export function occupationsTitled(title: string): readonly Occupation[] {
  const words = tokens(title);
  return words.length > mostWords ? [] : (byTitle.get(keyOf(words)) ?? []);
}

/** Each known title with its stems, under the rarest of them: where all of them are, it is. */
const byRarestStem = Map.groupBy(
  Array.from(byTitle, ([key, families]) => ({ stems: key.split(" "), families })),
  ({ stems }) => stems.reduce((rarest, each) => (frequencyOf(each) < frequencyOf(rarest) ? each : rarest)),
);

/** More would say nothing. */
const mostMeanings = 3;

/**
 * The families that a posting's title means, the one that takes most of its words first: a known title counts where all
 * its words are, in any order ("Engineering Manager, Software"), and a further one where it says something more.
 */
export function occupationsOf(title: string): readonly Occupation[] {
  const left = new Set(tokens(title).map(stem));
  const found = [...left]
    .flatMap((each) => byRarestStem.get(each) ?? [])
    .filter(({ stems }) => stems.every((each) => left.has(each)))
    .sort((a, b) => b.stems.length - a.stems.length || weightOf(b.stems) - weightOf(a.stems));
  const meant: Occupation[] = [];
  for (const { stems, families } of found) {
    if (meant.length >= mostMeanings || !stems.some((each) => left.has(each))) continue;
    for (const each of stems) left.delete(each);
    for (const family of families) if (!meant.includes(family)) meant.push(family);
  }
  return meant;
}

function keyOf(words: readonly string[]): string {
  return words.map(stem).join(" ");
}

function weightOf(stems: readonly string[]): number {
  return stems.reduce((sum, each) => sum + 1 / Math.max(1, frequencyOf(each)), 0);
}
