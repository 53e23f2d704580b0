import { MAX_DOCUMENTS } from "../segment/layout.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { Run } from "./plan.ts";

/** Documents of one segment to count. */
export interface Counted {
  readonly docs: Uint16Array;
  readonly length: number;
}

/**
 * The documents of one segment that still match, in ascending order, with their score so far and the facet filters that
 * they fail (one bit each). The steps of a query narrow it in place. A worker needs only one, because segments are
 * processed one after another, and it all fits in the L2 cache. Loops write first, then advance by 0 or 1: matches
 * can't be predicted, and a mispredicted branch costs more than the whole step.
 */
export class Candidates {
  length = 0;
  /** Whether `fails` is valid. If not, nothing failed and its values are stale. */
  failing = false;
  readonly docs = new Uint16Array(MAX_DOCUMENTS);
  readonly scores = new Int32Array(MAX_DOCUMENTS);
  readonly fails = new Int32Array(MAX_DOCUMENTS);

  /** Every visible document of a segment, unscored. */
  fillAll(documents: number, visible: Uint8Array): void {
    const docs = this.docs;
    let kept = 0;
    for (let doc = 0; doc < documents; doc++) {
      docs[kept] = doc;
      kept += visible[doc]!;
    }
    this.scores.fill(0, 0, kept);
    this.length = kept;
  }

  /** The visible documents of a single term's postings. */
  fillFrom(reader: SegmentReader, { start, end }: Run, weight: number, visible: Uint8Array): void {
    const { postingDocs, postingImpacts } = reader.sections;
    const { docs, scores } = this;
    let kept = 0;
    for (let posting = start; posting < end; posting++) {
      const doc = postingDocs[posting]!;
      docs[kept] = doc;
      scores[kept] = weight * postingImpacts[posting]!;
      kept += visible[doc]!;
    }
    this.length = kept;
  }

  /** The given documents, unscored: all of them or only the visible ones. */
  fillListed(listed: Uint16Array, visible?: Uint8Array): void {
    this.docs.set(listed);
    this.scores.fill(0, 0, listed.length);
    this.length = listed.length;
    if (visible) this.keepVisible(visible);
  }

  /** Adds weighted impacts, one per document. */
  addScores(impacts: Uint8Array, weight: number): void {
    const { scores, length } = this;
    for (let i = 0; i < length; i++) scores[i]! += weight * impacts[i]!;
  }

  keepVisible(visible: Uint8Array): void {
    const { docs, scores, length } = this;
    let kept = 0;
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      docs[kept] = doc;
      scores[kept] = scores[i]!;
      kept += visible[doc]!;
    }
    this.length = kept;
  }

  /** Keeps only the given documents, which must be in ascending order. */
  keepListed(listed: Uint16Array): void {
    const { docs, scores, length } = this;
    let kept = 0;
    let at = 0;
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      while (at < listed.length && listed[at]! < doc) at++;
      docs[kept] = doc;
      scores[kept] = scores[i]!;
      kept += Number(listed[at] === doc);
    }
    this.length = kept;
  }

  /** Moves the documents with a value in a column to other candidates. */
  split(column: Uint8Array, value: number, other: Candidates): void {
    const { docs, scores, length } = this;
    let kept = 0;
    let moved = 0;
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      const score = scores[i]!;
      other.docs[moved] = doc;
      other.scores[moved] = score;
      docs[kept] = doc;
      scores[kept] = score;
      const moves = Number(column[doc] === value);
      moved += moves;
      kept += 1 - moves;
    }
    this.length = kept;
    other.length = moved;
  }

  /** Keeps documents marked in `scored` (indexed by document, above 0) and adds their scores. */
  keepScored(scored: Int32Array): void {
    const { docs, scores, length } = this;
    let kept = 0;
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      const score = scored[doc]!;
      docs[kept] = doc;
      scores[kept] = scores[i]! + score;
      kept += Number(score > 0);
    }
    this.length = kept;
  }

  /** Drops what is marked in `scored`. */
  dropScored(scored: Int32Array): void {
    const { docs, scores, length } = this;
    let kept = 0;
    for (let i = 0; i < length; i++) {
      const doc = docs[i]!;
      docs[kept] = doc;
      scores[kept] = scores[i]!;
      kept += Number(scored[doc] === 0);
    }
    this.length = kept;
  }

  /** The visible documents that are marked in `scored`. */
  fillScored(scored: Int32Array, documents: number, visible: Uint8Array): void {
    const { docs, scores } = this;
    let kept = 0;
    for (let doc = 0; doc < documents; doc++) {
      const score = scored[doc]!;
      docs[kept] = doc;
      scores[kept] = score;
      kept += Number(score > 0) & visible[doc]!;
    }
    this.length = kept;
  }

  /** The same if few documents are marked: a branch that is nearly always taken costs less than writing each one. */
  fillFew(scored: Int32Array, documents: number, visible: Uint8Array): void {
    const { docs, scores } = this;
    let kept = 0;
    for (let doc = 0; doc < documents; doc++) {
      const score = scored[doc]!;
      if (score === 0 || visible[doc] === 0) continue;
      docs[kept] = doc;
      scores[kept++] = score;
    }
    this.length = kept;
  }

  /** Keeps the documents that fail no filter, or at most one. */
  keepFailing(most: 0 | 1): void {
    const { docs, scores, fails, length } = this;
    let kept = 0;
    for (let i = 0; i < length; i++) {
      const failed = fails[i]!;
      docs[kept] = docs[i]!;
      scores[kept] = scores[i]!;
      fails[kept] = failed;
      kept += Number((failed & (failed - most)) === 0);
    }
    this.length = kept;
  }

  /** Adds each document's points. */
  addPoints(points: Int32Array): void {
    const { docs, scores, length } = this;
    for (let i = 0; i < length; i++) scores[i]! += points[docs[i]!]!;
  }
}
