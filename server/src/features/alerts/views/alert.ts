import type { JobAlert, Switched } from "@candor/contract/alerts/shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import { fromJson } from "../../../platform/json-text.ts";
import type { AlertRow } from "../queries/alerts.ts";
import { alertTitle } from "../rules/words.ts";

/** `organization` is the name of the organization it follows. */
export function alertView(row: AlertRow, organization: string | undefined): JobAlert {
  const criteria = fromJson(row.criteria_json);
  return {
    id: String(row.id),
    title: alertTitle(criteria, organization),
    criteria,
    frequency: row.frequency,
    hour: row.hour,
    paused: row.paused_by !== null,
    asleep: row.paused_by === "silence",
    ...(row.time_zone !== null && { timeZone: row.time_zone }),
    ...(row.due_at !== null && { dueAt: isoTime(row.due_at) }),
  };
}

/** What an off switch shows: a mail's link reveals to nobody whose alert it is. */
export function switchView(row: AlertRow | undefined, organization: string | undefined): Switched {
  if (!row) return { state: "gone" };
  const { title, paused } = alertView(row, organization);
  return { state: paused ? "paused" : "on", title };
}
