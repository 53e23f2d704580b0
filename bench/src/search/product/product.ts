import type { SearchCriteria } from "@candor/contract/search/shapes";
import type { SearchRequest } from "@candor/engine/criteria";
import { type SearchParts, understood } from "@candor/server/features/search/queries/ask";
import { loadPlaces } from "@candor/server/platform/places/places";
import { type Summary, summarize } from "../../statistics.ts";
import { now } from "../corpus.ts";
import type { EnginePeer } from "../peers/engine.ts";
import { learnedFrom } from "./learned.ts";
import { openRecords } from "./records.ts";
import { type SentenceClass, sentenceClasses } from "./sentences.ts";

const leastSamples = 10;
const mostSamples = 1000;

/** Times of a class as the server answers it, without reading the fields shown for each posting. */
export interface ProductFigures {
  readonly totals: readonly number[];
  /** From sentence to hits. */
  readonly answers: Summary;
  /** The part of it that parses the sentence, including lookups of organization names and corrections. */
  readonly understanding: Summary;
}

/** Sentences as the server takes them: synonyms, occupations, corrections, close matches, facets. */
export async function measureProduct(
  peer: EnginePeer,
  options: { readonly jobs: number; readonly seconds: number; readonly folder: string },
  asked: readonly SentenceClass[] = sentenceClasses,
): Promise<Record<string, ProductFigures>> {
  const database = await openRecords(options.folder, options.jobs);
  try {
    const learned = learnedFrom(options.jobs);
    const parts: SearchParts = {
      database,
      clock: { now: () => now },
      index: peer.index,
      places: loadPlaces(),
      learned: () => learned,
      asking: {},
    };
    const figures: Record<string, ProductFigures> = {};
    for (const each of asked) figures[each.name] = await measure(parts, each, options.seconds);
    return figures;
  } finally {
    await database.close();
  }
}

/** Runs each search once beforehand, which warms it up and shows what it finds. */
async function measure(
  parts: SearchParts,
  { searches }: SentenceClass,
  seconds: number,
): Promise<ProductFigures> {
  const totals: number[] = [];
  for (const fields of searches)
    totals.push((await parts.index.search(await requestOf(parts, fields))).total);
  const answers: number[] = [];
  const understanding: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let i = 0; i < mostSamples; i++) {
    if (i >= leastSamples && performance.now() > end) break;
    const start = performance.now();
    const request = await requestOf(parts, searches[i % searches.length]!);
    understanding.push(performance.now() - start);
    await parts.index.search(request);
    answers.push(performance.now() - start);
  }
  return { totals, answers: summarize(answers), understanding: summarize(understanding) };
}

async function requestOf(parts: SearchParts, fields: SearchCriteria): Promise<SearchRequest> {
  const { request } = await understood(parts, fields);
  if (!request) throw new Error(`"${fields.query}" names an unknown place.`);
  return request;
}
