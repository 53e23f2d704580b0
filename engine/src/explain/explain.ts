import { type Closeness, countsWords, weightsOf } from "../close/close-matches.ts";
import { conceptPoints, wordsPoints } from "../close/closeness.ts";
import { titleLikeness } from "../close/title-likeness.ts";
import type { TitleWeights } from "../close/title-vocabulary.ts";
import type { Criteria, SearchRequest } from "../criteria.ts";
import { type IndexedPosting, meaningsOf, statedOn } from "../document.ts";
import { entryOf, standing, type Wish } from "../facts.ts";
import type { QueryClause } from "../query/clauses.ts";
import { weigh } from "../query/plan.ts";
import type { Finder, View } from "../query/search.ts";
import { CLOSE, groupOf, hasRemoteGroup, MATCHES, type Tier } from "../query/tiers.ts";
import { freshnessOf, hourOf, SCORE_ONE, WISH_DENIED, WISH_STATED, WISH_UNSTATED } from "../scoring.ts";
import type { Explanation, ScorePart } from "./explanation.ts";
import { areFirm, compiledClauses, hindrances, textOf } from "./hindrances.ts";
import { type ClauseMatch, PostingText } from "./posting-text.ts";

/** Explains how a search treats one posting, which must be as it is in the index. */
export class Explainer {
  readonly #finder: Finder;
  readonly #weights: TitleWeights;

  constructor(finder: Finder, weights: TitleWeights) {
    this.#finder = finder;
    this.#weights = weights;
  }

  explain(view: View, asked: SearchRequest, posting: IndexedPosting): Explanation {
    const readers = view.segments.map(({ reader }) => reader);
    const request = { ...asked, criteria: this.#finder.corrected(view, asked).criteria };
    const { criteria } = request;
    const text = new PostingText(posting);
    const matchOf = (clause: QueryClause) => text.match(clause, weigh(clause, readers));
    const hiddenBy = hindrances(criteria, posting, matchOf);
    const fresh = freshness(posting, request.now);
    if (hiddenBy.length === 0) {
      const parts = compiledClauses(criteria).flatMap(({ clause, compiled }) =>
        partsOf(matchOf(compiled)!, textOf(clause), text),
      );
      const wishes = (criteria.wishes ?? []).map((wish) => wishPart(wish, posting));
      return (
        this.#listed(view, request, posting, MATCHES, [...parts, ...wishes, fresh]) ?? { parts: [], hiddenBy }
      );
    }
    const closeness = this.#finder.closeness(view, criteria);
    if (!closeness || areFirm(hiddenBy, posting, criteria)) return { parts: [], hiddenBy };
    const parts = this.#closeParts(closeness, criteria, posting, matchOf);
    if (sumOf(parts) < leastOf(parts, closeness)) return { parts: [], hiddenBy };
    const listed = this.#listed(view, request, posting, CLOSE, [...parts, fresh]);
    return listed ? { ...listed, lacks: hiddenBy } : { parts: [], hiddenBy };
  }

  /** Absent if the tier isn't listed. */
  #listed(
    view: View,
    request: SearchRequest,
    posting: IndexedPosting,
    tier: Tier,
    parts: readonly ScorePart[],
  ): Explanation | undefined {
    const score = sumOf(parts);
    const key = { relevance: score, date: posting.firstSeenAt, compensation: reached(posting) }[request.sort];
    const isRemote = hasRemoteGroup(request.criteria) && posting.remote === "remote";
    const group = groupOf(tier, isRemote ? "remote" : "local");
    const rank = this.#finder.rankOf(view, request, group, { id: posting.id, score: key });
    if (rank === undefined) return undefined;
    return {
      listed: {
        tier: tier === MATCHES ? "first" : "close",
        ...(isRemote && { isRemote }),
        rank,
        score: score / SCORE_ONE,
      },
      parts: parts.map((part) => ({ ...part, contribution: part.contribution / SCORE_ONE })),
      hiddenBy: [],
    };
  }

  #closeParts(
    { concepts, areConceptsSure, words }: Closeness,
    criteria: Criteria,
    posting: IndexedPosting,
    matchOf: (clause: QueryClause) => ClauseMatch | undefined,
  ): ScorePart[] {
    const nearest = (posting.concepts ?? [])
      .map((concept) => ({ concept, nearness: concepts.get(concept) ?? 0 }))
      .sort((a, b) => b.nearness - a.nearness)[0];
    const isFar = !nearest || conceptPoints(nearest.nearness) === 0;
    const isUnrelated = areConceptsSure && isFar && meaningsOf(posting.concepts) > 0;
    const { title } = criteria.near!;
    const parts: ScorePart[] = titleLikeness(title, posting.title, this.#weights, isUnrelated).map(
      ({ word, matched, points }) => ({ field: "title", word, matched, contribution: points }),
    );
    if (nearest && nearest.nearness > 0) {
      const contribution = conceptPoints(nearest.nearness);
      parts.push({ field: "concept", word: criteria.near!.title, matched: nearest.concept, contribution });
    }
    const held = words.filter(({ clause }) => matchOf(clause));
    if (!countsWords(words) || held.length === 0) return parts;
    const contribution = wordsPoints(weightsOf(held), weightsOf(words));
    const matched = held.map(({ clause }) => matchedText(matchOf(clause)!)).join(" ");
    parts.push({ field: "words", word: criteria.near!.title, matched, contribution });
    return parts;
  }
}

function leastOf(parts: readonly ScorePart[], { least }: Closeness): number {
  return sumOf(parts.filter(({ field }) => field !== "title")) === 0 ? least.titleAlone : least.all;
}

function sumOf(parts: readonly ScorePart[]): number {
  return parts.reduce((sum, { contribution }) => sum + contribution, 0);
}

/** The key of the order by pay; unknown pay comes last. */
function reached({ payMin, payMax }: IndexedPosting): number {
  return payMax ?? payMin ?? -1;
}

function freshness({ firstSeenAt, confirmedAt = 0 }: IndexedPosting, now: number): ScorePart {
  const since = Math.max(firstSeenAt, confirmedAt);
  const contribution = freshnessOf(hourOf(since), hourOf(now));
  return { field: "freshness", word: "", matched: new Date(since).toISOString(), contribution };
}

/** What a posting says about a wish; empty if it says nothing. */
function wishPart(wish: Wish, posting: IndexedPosting): ScorePart {
  const stated = statedOn(posting, wish.fact);
  const stands = standing(stated, wish);
  const said = stands === 1 ? wish.stated : wish.denied;
  const contribution = { [1]: WISH_STATED, [0]: WISH_UNSTATED, [-1]: WISH_DENIED }[stands];
  const matched = stated.filter((value) => said.includes(value)).join(", ");
  return { field: "wish", word: entryOf(wish.fact, wish.stated[0] ?? ""), matched, contribution };
}

function partsOf(match: ClauseMatch, word: string, text: PostingText): ScorePart[] {
  const meant: ScorePart[] = match.concept
    ? [{ field: "concept", word, matched: match.concept.name, contribution: match.concept.score }]
    : [];
  const said = match.words.flatMap(({ token, score }) =>
    text.byField(token, score).map((each) => ({
      field: each.field,
      word,
      matched: token,
      contribution: each.score,
    })),
  );
  return [...meant, ...said];
}

function matchedText({ words, concept }: ClauseMatch): string {
  return concept?.name ?? words.map(({ token }) => token).join(" ");
}
