import { message } from "@candor/contract/messages/message";
import type { Chip } from "@candor/contract/search/shapes";
import { numberOf, spokenNumber } from "./spoken-numbers.ts";

const distance = `(?<distance>\\d{1,5}(?:\\.\\d+)?|${spokenNumber})[-\\s]?(?<unit>miles?|millas?|mi|kms?|kilomet(?:er|re)s?|kil[oó]metros?|min(?:ute)?s?|minutos?)\\.?(?:[-\\s](?:radius|drive|driving|commute))?(?:\\s+(?:or|o)\\s+(?:less|fewer|closer|menos))?(?:\\s+away)?`;
const within =
  "(?:(?:within|inside|under|less\\s+than|at\\s+most|max(?:imum)?(?:\\s+of)?|(?:no|not)\\s+(?:more|further|farther)\\s+than|(?:no|(?:i\\s+)?(?:don['’]?t|do\\s+not)\\s+want)\\s+(?:to\\s+|an?\\s+)?(?:commute|drive)\\s+(?:of\\s+)?(?:(?:more|longer|further|farther)\\s+than|over)|up\\s+to|in|(?:a\\s+)?(?:menos|no\\s+m[aá]s)\\s+de|dentro\\s+de)\\s+)?(?:an?\\s+)?";

const hours =
  "(?<!\\d\\s*)(?<hours>an|one|two|three|half(?:\\s+an)?|\\d)[-\\s]+(?:hours?|hrs?)(?:[-\\s](?:drive|driving|commute))?(?:\\s+away)?";

const from = "(?:from|of|around|near|to|de|(?:north|south|east|west)\\s+of)";
const away = `${distance}\\s+${from}`;
const walk = "(?<walk>walking\\s+distance|(?:an?\\s+)?\\d{1,2}[-\\s]min(?:ute)?s?\\s+walk)\\s+(?:from|of|to)";

/** "within 25 miles of", "10 mi", "an hour from", "walking distance from", before a place's name. "20 an hour near" is pay. */
export const radiusBefore = `${within}(?:${distance}(?:\\s+${from})?|${hours}\\s+(?:from|of)|${walk})`;

/**
 * The same before a word for where the person is. An hour counts only with a word about distance: "18 bucks an hour from
 * home" is pay.
 */
export const radiusFromMe = `(?:${within}${away}|(?:within\\s+)?${hours}(?<=drive|driving|commute|away|within\\s+\\S+(?:\\s+an)?[-\\s]+\\S+)\\s+(?:from|of)|(?:within\\s+)?${walk})`;

const unit = "[-\\s]?(?<unit>miles?|mi|kms?)(?: radius| drive)?";
const plain = `(?<distance>\\d{1,3})${unit}`;
const daily = `(?<distance>\\d\\d?|100)${unit}`;
const commute = "(?<distance>\\d{1,2})[-\\s]?(?<unit>min(?:ute)?s?)";
const most =
  "(?:under|less than|at most|up to|max(?:imum)?(?: of)?|no(?:thing|t|) (?:over|(?:more|further|farther) than))";

/**
 * "within 10 miles", "less than 20 minutes away", "30 minute commute", and at the end "10 mi", which isn't in Michigan;
 * "500 mi" is a day's haul.
 */
export const radiusFromHere = [
  `(?:(?:within (?:an? )?${plain}|${most} ${daily})(?: away)?|within (?:an? )?${commute}(?: drive| commute)?(?: away)?`,
  `|(?:${most} )?(?:an? )?${commute} (?:away|drive|commute)`,
  `|(?=\\d)(?<!(?:more|further|farther) than )(?:${plain}(?:(?<=radius)| away)|${daily}(?<=mi)(?=\\s*$)))`,
  "(?! (?:from|of|around|near|to|an?|per|each|weekly)\\b)",
].join("");

const after = new RegExp(
  `^(?:\\s*[,+]\\s*|\\s+)${within}${distance}(?![\\p{L}\\p{N}])(?!\\s+(?:from|of|de|an?|per|each|weekly)\\b)`,
  "iu",
);

/** "+ 25 miles", " within 25 miles", right after a place's name. */
export function radiusAfter(following: string): RegExpExecArray | null {
  return after.exec(following);
}

const walkingMiles = 2;
const milesPerKilometre = 0.621371;
/** The contract's limit for `distanceMiles`. */
const mostMiles = 12_500;

/** A minute on the road counts as a mile. Miles to one decimal; undefined if 0, or larger than the earth. */
export function milesOf(groups: Record<string, string | undefined> | undefined): number | undefined {
  if (groups?.["hours"] !== undefined) return 60 * hoursOf(groups["hours"]);
  if (groups?.["walk"] !== undefined) return walkingMiles;
  if (groups?.["distance"] === undefined) return undefined;
  const stated = numberOf(groups["distance"]);
  const miles = groups["unit"]!.toLowerCase().startsWith("k")
    ? Math.round(stated * milesPerKilometre * 10) / 10
    : stated;
  return miles > 0 && miles <= mostMiles ? miles : undefined;
}

/** "within 10 miles". */
export function withinMiles(miles: number): string {
  return message(miles === 1 ? "chip.withinMiles_one" : "chip.withinMiles_other", { count: miles });
}

type Written = Pick<Chip, "value" | "label">;

/** How a place is written with a distance: "Austin, TX/10" as a value. */
export function withinMilesOf({ value, label }: Written, miles: number): Written {
  return {
    value: `${value}/${miles}`,
    label: message("chip.place", { place: label, within: withinMiles(miles) }),
  };
}

function hoursOf(written: string): number {
  if (/^half/i.test(written)) return 0.5;
  return /^an$/i.test(written) ? 1 : numberOf(written);
}
