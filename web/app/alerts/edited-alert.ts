import type { AlertEdit } from "@candor/contract/alerts/shapes";
import { criteriaOfParameters } from "@candor/contract/search/parameters";
import type { Typed } from "../forms/typed-fields.ts";
import { type AlertFields, alertFields } from "./alert-fields.ts";

export function typedFieldsOf(typed: Typed): AlertFields {
  return Object.fromEntries(alertFields.map((name) => [name, typed(name)])) as AlertFields;
}

/** The change that the form asks for. An invalid value is passed on as it is: the call says what is wrong. */
export function editOf(fields: AlertFields, paused: boolean): AlertEdit {
  const { location, distanceMiles, hour, ...others } = fields;
  const place = criteriaOfParameters(new URLSearchParams({ location })).criteria.location;
  const edit = {
    ...others,
    location: place ?? location,
    ...(distanceMiles.trim() !== "" && { distanceMiles: Number(distanceMiles) }),
    hour: Number(hour),
    paused,
  };
  return edit as AlertEdit;
}
