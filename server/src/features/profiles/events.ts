import type { Announcement } from "../../platform/events/log.ts";

/** Somebody changed what they say about themselves. The subject is their account. */
export type ProfileEvent = Announcement & {
  name: "profile-changed";
  payload: { part: "personal" | "background" | "phones" | "experience" | "skills" | "goals" | "current-pay" };
};
