import { LRUCache } from "lru-cache";
import type { Announcement } from "./log.ts";

/** How far behind the event log this process may be and still use cached rows, in milliseconds. */
const mostBehind = 1000;
/** When a change without an event, such as one made by hand, takes effect, in milliseconds. */
const longestCached = 60_000;
const mostSubjects = 20_000;
const mostOfOneSubject = 16;

/**
 * Cached rows, by their subject's id and their own key, until an event concerns that subject. Used only while this
 * process keeps up with the event log; otherwise callers read the database.
 */
export class CachedRows<Row> {
  readonly #subject: Announcement["subject"];
  readonly #rows = new LRUCache<number, Map<string, Row>>({
    max: mostSubjects,
    ttl: longestCached,
    ttlResolution: 0,
  });
  #changes = 0;
  #abreastAt = Number.NEGATIVE_INFINITY;

  constructor(subject: Announcement["subject"]) {
    this.#subject = subject;
  }

  get(subjectId: number, key: string): Row | undefined {
    const isAbreast = performance.now() - this.#abreastAt <= mostBehind;
    return isAbreast ? this.#rows.get(subjectId)?.get(key) : undefined;
  }

  /** The `asOf` for a row that is read from now on. */
  get changes(): number {
    return this.#changes;
  }

  /** Caches a row, unless something changed since `asOf`: the row may be older than the change. */
  keep(subjectId: number, key: string, row: Row, asOf: number): void {
    if (asOf !== this.#changes) return;
    const rows = this.#rows.get(subjectId);
    if (rows && rows.size < mostOfOneSubject) rows.set(key, row);
    else this.#rows.set(subjectId, new Map([[key, row]]));
  }

  /** Handles an event, at its commit here and again from the follower; hearing it twice does no harm. */
  hear({ subject, subjectId }: Announcement): void {
    if (subject !== this.#subject || subjectId === undefined) return;
    this.#changes += 1;
    this.#rows.delete(subjectId);
  }

  /** Everything committed before this instant of `performance.now()` has been heard. */
  abreast(instant: number): void {
    this.#abreastAt = instant;
  }
}
