import { itself, lookingFor, pattern, type Recognizer, readingOf } from "./reading.ts";

const posted = "(?:(?:newly )?(?:posted|published|added|listed|new) (?:since |from )?)";
const number = "(?<count>\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)";
const period = "(?<unit>hours?|hrs?|h|days?|d|weeks?|months?)";
const recent = "(?:last|past|previous)";

const patterns = [
  pattern(`${posted}?(?<named>today|yesterday)`),
  pattern(
    `(?:${posted}|since )?(?:(?:in|within|over|during) )?(?:the )?(?:this|${recent}) (?<unit>day|week|month)`,
  ),
  pattern(`${posted}?(?:(?:in|within|over|during) )?(?:the )?${recent} ${number}[-\\s]?${period}`),
  pattern(`${posted}?within (?:the )?${number}[-\\s]?${period}`),
  pattern(`${posted}${number}[-\\s]?${period} ago`),
];

const daysOfUnit = { h: 1 / 24, d: 1, w: 7, m: 30 } as const;
const numerals = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** The contract's limit for `postedWithinDays`. */
const mostDays = 3650;

/** A month is 30 days; "yesterday" includes today. */
export const age: Recognizer = lookingFor(patterns, itself, (match) => {
  const days = daysOf(match.groups!);
  if (!(days > 0 && days <= mostDays)) return undefined;
  return readingOf(match, { kind: "age", days }, String(days), labelOf(days));
});

function daysOf({ named, count, unit }: Record<string, string | undefined>): number {
  if (named !== undefined) return named.toLowerCase() === "today" ? 1 : 2;
  const word = (count ?? "1").toLowerCase();
  const times = numerals.includes(word) ? numerals.indexOf(word) + 1 : Number(word);
  return times * daysOfUnit[unit!.charAt(0).toLowerCase() as keyof typeof daysOfUnit];
}

function labelOf(days: number): string {
  const [count, unit] = days < 1 ? [Math.round(days * 24), "hour"] : [Number(days.toFixed(1)), "day"];
  return `within ${count} ${unit}${count === 1 ? "" : "s"}`;
}
