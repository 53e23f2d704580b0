import { message } from "@candor/contract/messages/message";
import { milesOf, radiusAfter, radiusFromHere, radiusFromMe, withinMilesOf } from "./radius.ts";
import { matchesIn, pattern, type Recognizer, readingOf } from "./reading.ts";

const home = "home(?! (?:depot|instead|goods|health|care|based|office)\\b)";
const own = "(?:home|house|place|location|area)";
const phrase = pattern(
  [
    `(?:near|nr|neer|nere|around|by|close to) (?:me|here|my ${own})`,
    `(?:close to|near(?: to)?|by) ${home}|close ?by|local to me`,
    `(?:not|n['’]t|nothing) (?:too |that |very |so )?far(?: away)?(?: from (?:me|here|${home}|my ${own}))?`,
    "near[-\\s]?by|nearest|(?:within )?walking distance(?! (?:of|from|to)\\b)",
    "(?:in|around|near) (?:my|the local|this) (?:area|city|town|neighbou?rhood|county|state)",
    "(?:cerca|alrededor) de (?:m[ií](?: casa)?|aqu[ií])|cercan[oa]s?",
  ].join("|"),
);
const unnamed = pattern(radiusFromHere);
const distant = pattern(`${radiusFromMe} (?:me|here|${home}|(?:my|our) ${own}|where i (?:live|am))`);

/** "near me", "within 10 miles of me": the place is wherever the browser is, which only the page can ask. */
export const nearMe: Recognizer = (sentence) => [
  ...matchesIn(sentence, phrase).map((match) => {
    const radius = radiusAfter(sentence.text.slice(match.index + match[0].length));
    const miles = milesOf(radius?.groups);
    return nearby(match, miles, miles === undefined ? 0 : radius![0].length);
  }),
  ...matchesIn(sentence, unnamed).map((match) => nearby(match, milesOf(match.groups))),
  // "within 5 miles of home" isn't about Home in Washington.
  ...matchesIn(sentence, distant).map((match) => ({ ...nearby(match, milesOf(match.groups)), certainty: 3 })),
];

/** The reading of a phrase, with as many characters behind it as say how far. */
function nearby(match: RegExpExecArray, miles: number | undefined, behind = 0) {
  if (miles === undefined) return readingOf(match, { kind: "nearMe" }, "near me", message("chip.nearYou"));
  const { value, label } = withinMilesOf({ value: "near me", label: message("chip.nearYou") }, miles);
  const read = readingOf(match, { kind: "nearMe", miles }, value, label);
  return { ...read, end: read.end + behind, known: read.known + behind };
}
