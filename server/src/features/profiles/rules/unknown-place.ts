import { defaultLocale } from "@candor/contract/messages/locales";
import { countryNames } from "@candor/contract/profiles/countries";
import type { PersonalBody } from "@candor/contract/profiles/shapes";
import { hasWords } from "@candor/contract/values";
import type { Places } from "../../../platform/places/found-place.ts";
import { regions } from "../../../platform/places/regions.ts";
import { regionOf } from "./region-of.ts";

/** Territories, which are countries in the gazetteer, and military mail, which it doesn't have. */
const elsewhere = new Set(["AA", "AE", "AP", "AS", "GU", "MP", "PR", "VI"]);
const states = new Set(regions.filter(({ country }) => country === "US").map(({ code }) => code));

const countries = countryNames(defaultLocale);

/**
 * the field whose country isn't in the list, which has no letter or digit (V-45), or whose place isn't in the
 * gazetteer. It knows every place in the United States only. A city may have another name in its postal code than in
 * the gazetteer, so a known code suffices.
 */
export function unknownPlace(
  { city, state, postal, country }: Pick<PersonalBody, "city" | "state" | "postal" | "country">,
  places: Pick<Places, "find">,
): "city" | "state" | "country" | undefined {
  if (country !== "" && !countries.has(country)) return "country";
  if (state !== "" && !hasWords(state)) return "state";
  if (city !== "" && !hasWords(city)) return "city";
  if (country === "") return isUnknownEverywhere(city, postal, places) ? "city" : undefined;
  if (country !== "US") return undefined;
  const code = regionOf(country, state);
  const named = places.find(state)?.country ?? "";
  if (elsewhere.has(code.toUpperCase()) || elsewhere.has(named)) return undefined;
  if (state !== "" && !states.has(code)) return "state";
  if (city === "" || isKnownCode(postal, places)) return undefined;
  const address = [city, code, "United States"].filter((part) => part !== "").join(", ");
  return places.find(address)?.kind === "city" ? undefined : "city";
}

/** Without a country, a city is known if any place has its name. */
function isUnknownEverywhere(city: string, postal: string, places: Pick<Places, "find">): boolean {
  return city !== "" && !isKnownCode(postal, places) && places.find(city) === undefined;
}

function isKnownCode(postal: string, places: Pick<Places, "find">): boolean {
  return places.find(postal.slice(0, 5))?.kind === "postal";
}
