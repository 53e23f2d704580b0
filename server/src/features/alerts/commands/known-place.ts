import type { AlertCriteria } from "@candor/contract/alerts/shapes";
import { Problem } from "../../../platform/http/problem.ts";
import type { Places } from "../../../platform/places/found-place.ts";

/** an alert for a place that isn't in the gazetteer would find nothing. `path` names the field. */
export function refuseUnknownPlace(
  places: Pick<Places, "findAsked">,
  location: AlertCriteria["location"],
  path: string,
): void {
  if (typeof location !== "string" || location.trim() === "") return;
  if (places.findAsked(location)) return;
  throw new Problem("invalid-request", { fields: [{ path, key: "location.invalid" }] });
}
