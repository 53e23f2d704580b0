import type { JobDocument } from "@candor/contract/jobs/shapes";
import type { Writer } from "../../../platform/database/database.ts";
import { listedPostings } from "../../jobs/queries.ts";
import { listedDocument } from "../../jobs/views/document.ts";

/** The documents of a month's postings don't fit into memory. */
const most = 20_000;

/** Postings as mails list them, read once per sending: thousands of its alerts mail the same ones. */
export class ListedJobs {
  readonly #known = new Map<number, JobDocument>();

  /** Postings keyed by number, with at least these among them. */
  async withThese(writer: Writer, ids: readonly number[]): Promise<ReadonlyMap<number, JobDocument>> {
    if (this.#known.size > most) this.#known.clear();
    const missing = [...new Set(ids)].filter((id) => !this.#known.has(id));
    const rows = missing.length > 0 ? await listedPostings(writer, missing) : [];
    for (const row of rows) this.#known.set(row.id, listedDocument(row));
    return this.#known;
  }
}
