import type { FoundPlace } from "../../../../platform/places/found-place.ts";
import { isFunctionWord } from "./function-words.ts";
import type { PlaceNames } from "./reading.ts";
import { type Sentence, spanText } from "./words.ts";

const longest = 3;
const joint = /^(?:or|and|&|o|y)$/i;

/** The place that an "or", "and", comma or slash joins with the one from this word. */
export function placeBefore(sentence: Sentence, places: PlaceNames, first: number): FoundPlace | undefined {
  const { words } = sentence;
  const last = joint.test(words[first - 1]?.text ?? "") ? first - 2 : first - 1;
  if (last < 0 || !areJoined(sentence, last, first)) return undefined;
  for (let count = Math.min(longest, last + 1); count >= 1; count--) {
    const [found] = placesIn(sentence, places, last + 1 - count, count);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The last word of the place that is joined so with the one up to this word. */
export function joinedAfter(sentence: Sentence, places: PlaceNames, last: number): number | undefined {
  const { words } = sentence;
  const first = joint.test(words[last + 1]?.text ?? "") ? last + 2 : last + 1;
  if (first >= words.length || !areJoined(sentence, last, first)) return undefined;
  for (let count = longest; count >= 1; count--)
    if (placesIn(sentence, places, first, count).length > 0) return first + count - 1;
  return undefined;
}

function areJoined({ text, words }: Sentence, last: number, first: number): boolean {
  return first - last === 2 || /[,/]/.test(text.slice(words[last]!.end, words[first]!.start));
}

function placesIn(sentence: Sentence, places: PlaceNames, first: number, count: number) {
  const name = spanText(sentence, first, count);
  return name === undefined || (count === 1 && isFunctionWord(name)) ? [] : placesNamed(places, name);
}

/** A code also counts in lower case: "wa" is a state before it is a city in Ghana. */
export function placesNamed(places: PlaceNames, name: string): readonly FoundPlace[] {
  const named = places.findAll(name);
  if (!/^[a-z]{2,3}$/.test(name) || named[0]?.country === "US") return named;
  const coded = places.findAll(name.toUpperCase());
  if (named.length === 0) return coded;
  return [...coded.filter(({ kind, country }) => kind === "state" && country === "US"), ...named];
}
