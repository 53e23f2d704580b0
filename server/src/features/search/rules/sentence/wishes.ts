import { type FactName, factValues } from "@candor/contract/jobs/facts";
import type { Wish, Wished } from "@candor/engine/facts";
import { weeksIn } from "../../../jobs/rules/contract-length.ts";
import { wishLabel } from "../../../jobs/rules/fact-labels.ts";
import { languageNamed, languages } from "../../../jobs/rules/languages.ts";
import { hoursOfDay, shiftOf, to } from "./hours-of-day.ts";
import { titlesIn } from "./occupation-title.ts";
import { lookingFor, matchesIn, pattern, type Reading, type Recognizer, readingOf } from "./reading.ts";
import type { Sentence } from "./words.ts";

const named = `(?<name>${languages.filter((name) => name !== "English").join("|")})`;
const need = "(?:required|needed|necessary|requirements?)";
const needed = `(?: ${need})?`;
const visa =
  "(?:visas?|h-?1-?b|h1 b|h-?2-?[ab](?: visas?)?|(?:j-?1|tn|e-?3|o-?1|work|immigration) visas?|green cards?)";
/** Other things that are called hybrid. */
const engineering =
  "apps?|bikes?|cars?|cloud|electric|engines?|infrastructure|mobile|pension|rice|seeds?|vehicles?";
/** "3 days a week", "2-3 days": fewer than all. */
const daysAWeek = `[1-4](?:${to}[2-4])?[-\\s]days?(?: (?:a|per|each) week| weekly)?`;
const where = "(?:on[-\\s]?site|in[-\\s](?:the )?office|in[-\\s]person|remote(?:ly)?|from home|at home|wfh)";
/** Fewer hours a week are part time, and so are "less than 40". */
const fullTimeHours = 32;
const usualHours = 40;
const amount = "\\$?\\d[\\d,]*k?";
/** The lengths of contracts that people spell out. */
const numbers: Readonly<Record<string, number>> = { three: 3, four: 4, six: 6, nine: 9, twelve: 12 };
const refusing = "(?:i )?(?:(?:do|ca|wo)n['’]?t|do not|cannot)(?: want)?(?: to)?(?: work)?";
const weekendDay = "sat(?:urday)?s?|sun(?:day)?s?";
const shift = "(?: (?:shifts?|work|hours|schedule))";

/** What people ask for that few postings state: by fact and value, or by the value that a match names. */
const wishes: readonly (readonly [
  Wished,
  string | ((found: RegExpExecArray) => string | undefined),
  RegExp,
])[] = [
  [
    "sponsorship",
    "yes",
    pattern(
      `(?:with |needs? |offers? )?(?:${visa} )*sponsorship(?: (?:available|offered|provided|visas?|jobs?))?|${visa} sponsor(?:s|ed)?|(?:(?:will|can|that|who) )?sponsors? (?:an? )?(?:${visa}|foreigners)|(?<!\\b(?:no|without) )${visa}(?: (?:jobs?|support|help))?`,
    ),
  ],
  [
    "bonuses",
    "sign-on",
    pattern(
      `(?:with )?(?:an? )?(?:${amount} )?(?:sign(?:ing)?[-\\s]?on(?: bonus(?:es)?)?|(?:signing|hiring|sign) bonus(?:es)?)(?:(?: of)?(?: (?:up to|at least|over))? ${amount})?`,
    ),
  ],
  [
    "bonuses",
    "yes",
    pattern(
      `(?:with )?(?:an? )?(?:${amount} )?(?:annual |yearly |performance )?bonus(?:es)?(?: (?:of )?${amount})?`,
    ),
  ],
  [
    "degree",
    "none",
    pattern(
      `(?:no|without(?: an?)?|(?:that )?(?:don['’]?t|do not|doesn['’]?t|not) (?:need|require|needing|requiring)(?: an?)?) (?:college |university |bachelor['’]?s? |four[- ]year )?(?:degrees?|diploma)${needed}`,
    ),
  ],
  ["degree", "none", pattern("(?:no|without) college(?: education)?")],
  [
    "degree",
    "none",
    pattern("(?:with )?(?:only |just )?(?:an? )?(?:high[- ]school diploma|ged)(?: or ged)?(?: only)?"),
  ],
  [
    "degree",
    "none",
    pattern(
      `(?:(?:college )?degree|bachelor['’]?s(?: degree)?|college) (?:not|isn['’]?t) (?:required|needed|necessary)`,
    ),
  ],
  [
    "experience",
    "none",
    pattern(
      `(?:with )?(?:no|without(?: any)?|zero|(?:that )?(?:don['’]?t|do not|doesn['’]?t) (?:need|require)(?: any)?|not needing) (?:(?:prior|previous|work|job) )?(?:experi[ae]n[cs]e|exp|xp)${needed}(?:,? (?:(?:we|they) )?(?:will )?train)?`,
    ),
  ],
  [
    "experience",
    "none",
    pattern(
      `experience (?:not|isn['’]?t) ${need}|(?:(?:we|they) (?:will |can )?|(?:will|can) )train|(?:paid |on[- ]the[- ]job )training(?: provided)?|(?:my |a )?first job|sin (?:ninguna )?experiencia`,
    ),
  ],
  [
    "payday",
    "weekly",
    pattern(
      "pago semanal|(?:paid|pays?|paying) (?:weekly|every (?:week|friday))|weekly (?:pay(?:checks?|ing)?|paid|payroll)",
    ),
  ],
  [
    "payday",
    "daily",
    pattern(
      "pago diario|(?:paid|pays?|paying) (?:daily|same day|the same day|every day)|(?:daily|same[- ]day) pay|get paid today",
    ),
  ],
  [
    "weekends",
    "no",
    pattern(
      `(?:no|without|not|never|except|excluding|avoid|${refusing}) (?:working )?(?:on )?weekends?(?: work)?|(?:with )?weekends off|(?:no|without|not|never) (?:on )?(?:${weekendDay})(?: (?:or|and) (?:${weekendDay}))?|m(?:on(?:day)?)?(?:\\s?[-–]\\s?| to | thru | through )f(?:ri(?:day)?)?(?: only| schedule| hours| shifts?)?`,
    ),
  ],
  [
    "weekends",
    "yes",
    pattern(
      `fin(?:es)? de semana|(?:${weekendDay})(?: and |\\s?[&/-]\\s?| or )(?:${weekendDay})(?: only)?|weekends?${shift}|weekends? (?:jobs?|only)|(?<!\\bhome (?:nights (?:and |& )?|on |every )?)(?:on |only )?weekends?(?: only)?`,
    ),
  ],
  [
    "secondChance",
    "yes",
    pattern(
      "(?:felony|felon|felons|felonies|background|criminal record)[- ](?:friendly|ok|okay|welcome|accepted)|(?:that )?(?:hires?|hiring|for|accepts?|with an?) (?:ex[- ])?(?:felons?|felony|felonies|criminal records?)|(?:ex[- ])?felons?|(?:second|2nd|fair)[- ]chance(?: (?:employers?|jobs?|hiring|friendly))?",
    ),
  ],
  [
    "schedules",
    "part",
    pattern(
      "medio tiempo|tiempo parcial|(?:in )?teilzeit|(?:à )?temps partiel|part[-\\s]?time(?: (?:only|basis|work|jobs?|roles?|positions?|hours))?",
    ),
  ],
  [
    "schedules",
    "full",
    pattern(
      "tiempo completo|(?:in )?vollzeit|(?:à )?temps plein|full[-\\s]?time(?: (?:only|basis|work|jobs?|roles?|positions?|hours))?",
    ),
  ],
  [
    "shifts",
    "night",
    pattern(
      // Home every night is the opposite.
      `(?<!\\b(?:every|each|home) )(?:on |working )?(?:(?:late )?nights?|overnight|graveyard|third|3rd|noc)${shift}|(?:turno )?(?:de )?noche|(?:turno |trabajo )?nocturno|(?<!\\bhome )(?:overnights?|nights|at night|graveyard)(?: only)?`,
    ),
  ],
  [
    "shifts",
    "evening",
    pattern(
      `(?:on |working )?(?:(?:late |early )?evenings?|second|2nd|swing|afternoons?)${shift}|turno de (?:la )?tarde|(?:evenings|afternoons)(?: only)?`,
    ),
  ],
  [
    "shifts",
    "day",
    pattern(
      `(?:on |working )?(?:days?|daytime|first|1st|(?:early )?mornings?)${shift}(?! week)|days only|daytime|(?:early )?mornings(?: only)?|turno (?:de d[ií]a|de ma[nñ]ana|diurno)`,
    ),
  ],
  ["shifts", shiftOf, hoursOfDay],
  [
    "schedules",
    ({ groups }) => scheduleOf(Number(groups!["hours"]), groups!["fewer"] !== undefined),
    pattern(
      "(?:(?<fewer>under|below|less than|fewer than) |(?:up to|at most|max(?:imum)?|(?:no|not) more than) )?(?<hours>[1-5]\\d)\\s?(?:hrs|hours)(?:(?: (?:a|per) |\\s?/\\s?)(?:week|wk)| weekly)?",
    ),
  ],
  ["shifts", "evening", pattern("evenings?")],
  ["shifts", "night", pattern("(?<!\\b(?:every|each) )night(?= (?:or|and|only|jobs?|work)\\b|\\s*$)")],
  ["shifts", "rotating", pattern(`rotating${shift}|rotating`)],
  ["shifts", "day", pattern("(?:days?|mornings?)(?= (?:or|and|,) (?:evenings?|nights?) shifts?)")],
  ["shifts", "evening", pattern("evenings?(?= (?:or|and|,) nights? shifts?)")],
  ["shifts", "split", pattern("split shifts?")],
  [
    "contractWeeks",
    ({ groups }) => groups!["weeks"],
    pattern(
      "(?<weeks>[4-9]|[1-5]\\d)[-\\s]?(?:weeks?|wks?)(?: (?:travel )?(?:contracts?|assignments?|gigs?|jobs?))?",
    ),
  ],
  // The word "contract" before it or after it stays for the type of the job.
  [
    "contractWeeks",
    ({ groups }) => String(weeksIn(monthsOf(groups!["months"]!))),
    pattern(
      `(?:for )?(?:\\d{1,2}${to})?(?<months>[1-9]|1[0-3]|${Object.keys(numbers).join("|")})\\+?[-\\s]?(?:months?|mos?)(?:(?= (?:contracts?|assignments?)\\b)|(?<=\\bcontract\\b[^.]*))`,
    ),
  ],
  ["workplace", "either", pattern("(?:remote(?: or |\\s?/\\s?)hybrid|hybrid(?: or |\\s?/\\s?)remote)")],
  [
    "workplace",
    "hybrid",
    pattern(
      `(?:hybrid[-\\s]remote|remote[-\\s]hybrid|hybrid)(?:,? ${daysAWeek}(?: ${where})?)?(?: (?:work(?:ing)?|only|schedule|model|jobs?|roles?|positions?))?(?! (?:${engineering}))`,
    ),
  ],
  ["workplace", "hybrid", pattern(`(?:remote ${daysAWeek}|${daysAWeek} ${where})`)],
  ["languages", "Bilingual", pattern("bilingual|biling[uü]es?")],
  ["languages", spokenLanguage, pattern(`${named}[- ]speaking(?: only)?`)],
  [
    "languages",
    spokenLanguage,
    pattern(`${named}(?:\\s?[/&-]\\s?| and )english|english(?:\\s?[/&-]\\s?| and )${named}`),
  ],
];

function monthsOf(months: string): number {
  return numbers[months.toLowerCase()] ?? Number(months);
}

function scheduleOf(hours: number, fewer: boolean): "part" | "full" {
  return hours < fullTimeHours || (fewer && hours <= usualHours) ? "part" : "full";
}

function spokenLanguage({ groups }: RegExpExecArray): string | undefined {
  return languageNamed(groups!["name"]!);
}

/** "visa sponsorship", "night shift", "no weekends": shown and counted, and what states it comes first. */
export const wish: Recognizer = (sentence, names) => [
  ...inFull(sentence, names),
  ...matchesIn(sentence, abbreviated)
    .filter((match) => isBesideTitle(sentence, match))
    .map((match) => wishReading(match, ...hours[match[0].charAt(0).toLowerCase()]!)),
];

const inFull = lookingFor(
  wishes,
  ([, , phrase]) => phrase,
  (match, [fact, meant]) => {
    const value = typeof meant === "string" ? meant : meant(match);
    return value === undefined ? undefined : wishReading(match, fact, value);
  },
);

function wishReading(match: RegExpExecArray, fact: Wished, value: string): Reading {
  const meaning = { kind: "wish", wish: wishFor(fact, value) } as const;
  const reading = readingOf(match, meaning, `${fact}=${value}`, wishLabel(fact, value));
  return { ...reading, certainty: 2 };
}

const abbreviated = pattern("[fp]/?t|days(?=\\s*$)");
const hours: Readonly<Record<string, readonly [FactName, string]>> = {
  d: ["shifts", "day"],
  f: ["schedules", "full"],
  p: ["schedules", "part"],
};

/**
 * "rn ft", "pt cashier", "cna days": beside a title that isn't a therapist's, and neither feet nor "last 3 days".
 */
function isBesideTitle(sentence: Sentence, { index, 0: { length } }: RegExpExecArray): boolean {
  if (/\bpt\b.*\b(?:ot|slp|cota)\b|\b(?:ot|slp|cota)\b.*\bpt\b/i.test(sentence.text)) return false;
  if (/(?:\d|last|past|few|business)\s*$/i.test(sentence.text.slice(0, index))) return false;
  return titlesIn(sentence).some(({ start, end }) => end <= index || start >= index + length);
}

/** Pay that comes sooner than asked denies nothing, and neither does another language. */
const denials: Readonly<Partial<Record<FactName, readonly string[]>>> = {
  bonuses: ["no"],
  payday: ["biweekly", "monthly"],
  shifts: ["day", "evening", "night"],
  languages: [],
  contractWeeks: Array.from({ length: 57 }, (_, index) => String(index + 4)),
};

function wishFor(fact: Wished, value: string): Wish {
  if (fact === "workplace") return workplaces[value]!;
  const denied = denials[fact] ?? factValues[fact] ?? [];
  return { fact, stated: [value], denied: denied.filter((other) => other !== value) };
}

const workplaces: Readonly<Record<string, Wish>> = {
  hybrid: { fact: "workplace", stated: ["hybrid"], denied: ["remote", "onsite"] },
  either: { fact: "workplace", stated: ["remote", "hybrid"], denied: ["onsite"] },
};
