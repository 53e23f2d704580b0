import type { Announcement } from "../../platform/events/log.ts";

/** An organization's figures were recounted; each of its postings shows them. */
export type ResponsivenessChanged = Announcement & {
  readonly name: "responsiveness-changed";
  readonly subject: "organization";
  readonly subjectId: number;
  readonly payload: {
    /** The sequence of the last event counted. */
    readonly through: number;
    /** When the next answer leaves the window, in milliseconds since 1970. */
    readonly changesAt: number | null;
  };
};
