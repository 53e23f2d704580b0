import { matchesIn, pattern, type Recognizer, readingOf } from "./reading.ts";

const phrase = pattern(
  [
    "(?:near|around|by|close to) (?:me|here|my (?:home|house|place|location|area))",
    "(?:close to|near(?: to)?|by) home|close ?by|local to me",
    "near[-\\s]?by|nearest|(?:within )?walking distance(?! (?:of|from|to)\\b)",
    "(?:in|around|near) (?:my|the local|this) (?:area|city|town|neighbou?rhood|county|state)",
    "(?:cerca|alrededor) de (?:m[ií](?: casa)?|aqu[ií])|cercan[oa]s?",
  ].join("|"),
);

/** "near me": the place is wherever the browser is, which only the page can ask. */
export const nearMe: Recognizer = (sentence) =>
  matchesIn(sentence, phrase).map((match) => readingOf(match, { kind: "nearMe" }, "near me", "near you"));
