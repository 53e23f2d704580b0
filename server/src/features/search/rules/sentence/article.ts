import { fold } from "../../../../platform/places/fold.ts";
import { spanish } from "../occupations/data/spanish.ts";
import { isSpanishWord } from "../spanish-words.ts";
import { isJoint } from "./joined-places.ts";
import { isLa } from "./place-names.ts";
import type { Sentence, Word } from "./words.ts";

const beforeArticles = new Set("a con de en para por y".split(" "));

/** The first words of Spanish titles. */
const titles = new Set(
  spanish
    .split("\n")
    .flatMap((line) => line.split(": ")[1]?.split(", ") ?? [])
    .map((title) => fold(title).split(" ")[0]!),
);

/** "en la construccion", "la limpieza": the Spanish article, which asks for nothing. "la nurse" asks for Los Angeles. */
export function isArticle(sentence: Sentence, { start, text }: Word): boolean {
  const { words, starts } = sentence;
  if (!isLa(text)) return false;
  const at = starts.get(start)!;
  const next = words[at + 1]?.text;
  if (next === undefined || isJoint(sentence, at + 1)) return false;
  return (
    beforeArticles.has(words[at - 1]?.text.toLowerCase() ?? "") ||
    isSpanishWord(next) ||
    titles.has(fold(next))
  );
}
