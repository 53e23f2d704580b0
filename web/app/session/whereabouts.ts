import { timeZone } from "@candor/contract/accounts/time-zones";
import type { Typed } from "./fields/typed-fields.ts";

/** The query of a sign-in with what its form said of where it is. A zone that is not known here stops nobody. */
export function whereaboutsOf(typed: Typed): { timeZone?: string } {
  const zone = timeZone.safeParse(typed("timeZone"));
  return zone.success ? { timeZone: zone.data } : {};
}
