import type { Announcement } from "../../platform/events/log.ts";

interface OfChange {
  readonly subject: "site-notice";
  readonly subjectId: number;
  readonly payload: Record<string, never>;
}

export type SiteNoticeEvent =
  | (Announcement & OfChange & { readonly name: "site-notice-published" })
  | (Announcement & OfChange & { readonly name: "site-notice-taken-down" })
  /** Its beginning or its end has come. */
  | (Announcement & OfChange & { readonly name: "site-notice-due" });
