import { message } from "@candor/contract/messages/message";
import { withinMiles } from "./radius.ts";
import { isPlace, type Meaning, type PlaceNames, type PlaceReading, type Reading } from "./reading.ts";
import type { Sentence } from "./words.ts";

const negator = "(?:not|no|never|without|except|anywhere but)";
/** "not near". */
const denied = before(negator);
/** Before a distance: "not within", "more than". */
const beyond = before(
  `(?:${negator}|at least|(?:more|further|farther) than|over|beyond|outside(?: of)?(?: an?)?)`,
);
const near = /^(?:near|around|close\s+to|in\s+and\s+around)\s/i;
const joint = /^\s*(?:,\s*)?(?:or|nor|and)\s+$/i;

/**
 * "not near Boston", "more than 10 miles from Boston": no place of a posting may be there. "not near me" stays text:
 * where that is, only the page knows.
 */
export function elsewhere(
  { text, starts }: Sentence,
  { label }: PlaceNames,
  read: readonly Reading[],
): Reading[] {
  const places = read.filter(isPlace);
  return read.filter(isNearby).flatMap((reading): Reading[] => {
    const start = negatedFrom(text, reading);
    // A character without meaning may stick to it: then it is another word.
    if (start === undefined || !starts.has(start)) return [];
    if (!isPlace(reading)) return [mine(text, start, reading.end)];
    const others = joinedTo(text, places, reading.end);
    const end = others.at(-1)?.end ?? reading.end;
    const { miles } = reading.meaning.place;
    const around = [reading, ...others].map(({ meaning }) => ({
      ...meaning.place,
      ...(miles !== undefined && { miles }),
    }));
    const names = around.map(({ found }) => label(found)).join(" or ");
    const what =
      miles === undefined
        ? message("chip.near", { place: names })
        : message("chip.of", { within: withinMiles(miles), place: names });
    const meaning = { kind: "not", words: [], places: around } as const;
    return [{ start, end, known: end - start, meaning, value: what, label: message("chip.not", { what }) }];
  });
}

/** Where the words begin that negate it. */
function negatedFrom(text: string, reading: Reading): number | undefined {
  const ahead = text.slice(0, reading.start);
  if (milesOf(reading.meaning) !== undefined) return beyond.exec(ahead)?.index;
  const isAround = isMine(reading) || near.test(text.slice(reading.start));
  return isAround ? denied.exec(ahead)?.index : undefined;
}

function mine(text: string, start: number, end: number): Reading {
  const value = text.slice(start, end);
  return { start, end, known: end - start, meaning: { kind: "name" }, value, label: value };
}

function before(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.replaceAll(" ", "\\s+")}\\s+$`, "iu");
}

/** "near me"; beside the form's position, it is filler. */
function isMine({ meaning, value }: Reading): boolean {
  return meaning.kind === "nearMe" || (meaning.kind === "opening" && value.startsWith("near me"));
}

function isNearby(reading: Reading): boolean {
  return isPlace(reading) || isMine(reading);
}

function milesOf(meaning: Meaning): number | undefined {
  if (meaning.kind === "place") return meaning.place.miles;
  return meaning.kind === "nearMe" || meaning.kind === "opening" ? meaning.miles : undefined;
}

/** "or Chicago or Dallas". */
function joinedTo(text: string, places: readonly PlaceReading[], end: number): PlaceReading[] {
  const next = places
    .filter(({ start }) => start > end && joint.test(text.slice(end, start)))
    .toSorted((one, other) => other.end - one.end)[0];
  return next ? [next, ...joinedTo(text, places, next.end)] : [];
}
