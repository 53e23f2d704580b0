import { type FactName, factValues } from "@candor/contract/jobs/facts";
import type { Wish } from "@candor/engine/facts";
import { factValueLabel } from "../../../jobs/rules/fact-labels.ts";
import { languages } from "../../../jobs/rules/languages.ts";
import { matchesIn, pattern, type Recogniser, readingOf } from "./reading.ts";

const named = `(?<name>${languages.filter((name) => name !== "English").join("|")})`;
const byName = new Map(languages.map((language) => [language.toLowerCase(), language]));
const needed = "(?: (?:required|needed|necessary|requirements?))?";
const visa = "(?:visas?|h-?1-?b|h1 b|work visas?|green cards?|immigration visa)";
const shift = "(?: (?:shifts?|work|hours|schedule))";

/** What people ask for that few postings state: by fact and value, or by the value that a match names. */
const wishes: readonly (readonly [
  FactName,
  string | ((found: RegExpExecArray) => string | undefined),
  RegExp,
])[] = [
  [
    "sponsorship",
    "yes",
    pattern(
      `(?:with |needs? |offers? )?(?:${visa} )*sponsorship(?: (?:available|offered|provided|visas?|jobs?))?|${visa} sponsor(?:s|ed)?|(?:(?:will|can|that|who) )?sponsors? (?:an? )?(?:${visa}|foreigners)|${visa}(?: (?:jobs?|support|help))?`,
    ),
  ],
  [
    "bonuses",
    "sign-on",
    pattern(
      "(?:with )?(?:a )?(?:sign(?:ing)?[-\\s]?on(?: bonus(?:es)?)?|(?:signing|hiring|sign) bonus(?:es)?)",
    ),
  ],
  [
    "bonuses",
    "yes",
    pattern("(?:with )?(?:an? )?(?:\\$?[\\d,]+k? )?(?:annual |yearly |performance )?bonus(?:es)?"),
  ],
  [
    "degree",
    "none",
    pattern(
      `(?:no|without(?: an?)?|don['’]?t need an?) (?:college |university |bachelor['’]?s? |four[- ]year )?(?:degrees?|diploma)${needed}`,
    ),
  ],
  ["degree", "none", pattern(`(?:college )?degree (?:not|isn['’]?t) (?:required|needed|necessary)`)],
  [
    "payday",
    "weekly",
    pattern("(?:paid|pays?) (?:weekly|every (?:week|friday))|weekly (?:pay(?:checks?)?|paid|payroll)"),
  ],
  [
    "payday",
    "daily",
    pattern(
      "(?:paid|pays?) (?:daily|same day|the same day|every day)|(?:daily|same[- ]day) pay|get paid today",
    ),
  ],
  [
    "weekends",
    "no",
    pattern("(?:no|without|not) (?:working )?(?:on )?weekends?(?: work)?|(?:with )?weekends off"),
  ],
  ["weekends", "yes", pattern(`weekends?${shift}|weekends? (?:jobs?|only)|(?:on |only )?weekends(?: only)?`)],
  [
    "secondChance",
    "yes",
    pattern(
      "(?:felony|felon|felons|felonies|background|criminal record)[- ](?:friendly|ok|okay|welcome|accepted)|(?:that )?(?:hires?|hiring|for|accepts?|with an?) (?:ex[- ])?(?:felons?|felony|felonies|criminal records?)|(?:second|2nd|fair)[- ]chance(?: (?:employers?|jobs?|hiring|friendly))?",
    ),
  ],
  ["schedules", "part", pattern("part[-\\s]?time(?: (?:only|basis|work|jobs?|roles?|positions?|hours))?")],
  ["schedules", "full", pattern("full[-\\s]?time(?: (?:only|basis|work|jobs?|roles?|positions?|hours))?")],
  [
    "shifts",
    "night",
    pattern(
      `(?:on |working )?(?:nights?|overnight|graveyard|third|3rd|noc)${shift}|(?:overnights?|nights|graveyard)(?: only)?`,
    ),
  ],
  [
    "shifts",
    "evening",
    pattern(`(?:on |working )?(?:evenings?|second|2nd|swing|afternoons?)${shift}|evenings(?: only)?`),
  ],
  [
    "shifts",
    "day",
    pattern(`(?:on |working )?(?:days?|daytime|first|1st|mornings?)${shift}|days only|daytime`),
  ],
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
  ["languages", "Bilingual", pattern("bilingual")],
  [
    "languages",
    ({ groups }) => byName.get(groups!["name"]!.replace(/\s+/g, " ").toLowerCase()),
    pattern(`${named}[- ]speaking(?: only)?`),
  ],
];

/** "visa sponsorship", "night shift", "no weekends": shown and counted, and what states it comes first. */
export const wish: Recogniser = (sentence) =>
  wishes.flatMap(([fact, meant, phrase]) =>
    matchesIn(sentence, phrase).flatMap((match) => {
      const value = typeof meant === "string" ? meant : meant(match);
      if (value === undefined) return [];
      const asked = wishFor(fact, value);
      return [
        readingOf(match, { kind: "wish", wish: asked }, `${fact}=${value}`, factValueLabel(fact, value)),
      ];
    }),
  );

/** Pay that comes sooner than asked denies nothing, and neither does another language. */
const denials: Readonly<Partial<Record<FactName, readonly string[]>>> = {
  bonuses: ["no"],
  payday: ["biweekly", "monthly"],
  shifts: ["day", "evening", "night"],
  languages: [],
  contractWeeks: Array.from({ length: 57 }, (_, index) => String(index + 4)),
};

function wishFor(fact: FactName, value: string): Wish {
  const denied = denials[fact] ?? factValues[fact] ?? [];
  return { fact, stated: [value], denied: denied.filter((other) => other !== value) };
}
