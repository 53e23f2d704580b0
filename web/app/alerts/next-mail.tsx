import type { JobAlert } from "@candor/contract/alerts/shapes";
import { message } from "@candor/contract/messages/message";
import { datesIn } from "../wording/dates.ts";

/** When an alert next writes, or why it doesn't. */
export function NextMail({ alert: { asleep, dueAt, timeZone } }: { alert: JobAlert }) {
  if (asleep) return <>{message("alerts.isAsleep")}</>;
  if (dueAt === undefined) return <>{message("alerts.isPaused")}</>;
  return <>{message("alerts.next", { when: datesIn(timeZone).momentText(dueAt) })}</>;
}
