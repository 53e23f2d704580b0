import type { Chip } from "./shapes.ts";

/** The sentence with a chip's words replaced by `instead`; without it, removed. */
export function saidOtherwise(sentence: string, { words }: Pick<Chip, "words">, instead = ""): string {
  const rest = words.reduceRight((text, [start, end], at) => {
    return `${text.slice(0, start)} ${at === 0 ? instead : ""} ${text.slice(end)}`;
  }, sentence);
  return tidied(rest);
}

/** The words that a chip was read from, as typed. */
export function wordsOf({ words }: Pick<Chip, "words">, sentence: string): string {
  return tidied(words.map(([start, end]) => sentence.slice(start, end)).join(" "));
}

/** Collapses white space and trims. */
export function tidied(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
