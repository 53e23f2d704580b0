import type { PersonalBody } from "@candor/contract/profiles/shapes";
import type { Typed } from "../forms/typed-fields.ts";

/** In the form's order. */
export function typedPersonal(typed: Typed): PersonalBody {
  return {
    firstName: typed("firstName"),
    lastName: typed("lastName"),
    address: typed("address"),
    city: typed("city"),
    state: typed("state"),
    postal: typed("postal"),
    country: typed("country"),
    linkedInUrl: typed("linkedInUrl"),
  };
}
