import type { Announcement } from "../../platform/events/log.ts";

interface Of<Name extends string> extends Announcement {
  readonly name: Name;
  readonly subject: "resume";
  readonly subjectId: number;
  readonly payload: Record<string, never>;
}

/** Announced of resumes that belong to somebody: what is uploaded for a draft is announced to nobody. */
export type ResumeEvent = Of<"resume-uploaded"> | Of<"resume-inactivated">;
