import type { Chip } from "./shapes.ts";

/** The sentence with a chip's words replaced by `instead`; without it, removed. */
export function saidOtherwise(
  sentence: string,
  { words, leaves = "" }: Pick<Chip, "words" | "leaves">,
  instead = leaves,
): string {
  const rest = words.reduceRight((text, [start, end], at) => {
    const after = text.slice(end);
    return `${text.slice(0, start)} ${at === 0 ? instead : ""} ${leaves === "" ? after : after.replace(joining, "")}`;
  }, sentence);
  return tidied(rest);
}

/** "no nights or weekends" without the nights: "no weekends". */
const joining = /^\s*[,/]?\s*(?:(?:or|and|nor)\s+)?/i;

/** The words that a chip was read from, as typed. */
export function wordsOf({ words }: Pick<Chip, "words">, sentence: string): string {
  return tidied(words.map(([start, end]) => sentence.slice(start, end)).join(" "));
}

/** The words that mean what a chip says, as typed: without the filler that would be dropped with them. */
export function ownWordsOf({ own, words }: Pick<Chip, "own" | "words">, sentence: string): string {
  return wordsOf({ words: own ?? words }, sentence);
}

/** Collapses white space and trims. */
export function tidied(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
