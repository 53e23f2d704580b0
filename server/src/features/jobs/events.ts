import type { Announcement } from "../../platform/events/log.ts";

/**
 * What a source says of a posting that is its organization's: something else than before, that there is a new one to
 * publish, or nothing any longer.
 */
export type SourceEvent = Announcement & {
  name: "source-restated" | "source-offered" | "source-dropped";
  subject: "posting";
  subjectId: number;
  payload: Record<string, never>;
};

/** Postings were written, in batches. Whatever shows or indexes them reads them again. */
export type PostingsChanged = Announcement & {
  name: "postings-changed";
  payload: { ids: readonly number[] };
};
