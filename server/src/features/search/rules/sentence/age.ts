import { message } from "@candor/contract/messages/message";
import { day } from "../../../../platform/durations.ts";
import { itself, lookingFor, matchesIn, pattern, type Recognizer, readingOf } from "./reading.ts";
import { numberOf, spokenNumber } from "./spoken-numbers.ts";

const posted = "(?:(?:newly )?(?:posted|published|added|listed|new) (?:since |from )?)";
const number = `(?<count>\\d{1,4}|(?:an? )?couple(?: of)?|${spokenNumber})`;
const period = "(?<unit>hours?|hrs?|h|days?|d|weeks?|months?)";
const recent = "(?:last|past|previous)";

const patterns = [
  pattern(`(?:${posted}|since )?(?<named>today|yesterday)(?:['’]s)?`),
  pattern(
    `(?<!\\b(?:closing|closes?|ending|ends?|starting|starts?|begins?|beginning|due|interview(?:s|ing)?) )(?:${posted}|since )?(?:(?:in|within|over|during) )?(?:the )?(?:this|${recent}) (?<unit>day|week|month)`,
  ),
  pattern(`${posted}?(?:(?:in|within|over|during) )?(?:the )?${recent} ${number}[-\\s]?${period}`),
  pattern(`${posted}?within (?:the )?${number}[-\\s]?${period}`),
  pattern(
    `(?:${posted})?(?:less than|under|within|(?:no|not) (?:more|older) than) ${number}[-\\s]?${period} (?:ago|old)`,
  ),
  pattern(`(?:${posted})?(?:no|not) older than ${number}[-\\s]?${period}`),
  pattern(`${posted}${number}[-\\s]?${period} ago`),
];

const published = "(?:(?:de|publicad[oa]s?|nuev[oa]s?) (?:de |en |desde )?)";
/** "de esta semana", "publicado hoy", "de los últimos 3 días"; each with its days, or those of its number. */
const inSpanish: readonly (readonly [RegExp, number | undefined])[] = [
  [pattern(`${published}?hoy`), 1],
  [pattern(`${published}?ayer`), 2],
  [pattern(`${published}?(?:esta|la [uú]ltima) semana`), 7],
  [pattern(`${published}?(?:este|el [uú]ltimo) mes`), 30],
  [pattern(`${published}?(?:los )?[uú]ltimos (?<count>\\d{1,3}) d[ií]as`), undefined],
];

/** As `Date` counts them. */
const weekdays = [
  "sun(?:day)?",
  "mon(?:day)?",
  "tue(?:s(?:day)?)?",
  "wed(?:nesday)?",
  "thu(?:r(?:s(?:day)?)?)?",
  "fri(?:day)?",
  "sat(?:urday)?",
];
const sinceThen =
  "(?:(?:newly )?(?:posted|published|added|listed) (?:since |on or after |on |after |from )?|new since |since )";
const weekday = pattern(`${sinceThen}(?:this |last )?(?<day>${weekdays.join("|")})`);

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const calendarDays = [
  `(?<month>(?:${months.join("|")})[a-z]{0,6})\\.? (?<date>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>20\\d\\d))?`,
  "(?<month>\\d{1,2})\\/(?<date>\\d{1,2})(?:\\/(?<year>(?:20)?\\d\\d))?",
  "(?<year>20\\d\\d)-(?<month>\\d{1,2})-(?<date>\\d{1,2})",
].map((written) => pattern(sinceThen + written));

const daysOfUnit = { h: 1 / 24, d: 1, w: 7, m: 30 } as const;
/** The contract's limit for `postedWithinDays`. */
const mostDays = 3650;

/** A month is 30 days; "yesterday" includes today. */
const inPeriod = lookingFor(patterns, itself, (match) => {
  const days = daysOf(match.groups!);
  return days > 0 && days <= mostDays ? ageReading(match, days) : undefined;
});

const inSpanishPeriod = lookingFor(
  inSpanish,
  ([phrase]) => phrase,
  (match, [, said = Number(match.groups!["count"])]) => (said > 0 ? ageReading(match, said) : undefined),
);

/** "last 3 days", "since Monday", "posted after Nov 20", "posted since 2026-11-20". */
export const age: Recognizer = (sentence, names) => [
  ...inPeriod(sentence, names),
  ...inSpanishPeriod(sentence, names),
  ...calendarDays
    .flatMap((calendarDay) => matchesIn(sentence, calendarDay))
    .flatMap((match) => {
      const days = daysSinceDate(match.groups!, names.now);
      return days > 0 && days <= mostDays ? [ageReading(match, days)] : [];
    }),
  ...matchesIn(sentence, weekday).map((match) =>
    ageReading(match, daysSince(match.groups!["day"]!, names.now)),
  ),
];

function ageReading(match: RegExpExecArray, days: number) {
  return readingOf(match, { kind: "age", days }, String(days), labelOf(days));
}

/** Includes the whole day that is named. On a Monday, "since Monday" means a week ago. */
function daysSince(name: string, now: number): number {
  const named = weekdays.findIndex((each) => new RegExp(`^${each}$`, "i").test(name));
  return ((new Date(now).getUTCDay() - named + 6) % 7) + 2;
}

/** Includes the whole day that is named; without a year, the last such day. NaN if there is no such day. */
function daysSinceDate({ month = "", date, year }: Record<string, string | undefined>, now: number): number {
  const at = /\d/.test(month) ? Number(month) - 1 : months.indexOf(month.slice(0, 3).toLowerCase());
  const ofMonth = Number(date);
  const thisYear = new Date(now).getUTCFullYear();
  const inYear = (of: number) => Math.floor((now - Date.UTC(of, at, ofMonth)) / day) + 1;
  if (ofMonth > 31 || at > 11) return Number.NaN;
  if (year !== undefined) return inYear(2000 + (Number(year) % 100));
  return inYear(thisYear) > 0 ? inYear(thisYear) : inYear(thisYear - 1);
}

function daysOf({ named, count, unit }: Record<string, string | undefined>): number {
  if (named !== undefined) return named.toLowerCase() === "today" ? 1 : 2;
  const times = count === undefined ? 1 : /couple/i.test(count) ? 2 : numberOf(count);
  return times * daysOfUnit[unit!.charAt(0).toLowerCase() as keyof typeof daysOfUnit];
}

function labelOf(days: number): string {
  const [key, count] =
    days < 1
      ? (["chip.withinHours", Math.round(days * 24)] as const)
      : (["chip.withinDays", Number(days.toFixed(1))] as const);
  return message(`${key}_${count === 1 ? "one" : "other"}`, { count });
}
