import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import type { TitleWeights } from "./close/title-vocabulary.ts";
import type { SearchRequest } from "./criteria.ts";
import type { IndexedPosting } from "./document.ts";
import type { Explanation } from "./explain/explanation.ts";
import type { Manifest, Publication } from "./manifest.ts";
import type { Asking, Change, IndexHealth, SearchIndex, SuggestRequest } from "./port.ts";
import type { Found } from "./query/search.ts";
import type { Correction, PlaceCounts, SearchResult, Suggestion } from "./result.ts";
import { SearcherPool } from "./searcher/pool.ts";
import type { SearcherStart, SearcherTask } from "./searcher/protocol.ts";
import { documentsOf } from "./segment/layout.ts";
import type { SegmentData } from "./segment/reader.ts";
import { Snapshots } from "./snapshots.ts";
import { onThisThread, type Thread, threadOf } from "./thread.ts";
import type { WriterStart } from "./writer/protocol.ts";
import { WriterThread } from "./writer/writer-thread.ts";

const MOST_WORKERS = 4;
/** How often unused snapshots are released. */
const SWEEP_MS = 60_000;

export interface EngineOptions {
  /** Where the index is kept between runs; created if absent. Nothing else may write there. */
  readonly folder: string;
  /** Query workers; one less than the processor's cores, 1 to 4, if absent. */
  readonly workers?: number;
  /** Milliseconds since 1970; times the five minutes of a snapshot. */
  readonly clock?: { now(): number };
  /** Works on the caller's thread: opens in a tenth of the time, but holds the event loop while it searches. */
  readonly threads?: false;
  /** The version of the indexed form of postings. An index of another version is discarded. */
  readonly version?: string;
  /** Weights of words in titles, for close matches. */
  readonly titleWeights?: TitleWeights;
  /** Receives what an operator should know: an unusable index on disk, a lost worker. */
  readonly log?: (message: string) => void;
}

/**
 * Opens the embedded search engine. When the promise resolves, the folder's index is searchable. An unusable index is
 * replaced by an empty one with sequence 0, which the caller fills from the records.
 */
export async function openEngine(options: EngineOptions): Promise<SearchIndex> {
  const engine = new EmbeddedEngine(options, options.threads === false ? await withoutThreads() : inThreads);
  await engine.ready;
  return engine;
}

/** Starts what searches and what writes. */
interface Threads {
  readonly searcher: (start: SearcherStart) => Thread;
  readonly writer: (start: WriterStart) => Thread;
}

const inThreads: Threads = {
  searcher: (start) => threadOf(new URL("./searcher/worker.ts", import.meta.url), start),
  writer: (start) => threadOf(new URL("./writer/worker.ts", import.meta.url), start),
};

/** Loads what otherwise only threads load. */
async function withoutThreads(): Promise<Threads> {
  const { serveSearcher } = await import("./searcher/serve.ts");
  const { serveWriter } = await import("./writer/serve.ts");
  return {
    searcher: (start) => onThisThread(serveSearcher, start),
    writer: (start) => onThisThread(serveWriter, start),
  };
}

/** The main thread's part: it passes requests to workers and keeps what they share. It computes nothing itself. */
class EmbeddedEngine implements SearchIndex {
  readonly #snapshots: Snapshots;
  readonly #searchers: SearcherPool;
  readonly #writer: WriterThread;
  readonly #segments = new Map<number, SegmentData>();
  readonly #sweep: NodeJS.Timeout;
  /** Published by the writer, but not yet seen by every query worker. */
  #arriving: Manifest | undefined;

  constructor(
    { folder, workers, clock = Date, version = "", titleWeights = new Map(), log = ignore }: EngineOptions,
    threads: Threads,
  ) {
    this.#snapshots = new Snapshots(randomUUID(), () => clock.now());
    this.#searchers = new SearcherPool({
      workers: workers ?? Math.max(1, Math.min(MOST_WORKERS, availableParallelism() - 1)),
      start: () => threads.searcher({ titleWeights }),
      held: () => this.#manifests.map((manifest) => this.#complete(manifest)),
      log,
    });
    this.#writer = new WriterThread({
      folder,
      version,
      start: threads.writer,
      resume: () => {
        const { manifest, added } = this.#complete(this.#snapshots.current);
        return { manifest, segments: added };
      },
      publish: (publication) => this.#publish(publication),
      log,
    });
    this.#sweep = setInterval(() => this.#release(this.#snapshots.expire()), SWEEP_MS).unref();
  }

  get ready(): Promise<void> {
    return this.#writer.ready;
  }

  apply(changes: readonly Change[], sequence: number): Promise<void> {
    return this.#writer.apply(changes, sequence);
  }

  sequence(): number {
    return this.#snapshots.current.sequence;
  }

  async search(request: SearchRequest, asking?: Asking): Promise<SearchResult> {
    const task = (generation: number) => ({ kind: "search", generation, request }) as const;
    const [found, manifest] = await this.#ask(request, asking, task);
    return { ...(found as Found), snapshot: this.#snapshots.handOut(manifest) };
  }

  async totals(
    requests: readonly SearchRequest[],
    asking?: Asking,
  ): Promise<readonly (number | undefined)[]> {
    const [first] = requests;
    if (first === undefined) return [];
    const task = (generation: number) => ({ kind: "totals", generation, requests }) as const;
    const [found] = await this.#ask(first, asking, task);
    return found as readonly (number | undefined)[];
  }

  async corrections(request: SearchRequest, asking?: Asking): Promise<readonly Correction[]> {
    const task = (generation: number) => ({ kind: "correct", generation, request }) as const;
    const [found] = await this.#ask(request, asking, task);
    return found as readonly Correction[];
  }

  async places(request: SearchRequest, asking?: Asking): Promise<PlaceCounts> {
    const task = (generation: number) => ({ kind: "places", generation, request }) as const;
    const [found] = await this.#ask(request, asking, task);
    return found as PlaceCounts;
  }

  async explain(request: SearchRequest, posting: IndexedPosting, asking?: Asking): Promise<Explanation> {
    const task = (generation: number) => ({ kind: "explain", generation, request, posting }) as const;
    const [found] = await this.#ask(request, asking, task);
    return found as Explanation;
  }

  async suggest(request: SuggestRequest, asking?: Asking): Promise<readonly Suggestion[]> {
    const found = await this.#searchers.run(
      () => ({ kind: "suggest", generation: this.#snapshots.current.generation, request }),
      asking,
    );
    return found as readonly Suggestion[];
  }

  clear(): Promise<void> {
    return this.#writer.clear();
  }

  async health(): Promise<IndexHealth> {
    const { segments, sequence } = this.#snapshots.current;
    const postings = segments.reduce(
      (sum, { id, removed }) => sum + documentsOf(this.#segments.get(id)!.buffer) - removed,
      0,
    );
    const bytes = [...this.#segments.values()].reduce(
      (sum, { buffer, deletedAt }) => sum + buffer.byteLength + deletedAt.byteLength,
      0,
    );
    return { ok: this.#searchers.healthy, postings, sequence, segments: segments.length, bytes };
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep);
    try {
      await this.#writer.save();
    } finally {
      await Promise.all([this.#writer.terminate(), this.#searchers.close()]);
    }
  }

  /** Asks a worker about the snapshot that a request names, or the current one; also returns which one it was. */
  async #ask(
    { snapshot }: SearchRequest,
    asking: Asking | undefined,
    task: (generation: number) => SearcherTask,
  ): Promise<readonly [unknown, Manifest]> {
    const named = snapshot === undefined ? undefined : this.#snapshots.find(snapshot);
    if (named) this.#snapshots.handOut(named);
    let manifest = this.#snapshots.current;
    const found = await this.#searchers.run(() => {
      manifest = named ?? this.#snapshots.current;
      this.#snapshots.handOut(manifest);
      return task(manifest.generation);
    }, asking);
    return [found, manifest];
  }

  async #publish(publication: Publication): Promise<void> {
    for (const data of publication.added) this.#segments.set(data.id, data);
    this.#arriving = publication.manifest;
    await this.#searchers.publish(publication);
    this.#arriving = undefined;
    this.#release([...this.#snapshots.expire(), ...this.#snapshots.advance(publication.manifest)]);
  }

  #release(generations: readonly number[]): void {
    if (generations.length === 0) return;
    this.#searchers.release(generations);
    const named = new Set(this.#manifests.flatMap(({ segments }) => segments.map(({ id }) => id)));
    for (const id of this.#segments.keys()) if (!named.has(id)) this.#segments.delete(id);
  }

  get #manifests(): readonly Manifest[] {
    const held = this.#snapshots.manifests;
    return this.#arriving ? [...held, this.#arriving] : held;
  }

  #complete(manifest: Manifest): Publication {
    return { manifest, added: manifest.segments.map(({ id }) => this.#segments.get(id)!) };
  }
}

function ignore(): void {}
