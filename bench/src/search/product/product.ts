import type { SearchCriteria } from "@candor/contract/jobs";
import { limits } from "@candor/contract/limits";
import type { SearchRequest } from "@candor/engine/criteria";
import { planCriteria } from "@candor/server/features/search/rules/plan";
import { understand } from "@candor/server/features/search/rules/understand";
import { loadPlaces } from "@candor/server/platform/places/places";
import { type Summary, summarise } from "../../statistics.ts";
import { corpus, now } from "../corpus.ts";
import type { EnginePeer } from "../peers/engine.ts";
import { type SentenceClass, sentenceClasses } from "./sentences.ts";

const leastSamples = 10;
const mostSamples = 1000;
/** Postings whose organizations a sentence may name; the records hold them all, and look names up by an index. */
const named = 20_000;

/** Times of a class as the server answers it, without reading what is shown of each posting. */
export interface ProductFigures {
  readonly totals: readonly number[];
  /** Sentence to hits. */
  readonly answers: Summary;
  /** The part of it that reads the sentence. */
  readonly understanding: Summary;
}

/** Sentences through the server's own rules: synonyms, occupations, corrections, close matches, facets. */
export async function measureProduct(
  peer: EnginePeer,
  postings: number,
  seconds: number,
): Promise<Record<string, ProductFigures>> {
  const ask = new Asker(peer, organizationsOf(Math.min(named, postings)));
  const figures: Record<string, ProductFigures> = {};
  for (const each of sentenceClasses) figures[each.name] = await ask.measure(each, seconds);
  return figures;
}

type Organizations = Parameters<typeof understand>[2];

class Asker {
  readonly #peer: EnginePeer;
  readonly #organizations: Organizations;
  readonly #places = loadPlaces();

  constructor(peer: EnginePeer, organizations: Organizations) {
    this.#peer = peer;
    this.#organizations = organizations;
  }

  /** Each search is asked once beforehand, which warms it and tells what it finds. */
  async measure({ searches }: SentenceClass, seconds: number): Promise<ProductFigures> {
    const totals: number[] = [];
    for (const fields of searches) totals.push((await this.#peer.search(this.#understood(fields))).total);
    const answers: number[] = [];
    const understanding: number[] = [];
    const end = performance.now() + seconds * 1000;
    for (let i = 0; i < mostSamples; i++) {
      if (i >= leastSamples && performance.now() > end) break;
      const start = performance.now();
      const request = this.#understood(searches[i % searches.length]!);
      understanding.push(performance.now() - start);
      await this.#peer.search(request);
      answers.push(performance.now() - start);
    }
    return { totals, answers: summarise(answers), understanding: summarise(understanding) };
  }

  #understood(fields: SearchCriteria): SearchRequest {
    const sentence = understand(fields, this.#places, this.#organizations);
    const whereabouts = sentence.place && { place: sentence.place.found, miles: sentence.place.miles };
    return {
      criteria: planCriteria(fields, sentence, whereabouts, undefined, now),
      sort: fields.sort ?? "relevance",
      from: fields.from ?? 0,
      size: fields.size ?? limits.defaultSearchSize,
      facets: fields.facets ?? false,
      correct: true,
      now,
    };
  }
}

function organizationsOf(postings: number): Organizations {
  const found = new Map<string, { name: string; ids: number[] }>();
  for (const { organization, organizationId } of Array.from(corpus(postings)).flat())
    found.set(organization.toLowerCase(), { name: organization, ids: [organizationId] });
  return found;
}
