import type { Chip } from "./shapes.ts";

/** A sentence that says otherwise what a chip was read from; without `instead`, that does not say it. */
export function saidOtherwise(sentence: string, { words }: Pick<Chip, "words">, instead = ""): string {
  const rest = words.reduceRight((text, [start, end], at) => {
    return `${text.slice(0, start)} ${at === 0 ? instead : ""} ${text.slice(end)}`;
  }, sentence);
  return tidied(rest);
}

/** The words that a chip was read from, as they were typed. */
export function wordsOf({ words }: Pick<Chip, "words">, sentence: string): string {
  return tidied(words.map(([start, end]) => sentence.slice(start, end)).join(" "));
}

/** With single spaces, and none around. */
export function tidied(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
