import type { SiteNotice } from "@candor/contract/site-notice/shapes";
import { newestChange, type SiteNoticeRow } from "../features/site-notice/queries.ts";
import { shownView } from "../features/site-notice/views.ts";
import type { Reader } from "../platform/database/database.ts";

/** The site notice in this process's memory, so that no page asks the database for it. */
export class ShownNotice {
  readonly #read: Reader;
  #newest: SiteNoticeRow | undefined;

  constructor(read: Reader) {
    this.#read = read;
  }

  /** Reads it again: at the start, and after each change. An answer that is older than the current one is dropped. */
  async refresh(): Promise<void> {
    const newest = await newestChange(this.#read);
    if (newest && newest.id >= (this.#newest?.id ?? 0)) this.#newest = newest;
  }

  at(now: number): SiteNotice | undefined {
    return shownView(this.#newest, now);
  }
}
