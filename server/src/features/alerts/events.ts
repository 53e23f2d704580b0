import type { Announcement } from "../../platform/events/log.ts";

/** No actor: by the link of a mail, which anybody may have opened, or by the alert itself. */
export type AlertEvent = Announcement & {
  name: "alert-made" | "alert-changed" | "alert-paused" | "alert-resumed" | "alert-removed";
  payload: { alertId: number };
};
