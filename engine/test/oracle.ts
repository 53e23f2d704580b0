import { stem } from "../src/analysis/stem.ts";
import { titleTokens } from "../src/analysis/title-tokens.ts";
import { tokens } from "../src/analysis/tokenize.ts";
import type { SearchRequest } from "../src/criteria.ts";
import { factsOf, type IndexedPosting } from "../src/document.ts";
import type { Wish, WishCounts } from "../src/facts.ts";
import { type Alternative, compile, type QueryClause } from "../src/query/clauses.ts";
import type { ClauseWeights } from "../src/query/plan.ts";
import type { Found } from "../src/query/search.ts";
import { freshnessOf, hourOf, impactOf, occurrenceWeight, SCORE_ONE } from "../src/scoring.ts";
import { closenessOf } from "./close-oracle.ts";
import { facetsOf, listedBy } from "./facet-oracle.ts";
import { passes, reached } from "./filter-oracle.ts";

/**
 * What a search means, computed by scanning every posting. Only the weights of clauses come from outside, because the
 * engine counts removed postings until it has rewritten their segment.
 */
export function scan(
  postings: readonly IndexedPosting[],
  request: SearchRequest,
  weigh: (clause: QueryClause) => ClauseWeights,
): Found {
  const { criteria, sort, from, size, now } = request;
  const query = compile(criteria);
  const hour = hourOf(now);
  const tiers: [Keyed[], Keyed[]] = [[], []];
  const splits =
    (criteria.filters.areas ?? []).length > 0 && (criteria.filters.remote ?? "include") === "include";
  const isAway = ({ posting }: Keyed) => Number(splits && posting.remote === "remote");
  for (const posting of postings.filter(({ speaks }) => criteria.exact || speaks)) {
    const text = new Occurrences(posting);
    const scoreOf = (clause: QueryClause) => text.scores(clause, weigh(clause));
    const isExcluded = query.exclude.some((clause) => scoreOf(clause) > 0);
    const scores = query.clauses.map(scoreOf);
    const isMatch = !isExcluded && scores.every((score) => score > 0);
    const words = scores.reduce((sum, score) => sum + score, 0);
    const closeFilters = criteria.near?.filters;
    const isListed = isMatch && (!closeFilters || passes(posting, criteria.filters));
    const closeness = isListed ? 0 : closenessOf(posting, criteria, scoreOf, weigh);
    const fresh = freshnessOf(hourOf(Math.max(posting.firstSeenAt, posting.confirmedAt ?? 0)), hour);
    const wished = (criteria.wishes ?? []).reduce(
      (sum, wish) => sum + 256 * SCORE_ONE * (1 + stands(posting, wish)),
      0,
    );
    const keyFor = (relevance: number) =>
      ({ relevance, date: posting.firstSeenAt, compensation: reached(posting) ?? -Infinity })[sort];
    if (isMatch) tiers[0].push({ posting, key: keyFor(words + wished + fresh) });
    if (!isListed && closeness > 0 && (!isMatch || closeFilters))
      tiers[1].push({ posting, key: keyFor(closeness + fresh) });
  }
  const [matches, close] = tiers.map((tier, number) =>
    tier
      .filter(({ posting }) =>
        passes(posting, number === 1 ? (criteria.near?.filters ?? criteria.filters) : criteria.filters),
      )
      .sort(
        (a, b) => isAway(a) - isAway(b) || (a.key === b.key ? a.posting.id - b.posting.id : b.key - a.key),
      ),
  ) as [Keyed[], Keyed[]];
  const listed = listedBy(criteria);
  const total = listed(matches.length, close.length);
  const all = total > matches.length ? [...matches, ...close] : matches;
  const hits = all
    .slice(from, from + size)
    .map(({ posting, key }) => ({ id: posting.id, score: sort === "relevance" ? key / SCORE_ONE : 0 }));
  const away = matches.filter(isAway).length;
  return {
    hits,
    total,
    ...(away > 0 && { remote: { from: matches.length - away, count: away } }),
    ...(total > matches.length && { close: { from: matches.length, count: close.length } }),
    ...(criteria.wishes?.length && { wishes: criteria.wishes.map((wish) => countsOf(matches, wish)) }),
    ...(request.facets && {
      facets: facetsOf(
        tiers[0].map(({ posting }) => posting),
        criteria,
      ),
    }),
  };
}

interface Keyed {
  readonly posting: IndexedPosting;
  readonly key: number;
}

/** 1 if it states the wish, -1 if it denies it. */
function stands(posting: IndexedPosting, { fact, stated, denied }: Wish): number {
  const values = fact === "workplace" ? [posting.remote] : (factsOf(posting)[fact] ?? []);
  if (values.some((value) => stated.includes(value))) return 1;
  return values.some((value) => denied.includes(value)) ? -1 : 0;
}

function countsOf(matches: readonly Keyed[], wish: Wish): WishCounts {
  const count = (standing: number) =>
    matches.filter(({ posting }) => stands(posting, wish) === standing).length;
  return { stated: count(1), denied: count(-1), unstated: count(0) };
}

/** A posting's text as lists of tokens that a phrase can't span. */
class Occurrences {
  readonly posting: IndexedPosting;
  readonly #lists: readonly { readonly field: number; readonly tokens: readonly string[] }[];

  constructor(posting: IndexedPosting) {
    this.posting = posting;
    this.#lists = [
      { field: 0, tokens: tokens(posting.title) },
      { field: 1, tokens: tokens(posting.organization) },
      ...posting.skills.map((skill) => ({ field: 2, tokens: tokens(skill) })),
      { field: 3, tokens: tokens(posting.body) },
    ];
  }

  /** 0 if the clause doesn't match. */
  scores(clause: QueryClause, weights: ClauseWeights): number {
    let phrase = 0;
    const scores = clause.map((alternative) => {
      if (alternative.kind === "concept") return 0;
      if (alternative.kind !== "phrase") {
        const matched = this.#vocabulary().filter((token) => isMatch(alternative, token));
        const scores = matched.map((token) => weightFor(alternative, token, weights) * this.#impact(token));
        return Math.max(0, ...scores);
      }
      const words = weights.phrases[phrase++]!;
      if (!this.#holds(alternative.tokens)) return 0;
      return alternative.tokens.reduce((sum, token, index) => {
        const again = alternative.tokens.indexOf(token) < index;
        return again ? sum : sum + words[index]! * this.#impact(token);
      }, 0);
    });
    const isTitled = this.#isTitled(clause);
    const words = Math.max(isTitled ? weights.terms : 0, ...scores);
    const isMeant = clause.some(
      (each) => each.kind === "concept" && this.posting.concepts?.includes(each.concept),
    );
    if (isTitled === false && !isMeant) return 0;
    const meanings = this.posting.concepts?.filter((concept) => !concept.startsWith("~")).length ?? 0;
    const meaning = [300, 300, 270, 256][Math.min(meanings, 3)]! * weights.terms;
    return isMeant && words < meaning ? meaning + Math.floor(words / 2) : words;
  }

  /** Undefined if the clause doesn't ask for a title. */
  #isTitled(clause: QueryClause): boolean | undefined {
    const asking = clause.filter((each) => "inTitle" in each && each.inTitle);
    if (asking.length === 0) return undefined;
    const title = titleTokens(this.posting.title);
    return asking.some((each) => {
      if (each.kind === "phrase") return each.tokens.every((token) => title.includes(token));
      if (each.kind === "term") return title.includes(each.token);
      return each.kind === "stem" && title.some((token) => isMatch(each, token) && isForm(token, each.token));
    });
  }

  #vocabulary(): string[] {
    return [...new Set(this.#lists.flatMap(({ tokens }) => tokens))];
  }

  #holds(phrase: readonly string[]): boolean {
    return this.#lists.some(({ tokens }) =>
      tokens.some((_, at) => phrase.every((word, i) => tokens[at + i] === word)),
    );
  }

  #impact(token: string): number {
    let frequency = 0;
    for (const { field, tokens } of this.#lists) {
      const inField = this.#lists.filter((list) => list.field === field);
      const length = inField.reduce((sum, list) => sum + list.tokens.length, 0);
      for (const each of tokens) if (each === token) frequency += occurrenceWeight(field, length);
    }
    return impactOf(frequency);
  }
}

/** Seven eighths of the weight for an inflection that isn't a plural, half if only the stem is shared. */
function weightFor(
  alternative: Exclude<Alternative, { kind: "phrase" | "concept" }>,
  token: string,
  { terms }: ClauseWeights,
): number {
  if (alternative.kind !== "stem" || isPlural(token, alternative.token) || isPlural(alternative.token, token))
    return terms;
  return Math.max(1, Math.floor(isForm(token, alternative.token) ? (terms * 7) / 8 : terms / 2));
}

function isPlural(token: string, other: string): boolean {
  return [other, `${other}s`, `${other}es`, other.replace(/y$/, "ies")].includes(token);
}

function isForm(token: string, other: string): boolean {
  const ending = /(?:ings?|ed|es|ies|s|ly|e|y)$/;
  return token.replace(ending, "") === other.replace(ending, "");
}

function isMatch(alternative: Exclude<Alternative, { kind: "phrase" | "concept" }>, token: string): boolean {
  if (alternative.kind === "prefix") return token.startsWith(alternative.prefix);
  if (alternative.kind === "term") return token === alternative.token;
  const isRelated = stem(token) === stem(alternative.token);
  return isRelated && (alternative.kind === "stem" || isForm(token, alternative.token));
}
