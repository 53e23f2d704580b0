import { titlesIn } from "./occupation-title.ts";
import { payRead } from "./pay-chip.ts";
import { matchesIn, pattern, type Reading } from "./reading.ts";
import type { Sentence } from "./words.ts";

const phrase = pattern(
  "(?<low>1\\d\\d|[2-4]\\d0)(?:\\+|\\s?[-–]\\s?(?<high>[1-5]\\d[05])\\+?)(?=\\s*(?:$|remote\\b))",
);

/** "account executive 180+", "backend 130-160": nobody earns that much an hour without saying so. */
export function thousandsBehindTitles(sentence: Sentence): Reading[] {
  return matchesIn(sentence, phrase)
    .filter(({ index }) => titlesIn(sentence).some(({ end }) => end === index - 1))
    .map((match) => {
      const { low, high } = match.groups!;
      const ceiling = high === undefined ? {} : { ceiling: 1000 * Number(high) };
      return payRead(match, { floor: 1000 * Number(low), ...ceiling, unit: "year" });
    });
}
