import { LRUCache } from "lru-cache";
import type { Announcement } from "./log.ts";

/** How far behind the event log this process may be while it goes by what it keeps, in milliseconds. */
const mostBehind = 1000;
/** When a change counts that nobody announced, such as one that was made by hand, in milliseconds. */
const longestKept = 60_000;
const mostSubjects = 20_000;
const mostOfOneSubject = 16;

/**
 * Rows as they were read, by the number of the subject that they hang on and a key of their own, until something is
 * announced of that subject. They are given only while the event log is followed closely: whoever gets none reads.
 */
export class KeptRows<Row> {
  readonly #subject: Announcement["subject"];
  readonly #rows = new LRUCache<number, Map<string, Row>>({
    max: mostSubjects,
    ttl: longestKept,
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

  /** What a row that is read from now on is as of. */
  get changes(): number {
    return this.#changes;
  }

  /** Keeps a row, unless something changed since `asOf`: it may have been read before that. */
  keep(subjectId: number, key: string, row: Row, asOf: number): void {
    if (asOf !== this.#changes) return;
    const rows = this.#rows.get(subjectId);
    if (rows && rows.size < mostOfOneSubject) rows.set(key, row);
    else this.#rows.set(subjectId, new Map([[key, row]]));
  }

  /** Takes note of what was announced, here at its commit and by the follower: hearing it twice does no harm. */
  hear({ subject, subjectId }: Announcement): void {
    if (subject !== this.#subject || subjectId === undefined) return;
    this.#changes += 1;
    this.#rows.delete(subjectId);
  }

  /** Everything has been heard that was committed before this instant of `performance.now()`. */
  abreast(instant: number): void {
    this.#abreastAt = instant;
  }
}
