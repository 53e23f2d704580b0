import type { TitleWeights } from "../src/close/title-vocabulary.ts";
import type { SearchRequest } from "../src/criteria.ts";
import type { IndexedPosting } from "../src/document.ts";
import type { Manifest } from "../src/manifest.ts";
import type { Change, SuggestRequest } from "../src/port.ts";
import type { QueryClause } from "../src/query/clauses.ts";
import { type ClauseWeights, weigh } from "../src/query/plan.ts";
import { Searcher } from "../src/searcher/searcher.ts";
import { IndexWriter } from "../src/writer/index-writer.ts";
import type { Store } from "../src/writer/store.ts";

/** The writer and one searcher of the engine in this thread. */
export class LocalIndex {
  #writer: IndexWriter;
  readonly #searcher: Searcher;

  /** The writer's segments are small, so that a batch may fill more than one. */
  constructor(writer = new IndexWriter(undefined, undefined, 5), weights?: TitleWeights) {
    this.#searcher = new Searcher(weights);
    this.#writer = writer;
    const added = writer.segments.map(({ data }) => data);
    this.#searcher.publish({ manifest: writer.manifest, added });
  }

  static async open(store: Store): Promise<LocalIndex> {
    const loaded = await store.load();
    return new LocalIndex(new IndexWriter(loaded?.manifest, loaded?.segments));
  }

  get manifest(): Manifest {
    return this.#writer.manifest;
  }

  apply(changes: readonly Change[], sequence = 0): void {
    this.change(changes);
    this.#searcher.publish(this.#writer.publish(sequence));
  }

  /** Applies changes without publishing them. */
  change(changes: readonly Change[]): void {
    for (const change of changes) this.#writer.change(change);
  }

  /** Runs merges until none is due, with changes in the middle of the first; returns whether there was any. */
  merge(during: readonly Change[] = []): boolean {
    let merged = false;
    for (let merge = this.#writer.merge(); merge; merge = this.#writer.merge()) {
      merge.next();
      if (!merged) this.apply(during);
      while (!merge.next().done);
      this.#searcher.publish(this.#writer.publish(0));
      merged = true;
    }
    return merged;
  }

  save(store: Store): Promise<void> {
    return store.save(this.#writer.manifest, this.#writer.segments);
  }

  search(request: SearchRequest, generation = this.manifest.generation) {
    return this.#searcher.search(generation, request);
  }

  totals(requests: readonly SearchRequest[]) {
    return this.#searcher.totals(this.manifest.generation, requests);
  }

  explain(request: SearchRequest, posting: IndexedPosting) {
    return this.#searcher.explain(this.manifest.generation, request, posting);
  }

  places(request: SearchRequest) {
    return this.#searcher.places(this.manifest.generation, request);
  }

  suggest(request: SuggestRequest) {
    return this.#searcher.suggest(this.manifest.generation, request);
  }

  /** A clause's current weight. */
  weigh(clause: QueryClause): ClauseWeights {
    return weigh(clause, this.#writer.segments);
  }
}
