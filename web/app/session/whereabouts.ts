import { timeZone } from "@candor/contract/accounts/time-zones";
import type { Typed } from "../forms/typed-fields.ts";

/** The query of a sign-in with the form's time zone. An unknown zone stops nobody. */
export function whereaboutsOf(typed: Typed): { timeZone?: string } {
  const zone = timeZone.safeParse(typed("timeZone"));
  return zone.success ? { timeZone: zone.data } : {};
}
