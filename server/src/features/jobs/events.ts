import type { Announcement } from "../../platform/events/log.ts";

/** Postings were written: what shows or finds them reads them again. Written in batches, so it names many. */
export type PostingsChanged = Announcement & {
  name: "postings-changed";
  payload: { ids: readonly number[] };
};
