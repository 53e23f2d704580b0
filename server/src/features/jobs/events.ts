import type { Announcement } from "../../platform/events/log.ts";

/** Postings were written, in batches. Whatever shows or indexes them reads them again. */
export type PostingsChanged = Announcement & {
  name: "postings-changed";
  payload: { ids: readonly number[] };
};
