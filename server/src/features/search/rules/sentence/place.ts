import type { FoundPlace } from "../../../../platform/places/found-place.ts";
import { addressOf } from "./address.ts";
import { isFunctionWord } from "./function-words.ts";
import { introductionOf } from "./introduction.ts";
import { isMeant } from "./meant.ts";
import type { PlaceNames, Reading, Recogniser } from "./reading.ts";
import { suffixOf } from "./suffix.ts";
import { type Sentence, spanText } from "./words.ts";

const longestName = 4;

/**
 * "in Austin", "near 10001", "Portland, OR", "within 10 miles of Boston", "Chicago". An ambiguous name means the
 * gazetteer's first place: "new york" is the city, "new york state" the state.
 */
export const place: Recogniser = (sentence, { places }) =>
  sentence.words.flatMap((_, first) => {
    const readings: Reading[] = [];
    for (let count = longestName; count >= 1; count--) {
      const name = spanText(sentence, first, count);
      if (name === undefined || (count === 1 && isFunctionWord(name))) continue;
      const reading = placeReading(sentence, places, name, first, first + count - 1);
      if (reading !== undefined) readings.push(reading);
    }
    return readings;
  });

function placeReading(
  sentence: Sentence,
  places: PlaceNames,
  name: string,
  first: number,
  last: number,
): Reading | undefined {
  const named = placesNamed(places, name);
  if (named.length === 0) return undefined;
  const { words } = sentence;
  const address = addressOf(sentence, places, named, last);
  const found = address?.found ?? named[0]!;
  const [start, end] = [words[first]!.start, words[address?.last ?? last]!.end];
  const canHaveRadius = found.latitude !== undefined;
  const before = introductionOf(sentence, start, canHaveRadius);
  const after = suffixOf(sentence, end, canHaveRadius && before.miles === undefined);
  const isAddress = address !== undefined;
  if (!isMeant(found, { name, isAddress, isLast: last === words.length - 1, before, after }))
    return undefined;
  const miles = before.miles ?? after.miles;
  const postalCode = isAddress ? words[address.last]!.text : name;
  return {
    start: start - before.length,
    end: end + after.length,
    known: end + after.length - start + (before.miles === undefined ? 0 : before.length),
    certainty: miles !== undefined ? 3 : before.kind !== "none" || isAddress ? 2 : 1,
    meaning: { kind: "place", place: { found, ...(miles !== undefined && { miles }) } },
    ...written(found, miles, postalCode.toUpperCase(), places.label(found)),
  };
}

/** A two-letter code also counts in lower case. */
function placesNamed(places: PlaceNames, name: string) {
  const named = places.findAll(name);
  return named.length === 0 && /^[a-z]{2}$/.test(name) ? places.findAll(name.toUpperCase()) : named;
}

/** The value is "Austin, TX" or "10001", and with miles "10001/25". */
function written(found: FoundPlace, miles: number | undefined, postalCode: string, label: string) {
  const isPostal = found.kind === "postal";
  const value = isPostal ? postalCode : label;
  const name = isPostal ? `${postalCode}, ${label}` : label;
  if (miles === undefined) return { value, label: name };
  return { value: `${value}/${miles}`, label: `${name}, within ${miles} mile${miles === 1 ? "" : "s"}` };
}
