import { perLocale } from "../messages/locale.ts";
import { message } from "../messages/message.ts";
import type { JobDocument } from "./shapes.ts";

const regions = perLocale((locale) => new Intl.DisplayNames(locale, { type: "region", fallback: "code" }));
/** Needs no name: most postings are there. */
const homeRegion = "US";

/** "Canada" for "CA"; the code itself if nobody knows it. */
export function countryName(code: string): string {
  return regions().of(code) ?? code;
}

/** "Austin, TX", "Toronto, ON, Canada"; absent if the posting names no place. */
export function placeText({ city, state, country }: JobDocument["address"]): string | undefined {
  const local = [city, state].filter((part) => part !== undefined);
  const countryIsClear = local.length > 0 && country === homeRegion;
  const parts = country === undefined || countryIsClear ? local : [...local, countryName(country)];
  return parts.length > 0 ? parts.join(", ") : undefined;
}

/** "Canada" for "CA", "NY" for "US-NY". */
export function regionText(code: string): string {
  const [country = code, state] = code.split("-");
  return placeText({ country, ...(state !== undefined && { state }) }) ?? code;
}

/** "Remote, within Canada; CA"; regions come as ISO 3166 codes. Those beyond `most` are only counted. */
export function remoteText({ kind, within }: JobDocument["remote"], most = Number.POSITIVE_INFINITY): string {
  const text = message(`remoteKind.${kind}`);
  if (!within?.length) return text;
  const places = within.slice(0, most).map(regionText);
  if (within.length > most) places.push(message("remoteKind.more", { count: within.length - most }));
  return message("remoteKind.within", { kind: text, places: places.join("; ") });
}

/** As many regions as an entry of a list has room for. */
export const mostRegionsListed = 3;
