import type { Announcement } from "../../platform/events/log.ts";

/** No actor if it came by a mail's link, which anybody may have opened, or from the alert itself. */
export type AlertEvent = Announcement & {
  name: "alert-made" | "alert-changed" | "alert-paused" | "alert-resumed" | "alert-removed";
  payload: { alertId: number };
};
