import type { Announcement } from "../../platform/events/log.ts";

/** An account took over an application that a browser made before anybody signed in. */
export interface PartnerApplyClaimed extends Announcement {
  readonly name: "partner-apply-claimed";
  readonly subject: "partner-apply";
  readonly payload: { readonly accountId: number; readonly postingId: number };
}
