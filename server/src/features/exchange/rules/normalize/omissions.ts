import { truncate } from "@candor/contract/values";
import type { Places } from "../../../../platform/places/found-place.ts";
import type { SourcePosting } from "../source-posting.ts";
import { tidy } from "../tidy.ts";
import { amountOf, isNoPay } from "./pay-text.ts";
import { placesOf } from "./places.ts";

const longest = 100;

/** Which values of an accepted posting `normalize` leaves out, as sentences for the person who imports it. */
export function omissionsOf(posting: SourcePosting, places: Places): string[] {
  return [...payOmissions(posting.pay), ...placeOmissions(posting, places)];
}

function payOmissions({ min, max, text }: NonNullable<SourcePosting["pay"]> = {}): string[] {
  const none = [...new Set([min, max, text].filter(isNoPay).map((stated) => quoted(String(stated))))];
  const [low, high] = [amountOf(min), amountOf(max)];
  const isInverted = low !== undefined && high !== undefined && low > high;
  return [
    ...none.map((stated) => `The pay ${stated} isn't above zero: it counts as not stated.`),
    ...(isInverted
      ? [`The minimum pay ${quoted(String(min))} is above the maximum: both count as not stated.`]
      : []),
  ];
}

/** */
function placeOmissions(posting: SourcePosting, places: Places): string[] {
  return placesOf(posting, places).unknown.map(
    (place) =>
      `Invalid Location: Candor doesn't know ${quoted(place)}. Its words are kept in the description.`,
  );
}

function quoted(text: string): string {
  return `"${truncate(tidy(text), longest)}"`;
}
