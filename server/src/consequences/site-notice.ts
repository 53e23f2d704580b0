import type { SiteNoticeEvent } from "../features/site-notice/events.ts";
import type { Consequence, Consequences } from "./consequence.ts";

/** Pages that are open load their data again, once this process has the change. */
const changed: Consequence<SiteNoticeEvent> = {
  async notices(_event, { shownNotice, notifier }) {
    await shownNotice.refresh();
    notifier.contentChanged();
  },
};

export const siteNoticeConsequences: Consequences<SiteNoticeEvent> = {
  "site-notice-published": changed,
  "site-notice-taken-down": changed,
  "site-notice-due": changed,
};
