import type { JobAlert } from "@candor/contract/alerts/shapes";

export const alertFields = ["query", "location", "distanceMiles", "remote", "frequency", "hour"] as const;

/** The form's fields, as text. */
export type AlertFields = Readonly<Record<(typeof alertFields)[number], string>>;

export function fieldsOf({ criteria, frequency, hour }: JobAlert): AlertFields {
  const { query = "", location = "", distanceMiles, remote = "include" } = criteria;
  return {
    query,
    location: typeof location === "string" ? location : `${location.latitude}, ${location.longitude}`,
    distanceMiles: distanceMiles === undefined ? "" : String(distanceMiles),
    remote,
    frequency,
    hour: String(hour),
  };
}

/** The alert's other criteria, which the form leaves as they are. */
export function restOf({ criteria }: JobAlert): string[] {
  return Object.keys(criteria).filter((name) => !alertFields.some((each) => each === name));
}
