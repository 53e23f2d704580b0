import type { Announcement } from "../../platform/events/log.ts";
import type { Parties } from "../applications/events.ts";

interface Of<Name extends string, Payload> extends Announcement {
  readonly name: Name;
  readonly subject: "interview";
  /** The application's id. */
  readonly subjectId: number;
  readonly payload: Payload;
}

/** What happens to an application's interview. The answers are in the records. */
export type InterviewEvent =
  | Of<"interview-sent", Parties>
  /** The applicant deleted answers that had been sent. */
  | Of<"interview-deleted", Parties>
  /** A Pro asks for the interview: the applicant is mailed a new link, and earlier ones stop working. */
  | Of<"interview-asked", Parties>;
