import { EMPTY, type Manifest, type Publication } from "../manifest.ts";
import type { Change } from "../port.ts";
import { SegmentBuilder } from "../segment/builder.ts";
import { MAX_DOCUMENTS } from "../segment/layout.ts";
import { type Merged, mergeSegments } from "../segment/merge.ts";
import { type SegmentData, SegmentReader } from "../segment/reader.ts";
import { chooseMerge, type MergeCandidate } from "./merge-policy.ts";

/** A published segment with its number of removals. */
interface LiveSegment extends MergeCandidate {
  readonly reader: SegmentReader;
  removed: number;
}

/**
 * Turns changes into segments and removals. Removals carry the generation of the next publication, so searches at
 * published generations don't see them until then.
 */
export class IndexWriter {
  #manifest: Manifest;
  #segments: LiveSegment[] = [];
  #added: SegmentData[] = [];
  #builder: SegmentBuilder;
  /** Each id's document in the builder, and the documents replaced or removed since. */
  #pending = new Map<number, number>();
  #dead: number[] = [];
  #nextId = 1;
  /** At most this many documents become one segment before they are merged. */
  readonly #maxDocuments: number;

  /** Resumes from a published state. Later removals were never published and are undone. */
  constructor(
    manifest: Manifest = EMPTY,
    segments: readonly SegmentData[] = [],
    maxDocuments = MAX_DOCUMENTS,
  ) {
    this.#manifest = manifest;
    this.#maxDocuments = maxDocuments;
    this.#builder = new SegmentBuilder(maxDocuments);
    for (const data of segments) {
      const reader = new SegmentReader(data);
      let removed = 0;
      for (let doc = 0; doc < reader.documents; doc++) {
        if (reader.deletedAt[doc]! > manifest.generation) reader.deletedAt[doc] = 0;
        if (reader.deletedAt[doc] !== 0) removed++;
      }
      this.#segments.push(liveSegment(reader, removed));
      this.#nextId = Math.max(this.#nextId, data.id + 1);
    }
  }

  get manifest(): Manifest {
    return this.#manifest;
  }

  /** The manifest's segments, without those built since. */
  get segments(): readonly SegmentReader[] {
    const published = new Set(this.#manifest.segments.map(({ id }) => id));
    return this.#segments.map(({ reader }) => reader).filter(({ data }) => published.has(data.id));
  }

  change(change: Change): void {
    this.#remove(change.kind === "put" ? change.posting.id : change.id);
    if (change.kind === "remove") return;
    this.#pending.set(change.posting.id, this.#builder.add(change.posting));
    if (this.#builder.full) this.#build();
  }

  /** Publishes all changes so far under a new generation. */
  publish(sequence: number): Publication {
    this.#build();
    this.#segments = this.#segments.filter(({ live }) => live > 0);
    this.#manifest = {
      generation: this.#manifest.generation + 1,
      sequence: Math.max(sequence, this.#manifest.sequence),
      segments: this.#segments.map(({ reader, removed }) => ({ id: reader.data.id, removed })),
    };
    const added = this.#added;
    this.#added = [];
    return { manifest: this.#manifest, added };
  }

  /** Removes everything and forgets the sequence. */
  clear(): Publication {
    this.#builder = new SegmentBuilder(this.#maxDocuments);
    this.#pending.clear();
    this.#dead = [];
    this.#added = [];
    this.#segments = [];
    this.#manifest = { generation: this.#manifest.generation + 1, sequence: 0, segments: [] };
    return { manifest: this.#manifest, added: [] };
  }

  /**
   * The next due merge, or undefined. Run its steps between changes; once they are done, the merged segment replaces
   * its sources at the next publication.
   */
  merge(): Generator<void, void> | undefined {
    const chosen = chooseMerge(this.#segments);
    return chosen.length === 0 ? undefined : this.#merging(chosen);
  }

  *#merging(sources: readonly LiveSegment[]): Generator<void, void> {
    const merged = yield* mergeSegments(sources.map(({ reader }) => reader));
    if (!sources.every((source) => this.#segments.includes(source))) return;
    const segment = this.#adopt(merged.buffer, merged.documents, (deletedAt) =>
      carryRemovals(sources, merged, deletedAt),
    );
    this.#segments = [...this.#segments.filter((each) => !sources.includes(each)), segment];
  }

  #remove(id: number): void {
    const pending = this.#pending.get(id);
    if (pending !== undefined) {
      this.#dead.push(pending);
      this.#pending.delete(id);
      return;
    }
    for (const segment of this.#segments) {
      const doc = segment.reader.liveDocument(id);
      if (doc < 0) continue;
      segment.reader.deletedAt[doc] = this.#manifest.generation + 1;
      segment.removed++;
      return;
    }
  }

  #build(): void {
    const builder = this.#builder;
    if (builder.documents === 0) return;
    const dead = this.#dead;
    const segment = this.#adopt(builder.build(), builder.documents, (deletedAt) => {
      for (const doc of dead) deletedAt[doc] = this.#manifest.generation + 1;
    });
    this.#segments.push(segment);
    this.#builder = new SegmentBuilder(this.#maxDocuments);
    this.#pending = new Map();
    this.#dead = [];
  }

  #adopt(buffer: SharedArrayBuffer, documents: number, date: (deletedAt: Int32Array) => void): LiveSegment {
    const deletedAt = new SharedArrayBuffer(documents * Int32Array.BYTES_PER_ELEMENT);
    const dates = new Int32Array(deletedAt);
    date(dates);
    const data = { id: this.#nextId++, buffer, deletedAt };
    this.#added.push(data);
    return liveSegment(
      new SegmentReader(data),
      dates.reduce((sum, date) => sum + (date === 0 ? 0 : 1), 0),
    );
  }
}

function liveSegment(reader: SegmentReader, removed: number): LiveSegment {
  return {
    reader,
    removed,
    bytes: reader.bytes,
    get live() {
      return this.reader.documents - this.removed;
    },
  };
}

/** Applies removals that happened during the merge. */
function carryRemovals(sources: readonly LiveSegment[], { maps }: Merged, deletedAt: Int32Array): void {
  sources.forEach(({ reader }, index) => {
    const map = maps[index]!;
    reader.deletedAt.forEach((date, doc) => {
      if (map[doc]! >= 0) deletedAt[map[doc]!] = date;
    });
  });
}
