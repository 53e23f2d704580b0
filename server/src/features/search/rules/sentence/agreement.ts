import { matchesIn, pattern, type Recognizer, readingOf } from "./reading.ts";

const accepted =
  "(?:on[- ]?call|days?|evenings?|holidays?|mornings?|nights?|hybrid|overtime|(?:full|part)[- ]time|remote|shifts?|travel|weekends?|ged|diploma)";
const agreement = pattern(`(?<=\\b${accepted} (?:is |are )?)(?:ok|okay|fine|if possible|preferred|welcome)`);

/** "nights ok": the wish has said it. "Nights OK" is in Oklahoma. */
export const agreeing: Recognizer = (sentence) =>
  matchesIn(sentence, agreement)
    .filter(([said]) => said !== "OK")
    .map((match) => ({
      ...readingOf(match, { kind: "opening" }, match[0], match[0]),
      certainty: 2,
    }));
