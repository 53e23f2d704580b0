import type { JobDocument } from "@candor/contract/jobs/shapes";
import type { Writer } from "../../../platform/database/database.ts";
import { listedPostings } from "../../jobs/queries.ts";
import { listedDocument } from "../../jobs/views/document.ts";

/** A month of postings doesn't fit into memory as documents. */
const most = 20_000;

/** Postings as mails list them, read once for a sending: thousands of its alerts tell of the same ones. */
export class ListedJobs {
  readonly #known = new Map<number, JobDocument>();

  /** By number, at least these. */
  async withThese(writer: Writer, ids: readonly number[]): Promise<ReadonlyMap<number, JobDocument>> {
    if (this.#known.size > most) this.#known.clear();
    const missing = [...new Set(ids)].filter((id) => !this.#known.has(id));
    const rows = missing.length > 0 ? await listedPostings(writer, missing) : [];
    for (const row of rows) this.#known.set(row.id, listedDocument(row));
    return this.#known;
  }
}
