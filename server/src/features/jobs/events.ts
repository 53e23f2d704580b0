import type { Announcement } from "../../platform/events/log.ts";

/** The source of a posting that its organization confirmed says something else of it now. */
export type SourceRestated = Announcement & {
  name: "source-restated";
  subject: "posting";
  subjectId: number;
  payload: Record<string, never>;
};

/** Postings were written, in batches. Whatever shows or indexes them reads them again. */
export type PostingsChanged = Announcement & {
  name: "postings-changed";
  payload: { ids: readonly number[] };
};
