import { readFileSync } from "node:fs";

/** One marked part of a sentence. */
export interface Slot {
  /** A kind of chip, "fact" for something else that a posting states, or "" where any reading is fine. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** Optional slots may be parsed or left as text. */
  readonly isOptional: boolean;
  /** Written as `README.md` says; absent if the words say it. */
  readonly value?: string;
}

/** A sentence as somebody typed it, with what it means. */
export interface Asked {
  readonly group: string;
  readonly sentence: string;
  readonly slots: readonly Slot[];
}

export type AskedSet = "tuning" | "outsiders" | "held-out";

export function askedSentences(set: AskedSet): Asked[] {
  return readAsked(readFileSync(new URL(`${set}.txt`, import.meta.url), "utf8"));
}

/** Reads `[group]` lines and sentences with marks: `{title nurse} in {place nyc|New York}`. */
export function readAsked(text: string): Asked[] {
  let group = "";
  return text.split("\n").flatMap((line) => {
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    group = heading ?? group;
    return heading !== undefined || line === "" ? [] : [askedOf(group, line)];
  });
}

const mark = /\{(?<optional>\?)?(?<kind>[a-z]*) (?<words>[^{}|]+)(?:\|(?<value>[^{}]+))?\}/g;

function askedOf(group: string, line: string): Asked {
  const slots: Slot[] = [];
  let sentence = "";
  let from = 0;
  for (const match of line.matchAll(mark)) {
    const { optional, kind = "", words = "", value } = match.groups!;
    sentence += line.slice(from, match.index);
    const start = sentence.length;
    sentence += words;
    slots.push({
      kind,
      start,
      end: sentence.length,
      isOptional: optional !== undefined,
      ...(value && { value }),
    });
    from = match.index + match[0].length;
  }
  return { group, sentence: sentence + line.slice(from), slots };
}
