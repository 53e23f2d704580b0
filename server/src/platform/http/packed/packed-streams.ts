import { LRUCache } from "lru-cache";
import type { Clock } from "../../clock.ts";
import { hour, minute } from "../../durations.ts";
import type { Revision } from "../../revision.ts";
import { Turns } from "../../turns.ts";
import { type PackedStream, type Pieces, packedStream } from "./packed-stream.ts";

interface Kept {
  readonly stream: PackedStream;
  readonly revision: number;
  readonly at: number;
}

interface Bounds {
  /** Compressed bytes of all that is kept. */
  readonly bytes: number;
  /** Compressed bytes of one. */
  readonly bytesOfOne: number;
}

/** In milliseconds. */
const longest = 10 * minute;
const tooLongFor = hour;

/**
 * Long texts that many callers get, each written once while the content stays the same. Everybody who asks for one that
 * is being written waits for that one; two are written at once.
 */
export class PackedStreams {
  readonly #kept: LRUCache<string, Kept>;
  /** Since when they are known to be too long to keep. */
  readonly #tooLong = new LRUCache<string, number>({ max: 1000 });
  readonly #underWay = new Map<string, Promise<PackedStream | undefined>>();
  readonly #turns = new Turns({ atOnce: 2, waiting: 20, ofOneSender: 5 });
  readonly #content: Pick<Revision, "current">;
  readonly #clock: Clock;
  readonly #bounds: Bounds;

  constructor(content: Pick<Revision, "current">, clock: Clock, bounds: Bounds) {
    this.#content = content;
    this.#clock = clock;
    this.#bounds = bounds;
    this.#kept = new LRUCache({ maxSize: bounds.bytes, sizeCalculation: ({ stream }) => stream.bytes + 500 });
  }

  /**
   * Resolves with `undefined` if it is too long to keep. Rejects with `unavailable` if too many others are waiting to be
   * written, or too many of this sender's.
   */
  async of(key: string, sender: string, pieces: () => Pieces): Promise<PackedStream | undefined> {
    const now = this.#clock.now();
    const kept = this.#kept.get(key);
    if (kept?.revision === this.#content.current && isWithin(kept.at, now, longest)) return kept.stream;
    const since = this.#tooLong.get(key);
    if (since !== undefined && isWithin(since, now, tooLongFor)) return undefined;
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const writing = this.#turns
      .run(sender, () => this.#write(key, pieces()))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, writing);
    return writing;
  }

  async #write(key: string, pieces: Pieces): Promise<PackedStream | undefined> {
    // What changes from here on may be missing.
    const revision = this.#content.current;
    const at = this.#clock.now();
    const stream = await packedStream(pieces, this.#bounds.bytesOfOne);
    if (stream) this.#kept.set(key, { stream, revision, at });
    else this.#tooLong.set(key, at);
    return stream;
  }
}

function isWithin(since: number, now: number, most: number): boolean {
  return now >= since && now - since < most;
}
