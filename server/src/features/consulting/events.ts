import type { Announcement } from "../../platform/events/log.ts";

/** The subject is the account. */
interface OfEnrollment {
  readonly subject: "consulting-enrollment";
  readonly subjectId: number;
  readonly payload: Readonly<Record<string, never>>;
}

export type ConsultingEvent =
  | (Announcement & OfEnrollment & { readonly name: "consulting-enrolled" })
  | (Announcement & OfEnrollment & { readonly name: "consulting-changed" })
  | (Announcement & OfEnrollment & { readonly name: "consulting-unenrolled" });
