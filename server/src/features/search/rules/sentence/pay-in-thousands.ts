import { titlesIn } from "./occupation-title.ts";
import { payRead } from "./pay-chip.ts";
import { matchesIn, pattern, type Reading } from "./reading.ts";
import type { Sentence } from "./words.ts";

const phrase = pattern(
  "(?<low>1\\d\\d|[2-4]\\d0)(?:\\+|(?:\\s?[-–]\\s?| to )(?<high>[1-5]\\d[05])\\+?)(?=\\s*(?:$|remote\\b))",
);

const beside = pattern(
  "(?<=(?:^|\\p{L}|,)\\s*)(?<!\\b(?:age|band|class|grade|last|level|local|over|past|top|under|within)\\s*)(?<amount>[1-9]\\d|1\\d\\d|2[0-4]\\d|250)(?= ?(?:\\+|plus|and|with|w/) ?(?:(?:full|good|great) )?(?:benefits|bonus(?:es)?|commissions?|equity|shift diff(?:erential)?s?|stock|tips)(?!\\p{L}))",
);
const [mostHourly, leastThousands] = [45, 50];

/** "90 plus benefits", "25 plus tips": what else is paid says that it's pay. Between the two it could be either. */
export function besideBenefits(sentence: Sentence): Reading[] {
  return matchesIn(sentence, beside).flatMap((match) => {
    const amount = Number(match.groups!["amount"]);
    if (amount <= mostHourly) return [payRead(match, { floor: amount, unit: "hour" })];
    return amount < leastThousands ? [] : [payRead(match, { floor: 1000 * amount, unit: "year" })];
  });
}

/** "account executive 180+", "backend remote 130-160": nobody earns that much an hour without saying so. */
export function thousandsBehindTitles(sentence: Sentence): Reading[] {
  return matchesIn(sentence, phrase)
    .filter(
      ({ index }) =>
        titlesIn(sentence).some(({ end }) => end < index) &&
        !/\b(?:of|over|than)\s+$/i.test(sentence.text.slice(0, index)),
    )
    .map((match) => {
      const { low, high } = match.groups!;
      const ceiling = high === undefined ? {} : { ceiling: 1000 * Number(high) };
      return payRead(match, { floor: 1000 * Number(low), ...ceiling, unit: "year" });
    });
}
