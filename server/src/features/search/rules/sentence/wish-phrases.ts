import type { Wished } from "@candor/engine/facts";
import { weeksIn } from "../../../jobs/rules/contract-length.ts";
import { languageNamed, languages } from "../../../jobs/rules/languages.ts";
import { halfDayStaff, hoursOfDay, shiftOf, to } from "./hours-of-day.ts";
import { anyLanguage } from "./language.ts";
import { experience, shift as oneShift, time, weekend } from "./misspelled.ts";
import { mostExtra } from "./pay-pattern.ts";
import { pattern } from "./reading.ts";
import { refusedBefore, refusing } from "./refused-times.ts";
import { numberOf, spokenNumber } from "./spoken-numbers.ts";
import { permits, visa } from "./visas.ts";

const others = anyLanguage(languages.filter((name) => name !== "English"));
const named = `(?<name>${others})`;
const need = "(?:required|reqd|req['’]d|needed|necessary|requirements?)";
const needed = `(?: ${need})?`;
/** Other things that are called hybrid. */
const engineering =
  "apps?|bikes?|cars?|cloud|electric|engines?|infrastructure|mobile|pension|rice|seeds?|vehicles?";
/** "3 days a week", "2-3 days": fewer than all. A "4 day week" is all of it. */
const daysAWeek = `[1-4](?:${to}[2-4])?[-\\s](?:days|day(?![-\\s](?:work[-\\s]?)?week))(?: (?:a|per|each) week| weekly)?`;
const nurse = "(?:rn|lpn|lvn|cna|nurse|caregiver)s?";
const where = "(?:on[-\\s]?site|in[-\\s](?:the )?office|in[-\\s]person|remote(?:ly)?|from home|at home|wfh)";
/** Fewer hours a week are part time, and so are "less than 40". */
const fullTimeHours = 32;
const usualHours = 40;
const weekly = "(?: (?:a |per )?|\\s?/\\s?)(?:(?:work[-\\s]?)?week|wk)| weekly";
const figure = "\\$?\\d[\\d,]*k?";
/** "$10k", "15k/20k", "$5,000+", unless it is paid for a time: "sign-on bonus 1500/week". */
const amount = `${figure}(?:\\s?(?:[-–/]|to)\\s?${figure})?\\+?(?![\\d,k]|\\s?(?:/|per |an? |hr|hourly|weekly))`;
const least = "(?:up to|at least|over)";
const bonusKind = "(?:annual|yearly|quarterly|performance|retention|referral|relocation|completion|holiday)";
const weekends = `${weekend}s?`;
/** Weekends off, and every other one, aren't all weekends. */
const unlessOff =
  "(?<!\\b(?:home (?:nights (?:and |& )?|on |every )?|every (?:other|second|2nd|third|3rd) |alternat(?:e|ing) |(?:one|1)(?= weekend a) |(?:this|next) |[34][- ]day ))";
const holidays = "(?:,? (?:and |or |nor |no )*holidays)?";
const weekendDay = "sat(?:urday)?s?|sun(?:day)?s?";
const spanishWeekendDay = "s[aá]bados?|domingos?";
const without = "(?:sin|no(?: (?:quiero|puedo))?|que no sean?)(?: trabajar)?(?: (?:de|en))?";
const shift = `(?: (?:${oneShift}s?|work|hours|schedule))`;

/** What shifts are called in an alternative. */
const times = {
  day: "days?|daytime|mornings?|(?:1st|first)(?=.{1,5}(?:2nd|second|3rd|third) shifts?)",
  evening:
    "evenings?|afternoons?|(?:2nd|second)(?=.{1,5}(?:1st|first|3rd|third) shifts?)|(?:2nd|second)(?= shifts?)",
  night: "nights?|overnights?|(?:3rd|third)(?= shifts?)",
} as const;

/** What people ask for that few postings state: by fact and value, or by the value that a match names. */
export type WishPhrase = readonly [Wished, string | ((found: RegExpExecArray) => string | undefined), RegExp];

export const wishPhrases: readonly WishPhrase[] = [
  [
    "sponsorship",
    "yes",
    pattern(
      `(?:with |needs? |offers? )?(?:(?:${visa}|work permits?) )*sponsorship(?: (?:available|offered|provided|visas?|jobs?))?|(?:${visa}|work permits?) sponsor(?:s|ed)?|(?:(?:will|can|must|that|who) )?sponsors? (?:an? )?(?:${visa}|foreigners)|(?:con )?patrocinio(?: de)? visas?(?: de trabajo)?|${permits}|(?<!\\b(?:no|without|f-?1) )${visa}(?: (?:jobs?|support|help|transfers?))?`,
    ),
  ],
  [
    "bonuses",
    "sign-on",
    pattern(
      `(?:with )?(?:an? )?(?:(?:${least} )?${amount} )?(?:sign(?:ing)?[-\\s]?on(?: bonus(?:es)?)?|(?:signing|hiring|sign) bonus(?:es)?)(?:(?: of)?(?: ${least})? ${amount})?`,
    ),
  ],
  [
    "bonuses",
    ({ groups }) => (groups!["kind"] === undefined && isWage(groups!["before"]) ? undefined : "yes"),
    pattern(
      `(?:with )?(?:an? )?(?:(?:${least} )?(?<before>${amount}) )?(?:(?<kind>${bonusKind}) )?bonus(?:es)?(?:(?: of)?(?: ${least})? ${amount})?`,
    ),
  ],
  [
    "degree",
    "none",
    pattern(
      `(?:no|(?:without|w/o)(?: an?)?|(?:that )?(?:don['’]?t|do not|doesn['’]?t|does not|not) (?:have|need|require|needing|requiring)(?: an?)?) (?:college |university |bachelor['’]?s? |four[- ]year )?(?:degrees?|diploma)${needed}`,
    ),
  ],
  [
    "degree",
    "none",
    pattern(
      `(?:no|without(?: an?)?) (?:college(?: education)?|bachelor['’]?s?)|(?:an? )?(?:college )?(?:degrees?|diploma)(?<=\\b(?:no|without(?: any)?) (?:(?:prior|previous|work) )?${experience}(?: ${need})? (?:or|and|nor) (?:an? )?(?:college )?(?:degrees?|diploma))${needed}`,
    ),
  ],
  [
    "degree",
    "none",
    pattern(
      "(?:with |no |without )?(?:only |just )?(?:an? )?(?:(?:high[- ]school|hs) (?:diploma|degree)|ged)(?: or ged)?(?: only)?",
    ),
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
      `(?:with )?(?:(?:(?:very )?little (?:to|or) )?no|(?:without|w/o)(?: any)?|zero|(?:that )?(?:don['’]?t|do not|doesn['’]?t|does not) (?:have|need|require)(?: any)?|not needing) (?:(?:prior|previous|work|job) )?${experience}${needed}(?:,? (?:(?:we|they) )?(?:will )?train)?`,
    ),
  ],
  [
    "experience",
    "none",
    pattern(
      `experience (?:not|isn['’]?t) ${need}|experiencia no (?:es )?(?:requerida|necesaria)|${experience}(?<=\\b(?:no|without(?: an?)?) (?:college )?(?:degree|diploma)(?: ${need})? (?:or|and|nor) ${experience})${needed}|(?:(?:we|they) (?:will |can )?|(?:will|can) )train|(?:paid |on[- ]the[- ]job )training(?: provided)?|(?:with )?training provided|(?:my |a )?first(?:[- ]time)? job|(?:i(?:['’]ve| have) )?never (?:worked|had a job)(?: before)?|(?:sin|(?:que )?no(?: (?:requier[ae]n?|pid[ae]n?|piden|necesit[ae]n?|exij[ae]n?|se (?:requiere|necesita|pide)))?)(?: tener)?(?: ninguna)? experiencia(?: previa)?`,
    ),
  ],
  [
    "payday",
    "weekly",
    pattern(
      "(?:(?:que|donde)(?: me)? )?(?:pag[ao]n?|pagos|paguen?|pagad[oa]) (?:semanal(?:es|mente)?|por semana|cada (?:semana|viernes))|(?:get )?(?:paid|pays?|paying) (?:weekly|every (?:week|friday))|weekly (?:pay(?:checks?|ing)?|paid|payroll)",
    ),
  ],
  [
    "payday",
    "daily",
    pattern(
      "(?:(?:que|donde)(?: me)? )?(?:pag[ao]n?|pagos|paguen?|pagad[oa]) (?:diari(?:[oa]s?|amente)|(?:al|por) d[ií]a|cada d[ií]a|el mismo d[ií]a)|(?:get )?(?:paid|pays?|paying) (?:daily|same day|the same day|every day)|(?:daily|same[- ]day) pay|get paid today",
    ),
  ],
  [
    "weekends",
    "no",
    pattern(
      `(?:(?:no|without|w/o|not|never|off|closed|except|excluding|avoid|minus|${refusing}) (?:working )?(?:on )?|${refusedBefore})${weekends}(?: work|${shift}| off)?${holidays}|${without} (?:los )?fin(?:es)? de semana|(?:de )?lunes a (?:viernes|jueves)|${without} (?:(?:los )?(?:${spanishWeekendDay}))(?: (?:ni|o|y) (?:los )?(?:${spanishWeekendDay}))?|(?:solo )?entre semana|(?:with )?(?:weekends|wk(?:e?n)?ds|${weekendDay}) (?:off|free)|free weekends|(?:off|free|rest) (?:on )?(?:every )?(?:${weekendDay})(?:(?: (?:or|and) |\\s?&\\s?)(?:${weekendDay}))?|(?:(?:con )?(?:descanso|descansar|descansando|libres?) )(?:los |el |en )?(?:${spanishWeekendDay}|fin(?:es)? de semana)(?: (?:ni|o|y) (?:los )?(?:${spanishWeekendDay}))?|(?:los )?(?:(?:${spanishWeekendDay})(?: (?:o|y) (?:los )?(?:${spanishWeekendDay}))?|fin(?:es)? de semana) libres?|every weekend off|(?:(?:los )?fin(?:es)? de semana|${weekends}) no(?=\\s*(?:$|[,.;]))|${weekends} (?:excluded|(?:are )?not (?:fine|included|ok|okay|possible|required))|week-?days?(?: only)?|(?:no|without|not|never|closed|${refusing}) (?:on )?(?:${weekendDay})(?:(?: (?:or|and) |\\s?[/&]\\s?)(?:${weekendDay}))?|m(?:on(?:day)?)?(?:\\s?[-–]\\s?| to | thru | through )(?:f(?:ri(?:day)?)?|th(?:u(?:rs?(?:day)?)?)?)(?: only| schedule| hours| shifts?)?`,
    ),
  ],
  [
    "weekends",
    "yes",
    pattern(
      `(?:de )?lunes a (?:${spanishWeekendDay})|m(?:on(?:day)?)?(?:\\s?[-–]\\s?| to | thru | through )(?:${weekendDay})|(?:(?:solo )?(?:en |los )?)?fin(?:es)? de semana|(?:solo )?(?:los )?(?:${spanishWeekendDay})(?: (?:y|o) (?:los )?(?:${spanishWeekendDay}))?|(?:fri(?:day)?s?(?:,? (?:and |or )?|\\s?[&/]\\s?))?(?:${weekendDay})(?:,? (?:and |or )?|\\s?[&/-]\\s?)(?:${weekendDay})(?: only)?|fri(?:day)?s?(?:\\s?[-–]\\s?| (?:to|through|thru) )sun(?:day)?s?(?: only)?|${unlessOff}${weekends}${shift}|${unlessOff}${weekends} (?:jobs?|only)|${unlessOff}(?:on |only )?${weekends}(?: only)?|(?:on |only )?(?:saturday|sunday)s?(?: only)?(?! (?:brunch|school))`,
    ),
  ],
  [
    "secondChance",
    "yes",
    pattern(
      "(?:dui|felony|felon|felons|felonies|misdemeanors?|background(?: check)?|criminal record|(?:work[- ])?re-?entry|work[- ]release)[- ](?:friendly|ok|okay|welcome|accepted)|ex[- ]?(?:cons?|convicts?|offenders?)|(?:formerly|previously) incarcerated|returning citizens?|(?:with |have )?(?:an? )?(?:dui|felony|misdemeanor)s? on (?:my |their )?(?:background|record)|(?:with an?|have an?) record|(?:that )?(?:(?:will )?hires?|hiring|for|accepts?|with an?) (?:ex[- ])?(?:felons?|felony|felonies|criminal records?)|(?:ex[- ])?felons?(?: with (?:an? )?records?)?|(?:second|2nd|fair)[- ]chance(?: (?:employers?|jobs?|hiring|friendly))?",
    ),
  ],
  [
    "schedules",
    "part",
    pattern(
      `medio tiempo|tiempo parcial|(?:in )?teilzeit|(?:à )?temps partiel|part[-\\s]?${time}(?: (?:only|basis|work|jobs?|roles?|positions?|hours))?`,
    ),
  ],
  [
    "schedules",
    "full",
    pattern(
      `tiempo completo|(?:in )?vollzeit|(?:à )?temps plein|ful+[-\\s]?${time}(?: (?:only|basis|work|jobs?|roles?|positions?|hours))?`,
    ),
  ],
  [
    "shifts",
    "night",
    pattern(
      // Home every night is the opposite.
      `(?<!\\b(?:every|each|home) )(?:on |working )?(?:(?:late )?ni(?:ght|te)s?|ove?r[-\\s]?ni(?:ght|te)|graveyard|midnights?|third|3rd|noc)${shift}|noc(?= ${nurse})|noc(?<=\\b${nurse}\\b.*noc)|(?:turno )?(?:(?:de|en|por) )?(?:las? )?(?:noches?|madrugadas?)|(?:turno |trabajo )?nocturno|(?:tercer|3er|3ro?) turno|(?<!\\bhome )(?:ove?r[-\\s]?ni(?:ght|te)s?|midnights|(?:late )?ni(?:ghts|tes)|late[- ]night(?=\\s*$)|at night|graveyard)(?: only)?`,
    ),
  ],
  [
    "shifts",
    "evening",
    pattern(
      `(?:on |working )?(?:(?:late |early )?evenings?|second|2nd|swing|afternoons?|p\\.?m\\.?)${shift}|after[- ]school(?: hours|(?=\\s*$| \\d| jobs?\\b))|(?:turno de|(?:de|en|por) las?)(?: la)? tardes?|(?<!\\bbuenas )tardes|turno (?:tarde|vespertino)|(?:segundo|2do) turno|late shifts?|(?:evenings|afternoons|week[- ]?nights)(?: only)?|pm(?= ${halfDayStaff})`,
    ),
  ],
  [
    "shifts",
    "day",
    pattern(
      `(?:on |working )?(?:days?(?<!\\b(?:christmas|eve|game|labor|memorial|thanksgiving|year['’]?s) days?)|daytime|first|1st|(?:early )?mornings?|a\\.?m\\.?)${shift}(?! weeks?\\b)|days? only(?<!\\b(?:an?|one|same|\\d) days? only)|daytime|(?<!\\bafter )(?:during )?school hours|(?:while|when) (?:my |the )?kids(?: are|['’]re)? (?:in|at) school|early (?:morning|a\\.?m\\.?)(?=\\s*$| \\d)|early shifts?|(?:early )?morning(?= jobs?\\b)|(?:early )?mornings(?: only)?|(?:turno de|(?:de|en|por) las?)(?: la)? ma[nñ]anas?|turno (?:de d[ií]a|diurno|matutino)|(?:solo )?de d[ií]a(?=\\s*$| no\\b)|(?:primero?|1er|1ro) turno|am(?= ${halfDayStaff})(?<!\\bi am)`,
    ),
  ],
  ["shifts", shiftOf, hoursOfDay],
  [
    "schedules",
    ({ groups }) => scheduleOf(numberOf(groups!["hours"]!), groups!["fewer"] !== undefined),
    pattern(
      `(?:no(?:t|thing)? less than |(?<fewer>under|below|less than|fewer than|menos de) |(?:up to|at most|max(?:imum)?|(?:no|not) more than|no m[aá]s de) )?(?:\\d{1,2}${to})?(?<hours>1[7-9]|[2-5]\\d|(?:\\d{1,2}|${spokenNumber})(?=\\s?(?:hrs?|hours?)(?:${weekly})))\\s?(?:hrs|hours|horas|hour(?=${weekly}))(?: or (?:fewer|less))?(?:${weekly}| (?:por|a la) semana)?(?! (?:ago|old)\\b)`,
    ),
  ],
  ["shifts", "evening", pattern("evenings?")],
  ["shifts", "night", pattern("(?<!\\b(?:every|each) )night(?= (?:or|and|only|jobs?|work)\\b| \\$|\\s*$)")],
  ...(["day", "evening", "night"] as const).map((when) => {
    const others = Object.entries(times)
      .flatMap(([other, names]) => (other === when ? [] : [`(?:${names})(?:(?<=s)|(?= shifts?))`]))
      .join("|");
    // "days or evenings", "2nd or 3rd shift": the first half doesn't say that it's a shift.
    return [
      "shifts",
      when,
      pattern(`(?:${times[when]})(?=(?: (?:or|and) |\\s?[,/&]\\s?)(?:${others})(?!\\p{L}))`),
    ] as const;
  }),
  ["shifts", "rotating", pattern(`rotating${shift}|rotating`)],
  ["shifts", "split", pattern("split shifts?")],
  [
    "contractWeeks",
    ({ groups }) => groups!["weeks"],
    pattern(
      "(?<weeks>[4-9]|[1-5]\\d)[-\\s]?(?:weeks?|wks?)(?: (?:travel )?(?:contracts?|assignments?|gigs?|jobs?))?(?! (?:of |paid )*(?:leave|notice|off|pto|training|vacation)\\b)",
    ),
  ],
  // The word "contract" before it or after it stays for the type of the job.
  [
    "contractWeeks",
    ({ groups }) => String(weeksIn(numberOf(groups!["months"]!))),
    pattern(
      `(?:for )?(?:\\d{1,2}${to})?(?<months>[1-9]|1[0-3]|three|four|six|nine|twelve)\\+?[-\\s]?(?:months?|mos?)(?:(?= (?:contracts?|assignments?)\\b)|(?<=\\bcontract\\b[^.]*))`,
    ),
  ],
  [
    "workplace",
    "either",
    pattern(
      "(?:no|not) (?:on[-\\s]?site|in[-\\s](?:the )?office|in[-\\s]person)(?! (?:interviews?|parking|visits?)\\b)|(?:remote(?: or |\\s?/\\s?)hybrid|hybrid(?: or |\\s?/\\s?)remote)",
    ),
  ],
  [
    "workplace",
    "hybrid",
    pattern(
      `(?:hybrid[-\\s]remote(?<!\\b(?:no|non|not|without) hybrid[-\\s]remote)|remote[-\\s]hybrid|hybrid)(?:,? ${daysAWeek}(?: ${where})?)?(?: (?:work(?:ing)?(?![-\\s]*from)|only|schedule|model|jobs?|roles?|positions?))?(?! (?:${engineering}))`,
    ),
  ],
  [
    "workplace",
    "hybrid",
    pattern(
      `(?:(?:partial(?:ly)?|partly|part|semi|mostly|occasional(?:ly)?)[-\\s]remote(?: work)?|remote ${daysAWeek}|${daysAWeek} ${where})`,
    ),
  ],
  ["schedules", "full", pattern("full(?=(?: or | and |\\s?/\\s?)part[-\\s]?time)")],
  ["schedules", "part", pattern("part(?=(?: or | and |\\s?/\\s?)full[-\\s]?time)")],
  [
    "languages",
    "Spanish",
    pattern(
      "(?:que |se )?habl[aeo]n? espa[nñ]ol|en espa[nñ]ol|espa[nñ]ol e(?= ingl[eé]s)|(?<=\\bingl[eé]s y )espa[nñ]ol",
    ),
  ],
  // "Spanish and English" names two; "Spanish/English" is said of people who speak Spanish, too.
  ["languages", spokenLanguage, pattern(`${named}(?= and english\\b)|(?<=\\benglish and )${named}`)],
  [
    "languages",
    "English",
    pattern(
      `english(?= and (?:${others})\\b)|(?<=\\b(?:${others}) and )english|ingl[eé]s(?= y espa[nñ]ol)|(?<=\\bespa[nñ]ol e )ingl[eé]s`,
    ),
  ],
  ["languages", "Bilingual", pattern("(?:(?:must|should) be )?bilingual|biling[uü]es?")],
  [
    "languages",
    spokenLanguage,
    pattern(
      `${named}[- ]speaking(?: only)?|(?<!\\b(?:who|that|must|to) )(?:(?:i|me|we) )?(?:only )?speak (?:only |fluent )?${named}`,
    ),
  ],
  [
    "languages",
    spokenLanguage,
    pattern(
      `${named}\\s?[/&-]\\s?english|english\\s?[/&-]\\s?${named}|(?<=\\bbilingual (?:(?:in|with) )?)(?:${named}(?: and)? english|english(?: and)? ${named})`,
    ),
  ],
];

/** "150k+ bonus" is pay and a bonus. */
function isWage(sum: string | undefined): boolean {
  // "65-70k": the last figure says that they are thousands.
  const [, digits = "", thousand = ""] = /(\d[\d,]*)(k?)\+?$/i.exec(sum ?? "") ?? [];
  return Number(digits.replaceAll(",", "")) * (thousand === "" ? 1 : 1000) > mostExtra;
}

function scheduleOf(hours: number, fewer: boolean): "part" | "full" {
  return hours < fullTimeHours || (fewer && hours <= usualHours) ? "part" : "full";
}

function spokenLanguage({ groups }: RegExpExecArray): string | undefined {
  return languageNamed(groups!["name"]!);
}
