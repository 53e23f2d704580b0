import { milesOf, radiusBefore, withinMiles } from "./radius.ts";
import { matchesIn, pattern, type Recognizer, readingOf } from "./reading.ts";
import type { Sentence } from "./words.ts";

const me = "(?:me|here|(?:my |our )?(?:home|house|place|location|area)|where i (?:live|am))";
const phrase = pattern(
  [
    "(?:near|around|by|close to) (?:me|here|my (?:home|house|place|location|area))",
    "(?:close to|near(?: to)?|by) home|close ?by|local to me",
    "near[-\\s]?by|nearest|(?:within )?walking distance(?! (?:of|from|to)\\b)",
    "(?:in|around|near) (?:my|the local|this) (?:area|city|town|neighbou?rhood|county|state)",
    "(?:cerca|alrededor) de (?:m[ií](?: casa)?|aqu[ií])|cercan[oa]s?",
  ].join("|"),
);
const distant = pattern(`${radiusBefore} ${me}`);

/** "near me", "within 10 miles of me": the place is wherever the browser is, which only the page can ask. */
export const nearMe: Recognizer = (sentence) => [
  ...matchesIn(sentence, phrase).map((match) => readingOf(match, { kind: "nearMe" }, "near me", "near you")),
  ...matchesIn(sentence, distant).flatMap((match) => {
    const miles = milesOf(match.groups);
    if (miles === undefined) return [];
    const read = readingOf(match, { kind: "nearMe" }, `near me/${miles}`, `near you, ${withinMiles(miles)}`);
    // "within 5 miles of home" isn't about Home in Washington.
    return [{ ...read, certainty: 3 }];
  }),
];

/** How far from the person the work may be, if the sentence says so. */
export function milesFromMe(sentence: Sentence): number | undefined {
  return milesOf(matchesIn(sentence, distant)[0]?.groups);
}
