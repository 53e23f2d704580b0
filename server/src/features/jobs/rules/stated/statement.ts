import type { FactName } from "@candor/contract/jobs/facts";

/** What a text states about a fact, and where it says so. */
export interface Statement {
  readonly fact: FactName;
  readonly values: readonly string[];
  /** The sentence's range, from its first character to just after its last, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Where the words begin that gave the sentence away, within its range. */
  readonly at: number;
}

/**
 * What a pattern states; `null` means that its words state nothing. A sentence's rules apply in order, and words that
 * one has read are hidden from the next, so exceptions and negations come first.
 */
export type Rule = readonly [
  values: string | readonly string[] | null | ((found: RegExpExecArray) => readonly string[]),
  pattern: RegExp,
];

export interface FactRules {
  readonly fact: FactName;
  /** Finds the sentences that may state something. Its words are cheap to find, and every rule needs one of them. */
  readonly trigger: string;
  readonly rules: readonly Rule[];
  /** Sentences that say nothing, whatever their words. */
  readonly boilerplate?: RegExp;
}

/** A pattern of words in lower case: each space stands for any white space, and `" ?"` for none or some. */
export function said(source: string): RegExp {
  return new RegExp(`\\b(?:${source.replaceAll(" ?", "\\s*").replaceAll(" ", "\\s+")})`, "g");
}
