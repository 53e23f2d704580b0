import type { Announcement } from "../../platform/events/log.ts";

interface OfAppeal {
  readonly subject: "posting";
  readonly subjectId: number;
  readonly payload: { readonly appealId: number; readonly organizationId: number };
}

export type SignalEvent =
  | (Announcement & OfAppeal & { readonly name: "signal-appealed" })
  | (Announcement & OfAppeal & { readonly name: "appeal-answered" });
