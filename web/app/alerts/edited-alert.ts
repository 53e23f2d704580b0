import type { alertEdit, JobAlert } from "@candor/contract/alerts/shapes";
import { criteriaOfParameters } from "@candor/contract/search/parameters";
import type { z } from "zod";
import type { Typed } from "../session/typed-fields.ts";

const names = ["query", "location", "distanceMiles", "remote", "frequency", "hour"] as const;

/** The form's fields, as text. */
export type AlertFields = Readonly<Record<(typeof names)[number], string>>;

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
  return Object.keys(criteria).filter((name) => !names.some((each) => each === name));
}

export function typedFieldsOf(typed: Typed): AlertFields {
  return Object.fromEntries(names.map((name) => [name, typed(name)])) as AlertFields;
}

/** What the form asks for. A value that is none goes along as it is: the call says what is wrong with it. */
export function editOf(fields: AlertFields, paused: boolean): z.input<typeof alertEdit> {
  const { location, distanceMiles, hour, ...others } = fields;
  const place = criteriaOfParameters(new URLSearchParams({ location })).criteria.location;
  const edit = {
    ...others,
    location: place ?? location,
    ...(distanceMiles.trim() !== "" && { distanceMiles: Number(distanceMiles) }),
    hour: Number(hour),
    paused,
  };
  return edit as z.input<typeof alertEdit>;
}
