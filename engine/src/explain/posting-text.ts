import { formOf, isInflection, stem } from "../analysis/stem.ts";
import { titleTokens } from "../analysis/title-tokens.ts";
import { tokens } from "../analysis/tokenize.ts";
import { type IndexedPosting, meaningsOf } from "../document.ts";
import type { Alternative, QueryClause } from "../query/clauses.ts";
import type { ClauseWeights } from "../query/plan.ts";
import { isTitled, titledBy } from "../query/titled.ts";
import { conceptScore, FIELDS, impactOf, occurrenceWeight, weightOfForm } from "../scoring.ts";

type WordAlternative = Exclude<Alternative, { kind: "phrase" | "concept" }>;

/** How a posting matches a clause: its best alternative. */
export interface ClauseMatch {
  /** In integer score units: weight × impact, summed over the words of a phrase. */
  readonly score: number;
  /** The words that matched, as the posting spells them. */
  readonly words: readonly { readonly token: string; readonly score: number }[];
  /** If the title also means the clause: the concept, and what it adds to the words' score. */
  readonly concept?: { readonly name: string; readonly score: number };
}

/** A posting's text as the index sees it: per field, lists of tokens that a phrase can't span. */
export class PostingText {
  readonly #lists: readonly { readonly field: number; readonly tokens: readonly string[] }[];
  readonly #lengths: readonly number[];
  readonly #vocabulary: ReadonlySet<string>;
  readonly #concepts: readonly string[];
  readonly #titleWords: readonly string[];

  constructor({ title, organization, skills, body, concepts = [] }: IndexedPosting) {
    this.#concepts = concepts;
    this.#titleWords = titleTokens(title);
    const listsOf = [[title], [organization], skills, [body]];
    this.#lists = listsOf.flatMap((texts, field) => texts.map((text) => ({ field, tokens: tokens(text) })));
    this.#lengths = FIELDS.map((_, field) =>
      this.#lists.reduce((sum, list) => sum + (list.field === field ? list.tokens.length : 0), 0),
    );
    this.#vocabulary = new Set(this.#lists.flatMap((list) => list.tokens));
  }

  /** Absent if the clause doesn't match. */
  match(clause: QueryClause, weights: ClauseWeights): ClauseMatch | undefined {
    const meant = clause.find((each) => each.kind === "concept" && this.#concepts.includes(each.concept));
    const titled = titledBy(clause, this.#titleWords);
    if (isTitled(clause) && !titled && !meant) return undefined;
    const least =
      titled === undefined
        ? undefined
        : { score: weights.terms, words: [{ token: titled, score: weights.terms }] };
    const best = this.#best(clause, weights, least);
    return meant?.kind === "concept" ? this.#meaning(meant.concept, weights.terms, best) : best;
  }

  #best(
    clause: QueryClause,
    weights: ClauseWeights,
    least: ClauseMatch | undefined,
  ): ClauseMatch | undefined {
    let phrase = 0;
    let best = least;
    for (const alternative of clause) {
      const found =
        alternative.kind === "phrase"
          ? this.#phrase(alternative.tokens, weights.phrases[phrase++]!)
          : alternative.kind === "concept"
            ? undefined
            : this.#word(alternative, weights.terms);
      if (found && found.score > (best?.score ?? 0)) best = found;
    }
    return best;
  }

  #meaning(name: string, weight: number, words: ClauseMatch | undefined): ClauseMatch {
    const among = meaningsOf(this.#concepts);
    const found = words?.score ?? 0;
    const score = found < conceptScore(weight, 0, among) ? conceptScore(weight, found, among) : found;
    return { score, words: words?.words ?? [], concept: { name, score: score - found } };
  }

  /** Each field's share of a word's score, proportional to its occurrences; the last field gets the remainder. */
  byField(
    token: string,
    score: number,
  ): { readonly field: (typeof FIELDS)[number]; readonly score: number }[] {
    const frequencies = FIELDS.map((_, field) => this.#frequency(token, field));
    const all = frequencies.reduce((sum, frequency) => sum + frequency, 0);
    const holding = FIELDS.flatMap((name, field) => (frequencies[field]! > 0 ? [{ name, field }] : []));
    let left = score;
    return holding.map(({ name, field }, index) => {
      const share = index + 1 === holding.length ? left : Math.round((score * frequencies[field]!) / all);
      left -= share;
      return { field: name, score: share };
    });
  }

  #word(alternative: WordAlternative, weight: number): ClauseMatch | undefined {
    let best: ClauseMatch | undefined;
    for (const token of this.#vocabulary) {
      if (!isMatch(alternative, token)) continue;
      const form = alternative.kind === "stem" ? formOf(token, alternative.token) : "same";
      const score = weightOfForm(weight, form) * this.#impact(token);
      if (score > (best?.score ?? 0)) best = { score, words: [{ token, score }] };
    }
    return best;
  }

  #phrase(words: readonly string[], weights: readonly number[]): ClauseMatch | undefined {
    if (!this.#holds(words)) return undefined;
    const distinct = words.filter((token, index) => words.indexOf(token) === index);
    const found = distinct.map((token) => ({
      token,
      score: weights[words.indexOf(token)]! * this.#impact(token),
    }));
    return { score: found.reduce((sum, { score }) => sum + score, 0), words: found };
  }

  #holds(phrase: readonly string[]): boolean {
    return this.#lists.some((list) =>
      list.tokens.some((_, at) => phrase.every((word, offset) => list.tokens[at + offset] === word)),
    );
  }

  /** One occurrence at a time, in the same order as the index sums them. */
  #impact(token: string): number {
    let frequency = 0;
    for (const list of this.#lists) {
      const weight = occurrenceWeight(list.field, this.#lengths[list.field]!);
      for (const each of list.tokens) if (each === token) frequency += weight;
    }
    return impactOf(frequency);
  }

  #frequency(token: string, field: number): number {
    const inField = this.#lists.filter((list) => list.field === field).flatMap((list) => list.tokens);
    const times = inField.filter((each) => each === token).length;
    return times === 0 ? 0 : times * occurrenceWeight(field, inField.length);
  }
}

function isMatch(alternative: WordAlternative, token: string): boolean {
  if (alternative.kind === "prefix") return token.startsWith(alternative.prefix);
  if (alternative.kind === "term") return token === alternative.token;
  if (alternative.kind === "inflection") return isInflection(token, alternative.token);
  return stem(token) === stem(alternative.token);
}
