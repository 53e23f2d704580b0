import type { Announcement } from "../../platform/events/log.ts";

interface OfReport {
  readonly subject: "posting";
  readonly subjectId: number;
  readonly payload: { readonly reportId: number };
}

export type ReportEvent =
  | (Announcement & OfReport & { readonly name: "posting-reported" })
  | (Announcement & OfReport & { readonly name: "report-refused" })
  /** The posting is taken down. */
  | (Announcement & OfReport & { readonly name: "report-upheld" });
