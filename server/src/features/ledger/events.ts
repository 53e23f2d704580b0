import type { Announcement } from "../../platform/events/log.ts";

/** The figures of an organization are others now; they are shown with each of its postings. */
export type ResponsivenessChanged = Announcement & {
  readonly name: "responsiveness-changed";
  readonly subject: "organization";
  readonly subjectId: number;
  /** The sequence of the last event that they count. */
  readonly payload: { readonly through: number };
};
