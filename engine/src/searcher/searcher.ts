import type { TitleWeights } from "../close/title-vocabulary.ts";
import type { SearchRequest } from "../criteria.ts";
import type { IndexedPosting } from "../document.ts";
import { Explainer } from "../explain/explain.ts";
import type { Explanation } from "../explain/explanation.ts";
import type { Publication } from "../manifest.ts";
import { type SuggestRequest, TooBroad } from "../port.ts";
import { Finder, type Found, type View } from "../query/search.ts";
import { VariantCache } from "../query/variant-cache.ts";
import type { Correction, PlaceCounts, Suggestion } from "../result.ts";
import { SegmentReader } from "../segment/reader.ts";
import { Suggester } from "../suggest.ts";

/** Answers searches over the published manifests until they are released. */
export class Searcher {
  readonly #readers = new Map<number, SegmentReader>();
  readonly #views = new Map<number, View>();
  readonly #suggester = new Suggester();
  readonly #finder: Finder;
  readonly #explainer: Explainer;

  constructor(weights: TitleWeights = new Map()) {
    this.#finder = new Finder(weights);
    this.#explainer = new Explainer(this.#finder, weights);
  }

  publish({ manifest, added }: Publication): void {
    for (const data of added)
      if (!this.#readers.has(data.id)) this.#readers.set(data.id, new SegmentReader(data));
    const segments = manifest.segments.map(({ id, removed }) => ({
      reader: this.#readers.get(id)!,
      removed,
    }));
    this.#views.set(manifest.generation, { generation: manifest.generation, segments });
  }

  /** Forgets generations, and the segments that only they use. */
  release(generations: readonly number[]): void {
    for (const generation of generations) this.#views.delete(generation);
    const held = new Set(
      [...this.#views.values()].flatMap(({ segments }) => segments.map(({ reader }) => reader)),
    );
    for (const [id, reader] of this.#readers) if (!held.has(reader)) this.#readers.delete(id);
  }

  search(generation: number, request: SearchRequest): Found {
    return this.#finder.search(this.view(generation), request);
  }

  totals(generation: number, requests: readonly SearchRequest[]): (number | undefined)[] {
    const view = this.view(generation);
    const cache = new VariantCache(view.segments.length);
    return requests.map((request) => unlessTooBroad(() => this.#finder.total(view, request, cache)));
  }

  explain(generation: number, request: SearchRequest, posting: IndexedPosting): Explanation {
    return this.#explainer.explain(this.view(generation), request, posting);
  }

  corrections(generation: number, request: SearchRequest): readonly Correction[] {
    return this.#finder.corrected(this.view(generation), request).corrections;
  }

  places(generation: number, request: SearchRequest): PlaceCounts {
    return this.#finder.places(this.view(generation), request);
  }

  suggest(generation: number, request: SuggestRequest): readonly Suggestion[] {
    return this.#suggester.suggest(this.view(generation), request);
  }

  view(generation: number): View {
    const view = this.#views.get(generation);
    if (!view) throw new Error(`generation ${generation} is not held`);
    return view;
  }
}

function unlessTooBroad(total: () => number): number | undefined {
  try {
    return total();
  } catch (error) {
    if (error instanceof TooBroad) return undefined;
    throw error;
  }
}
