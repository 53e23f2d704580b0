import type { Announcement } from "../../platform/events/log.ts";

/**
 * What a source says about a posting that belongs to its organization: something new, a new one to publish, or nothing
 * anymore.
 */
export type SourceEvent = Announcement & {
  name: "source-restated" | "source-offered" | "source-dropped";
  subject: "posting";
  subjectId: number;
  payload: Record<string, never>;
};

/** Postings were written, in batches. Everything that shows or indexes them reads them again. */
export type PostingsChanged = Announcement & {
  name: "postings-changed";
  payload: { ids: readonly number[] };
};
