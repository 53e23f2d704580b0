import type { Announcement } from "../../platform/events/log.ts";

interface Of<Name extends string> extends Announcement {
  readonly name: Name;
  readonly subject: "resume";
  readonly subjectId: number;
  readonly payload: Record<string, never>;
}

/** Only for resumes that belong to an account: uploads for a draft aren't announced. */
export type ResumeEvent = Of<
  "resume-uploaded" | "resume-renamed" | "resume-made-default" | "resume-used-again" | "resume-inactivated"
>;
