import { tokens } from "@candor/engine/analysis/tokenize";
import { likeWords } from "../../jobs/rules/signature.ts";
import { sentencesOf } from "../../jobs/rules/stated/sentence-at.ts";

/** Shorter texts are alike by chance: "We are hiring. Apply now." */
const fewestWords = 40;
const phrases = 2;
const wordsOfPhrase = 8;

/** Runs of words for looking up copies of a text: the starts of its longest sentences. Empty for short texts. */
export function tellingPhrases(text: string): string[][] {
  if (tokens(text).length < fewestWords) return [];
  return sentencesOf(text)
    .map((sentence) => tokens(sentence))
    .filter((words) => words.length >= wordsOfPhrase)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, phrases)
    .map((words) => words.slice(0, wordsOfPhrase));
}

interface Dated {
  readonly text: string;
  readonly organizationId: number;
  /** Absent for a posting that nobody has seen. */
  readonly firstSeenAt?: number;
}

/** The oldest posting of another organization with the same words, if it is older than this one. */
export function originalOf<Other extends Dated & { readonly firstSeenAt: number }>(
  own: Dated,
  others: readonly Other[],
): Other | undefined {
  return others
    .filter((other) => other.organizationId !== own.organizationId)
    .filter((other) => own.firstSeenAt === undefined || other.firstSeenAt < own.firstSeenAt)
    .toSorted((a, b) => a.firstSeenAt - b.firstSeenAt)
    .find((other) => likeWords(own.text, other.text));
}
