import { tokens } from "../analysis/tokenize.ts";
import type { Clause, Criteria } from "../criteria.ts";

/** Criteria compiled to tokens, the same for every segment. */
export interface Query {
  readonly clauses: readonly QueryClause[];
  readonly exclude: readonly QueryClause[];
}

/** A document matches if it matches any alternative; the best one counts. */
export type QueryClause = readonly Alternative[];

/** With `inTitle`, a document matches only if its title has the words, in any order; they then count anywhere. */
export type Alternative =
  | { readonly kind: "term"; readonly token: string; readonly inTitle?: boolean }
  | { readonly kind: "stem"; readonly token: string; readonly inTitle?: boolean }
  /** The word and its inflections, without others of its stem. */
  | { readonly kind: "inflection"; readonly token: string }
  | { readonly kind: "prefix"; readonly prefix: string }
  | { readonly kind: "phrase"; readonly tokens: readonly string[]; readonly inTitle?: boolean }
  | { readonly kind: "concept"; readonly concept: string };

export function compile(criteria: Criteria): Query {
  const word = criteria.exact ? "term" : "stem";
  return {
    clauses: criteria.clauses.flatMap((clause) => compileClause(clause, criteria.exact, word)),
    // Whoever wants no manager doesn't refuse management.
    exclude: criteria.exclude
      .map((text) => alternatives(text, criteria.exact ? "term" : "inflection"))
      .filter((clause) => clause.length > 0),
  };
}

/** The words that a close match has some of, and the clauses that it must match like any other posting. */
export interface NearQuery {
  /** Words that the search asks for as a title; for close matches, a mention counts. */
  readonly title: readonly QueryClause[];
  readonly words: readonly QueryClause[];
  readonly all: Query;
}

export function compileNear(criteria: Criteria): NearQuery {
  const words = criteria.clauses.filter((clause) => clause.kind === "word");
  const mentioned = (inTitle: boolean) =>
    words
      .filter((clause) => (clause.inTitle ?? false) === inTitle)
      .map(({ inTitle: _anywhere, mentions = [], synonyms = [], ...clause }): Clause => {
        return { ...clause, synonyms: [...synonyms, ...mentions] };
      });
  const some = (clauses: readonly Clause[]) => compile({ ...criteria, clauses, exclude: [] }).clauses;
  const firm = criteria.clauses.filter(({ kind }) => kind !== "word");
  return {
    title: some(mentioned(true)),
    words: some([...mentioned(false), ...(criteria.near?.words ?? [])]),
    all: compile({ ...criteria, clauses: firm }),
  };
}

/** A clause without any token (a lone dash) matches everything. */
function compileClause(clause: Clause, exact: boolean, word: "term" | "stem"): QueryClause[] {
  if (clause.kind === "prefix") return compilePrefix(clause.prefix, word);
  const spellings = clause.kind === "phrase" ? [clause.words.join(" ")] : [clause.word];
  if (clause.kind === "word" && !exact) spellings.push(...(clause.synonyms ?? []));
  const inTitle = clause.kind === "word" && clause.inTitle === true;
  const compiled = spellings
    .flatMap((text) => alternatives(text, clause.kind === "phrase" ? "term" : word))
    .map((each): Alternative => (inTitle ? { ...each, inTitle } : each));
  if (clause.kind === "word" && !exact)
    for (const concept of clause.concepts ?? []) compiled.push({ kind: "concept", concept });
  return compiled.length === 0 ? [] : [compiled];
}

/** If the tokenizer splits a prefix ("full-st"), all parts except the last are words. */
function compilePrefix(text: string, word: "term" | "stem"): QueryClause[] {
  const parts = tokens(text);
  const prefix = parts.pop();
  if (prefix === undefined) return [];
  return [...parts.map((token): QueryClause => [{ kind: word, token }]), [{ kind: "prefix", prefix }]];
}

type Phrase = Extract<Alternative, { kind: "phrase" }>;

/** One token is a word of this kind; one that the tokenizer splits ("full-stack") is a phrase of its parts. */
function alternatives<Word extends "term" | "stem" | "inflection">(
  text: string,
  word: Word,
): ({ readonly kind: Word; readonly token: string } | Phrase)[] {
  const parts = tokens(text);
  if (parts.length === 0) return [];
  return parts.length === 1 ? [{ kind: word, token: parts[0]! }] : [{ kind: "phrase", tokens: parts }];
}
