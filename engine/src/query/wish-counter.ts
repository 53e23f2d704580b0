import { entryOf, type Wish, type WishCounts } from "../facts.ts";
import { WISH_DENIED, WISH_STATED, WISH_UNSTATED } from "../scoring.ts";
import { REMOTE_KINDS } from "../segment/columns.ts";
import type { SegmentReader } from "../segment/reader.ts";
import type { Candidates } from "./candidates.ts";

/** Orders one search's matches by its wishes, and counts who says what. One per search. */
export class WishCounter {
  readonly #wishes: readonly Wish[];
  readonly #counts: { stated: number; denied: number; unstated: number }[];

  constructor(wishes: readonly Wish[]) {
    this.#wishes = wishes;
    this.#counts = wishes.map(() => ({ stated: 0, denied: 0, unstated: 0 }));
  }

  /** Adds points to a segment's matches, and counts them. */
  add(reader: SegmentReader, matches: Candidates): void {
    const { docs, length } = matches;
    this.#wishes.forEach((wish, number) => {
      const points = pointsOf(reader, wish);
      matches.addPoints(points);
      let stated = 0;
      let denied = 0;
      for (let i = 0; i < length; i++) {
        stated += Number(points[docs[i]!] === WISH_STATED);
        denied += Number(points[docs[i]!] === WISH_DENIED);
      }
      const counts = this.#counts[number]!;
      counts.stated += stated;
      counts.denied += denied;
      counts.unstated += length - stated - denied;
    });
  }

  get counts(): readonly WishCounts[] {
    return this.#counts;
  }
}

/** Each document's points. */
function pointsOf(reader: SegmentReader, wish: Wish): Int32Array {
  if (wish.fact === "workplace") return pointsByKind(reader, wish);
  const { fact, stated, denied } = wish;
  const points = new Int32Array(reader.documents).fill(WISH_UNSTATED);
  const { offsets, docs } = reader.carriers("fact");
  const mark = (values: readonly string[], value: number) => {
    for (const each of values) {
      const ordinal = reader.table("facts").find(entryOf(fact, each));
      if (ordinal >= 0)
        for (let at = offsets[ordinal]!; at < offsets[ordinal + 1]!; at++) points[docs[at]!] = value;
    }
  };
  mark(denied, WISH_DENIED);
  mark(stated, WISH_STATED);
  return points;
}

function pointsByKind(reader: SegmentReader, { stated, denied }: Wish): Int32Array {
  const points = REMOTE_KINDS.map((kind) => {
    if (stated.includes(kind)) return WISH_STATED;
    return denied.includes(kind) ? WISH_DENIED : WISH_UNSTATED;
  });
  const kinds = reader.sections.remote;
  // A loop: every search with such a wish waits for this, and `Int32Array.from` takes twenty times as long.
  const marked = new Int32Array(reader.documents);
  for (let doc = 0; doc < marked.length; doc++) marked[doc] = points[kinds[doc]!]!;
  return marked;
}
