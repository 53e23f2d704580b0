import type { Announcement } from "../../platform/events/log.ts";
import type { Parties } from "../applications/events.ts";

/** Somebody wrote about an application. The words are in the row. */
export interface MessageSent extends Announcement {
  readonly name: "message-sent";
  readonly subject: "conversation";
  /** The application's id. */
  readonly subjectId: number;
  readonly payload: Parties & { readonly messageId: number; readonly side: "seeker" | "pro" };
}
