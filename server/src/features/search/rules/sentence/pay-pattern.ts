import { hour } from "./misspelled.ts";
import { pattern } from "./reading.ts";
import { isBegun, spokenNumber, spokenPair } from "./spoken-numbers.ts";

const codes = "usd|cad|aud|gbp|eur|mxn|aed|brl|chf|cny|dkk|hkd|ils|inr|jpy|nok|nzd|pln|qar|sar|sek|sgd|zar";
const sign = `(?:us|ca|mx|nz|hk|[acs])?\\$\\s?|[€£₹¥]\\s?|(?:${codes})\\s?(?=\\d)|rs\\.?\\s?(?=\\d)`;
/** "50.000 €" and "15,50 €" are German, "100'000" is Swiss. */
const european =
  "\\d{1,3}(?:\\.\\d{3})+(?![.\\d])|\\d{1,3}(?:['’]\\d{3})+(?!\\d)|\\d{1,3},\\d{2}(?=\\s?(?:€|eur))";
const number = `(?:${european}|(?:\\d{1,3}(?:,\\d{3})+|\\d{1,9})(?:\\.\\d{1,2})?|${isBegun}(?:${spokenPair}|${spokenNumber}))`;
/** "12 lpa" are lakhs a year, of 100,000 rupees each. */
const thousand = "\\s?k|\\s(?:thousand|grand|mil)|\\s?(?:lpa|lakhs?|lacs?)";
const least = [
  "(?:(?:i )?(?:don['’]?t|do not|won['’]?t|will not) (?:want|accept|take|work for)(?: anything)? )(?:less than|under|below)",
  "over|above|more than|greater than|at least|atleast|min(?:imum)?(?: of)?|starting (?:at|from)|from",
  "(?:(?:that|which) )?starts? at(?=\\s(?:\\$|\\d{2,3}(?:,?\\d{3}|k)|[a-z]+(?:[- ][a-z]+)? (?:thousand|k)\\b))",
  "m[aá]s de|arriba de|al menos|por lo menos|m[ií]nimo(?: de)?|desde|no(?:thing|t|) (?:under|below|less than|lower than)|>=|=>|>|≥",
].join("|");
const most =
  "under|below|less than|up to|at most|max(?:imum)?(?: of)?|no(?:thing|t|) (?:more than|over|above|higher than)|hasta|menos de|<=|=<|<|≤";
const unit = [
  `\\s?(?:/|per |por |an? |and (?=hour))\\s?(?<per>${hour}|hr|h|day|week|wk|month|mo|year|yr|annum)`,
  "\\s*(?<fortnight>bi[-\\s]?weekly|every (?:two|2|other) weeks?)",
  "\\s*(?<adverb>hourly|daily|weekly|monthly|yearly|annually|annual|semanal(?:es)?|mensual(?:es)?|anual(?:es)?|diari[oa]s?|p/?h|p/?a|p\\.a)",
  "\\s?(?:(?:por|x|al?|/) (?:la |el )?|la |el |(?<=\\s))(?<spanish>hora|d[ií]a|semana|mes|a[nñ]o)",
  "(?:\\s(?:brutto|netto))?\\s?(?:im |pro |die |je |/\\s?)(?<german>jahr|monat|woche|tag|stunde|std)\\.?",
  // "80k hr" is a yearly sum, and HR.
  "\\s?(?<bare>(?<!(?:k|thousand|grand)\\s?)(?:hour|hr)|day|week|wk|month|year|yr|(?<=(?<![\\d.,])(?:[1-9](?:\\.\\d)?k|\\$[1-9],?\\d{3})\\s?)mo)",
].join("|");
/** "60k/70k" and "$20/$25" are ranges, "24/7" isn't. */
const slashOrOr = `(?:/|or(?=\\s))(?=\\s?(?:[$€£]\\s?\\d|\\d{2,3}\\sote(?![\\p{L}])|\\d[\\d,.]*\\s?k(?![\\p{L}])|\\d{2}(?:\\.\\d+)?\\s?(?:/|per |an? )\\s?h))`;
/** "$50/hr - $70/hr" says the unit twice. */
const sameUnit = "(?:\\s?(?:/|per |an? )\\s?(?:hour|hr|h)(?=\\s?(?:[-–—]|to)\\s?\\$?\\d))?";
/** "20 a 25 la hora": "a" is English, too. */
const spanishTo =
  "a(?=\\s\\$?\\d[\\d.,]*\\s?(?:mil|d[oó]lar(?:es)?|dll?s|pesos?|la hora|(?:por|x|al?) (?:la |el )?(?:hora|d[ií]a|semana|mes|a[nñ]o))(?![\\p{L}]))";
/** What follows an amount that is the least. "Plus size" is something else. */
const orMore = [
  "\\+| plus(?! sizes?(?!\\p{L}))| or (?:more|above|better|higher|over)| o m[aá]s| (?:and|&) (?:up|above|higher|over)",
  " upwards?| min(?:imum)?| at least(?!\\s+[$€£\\d])",
].join("|");
/** What a number counts when it isn't pay: "15 hr shift", "over 10000 employees". */
const counted = [
  "users?|gift|followers?|subscribers?|customers?|clients?|employees|people|requests|lines|miles?|mi|km|sq|square|bonus",
  "budget|sign|shifts?|days?|weeks?|years?|yrs?|gym|nursing|emergency|million|billion|m|mm|b|bn",
].join("|");
export const countsOther = new RegExp(`^ (?:${counted})(?![\\p{L}\\p{N}])`, "iu");

const extra =
  "(?:(?:housing|meal|food|living|travel|moving|monthly|annual|education|tuition|relocation)\\s+)?(?:stipends?|relocation|moving|allowance|reimbursement)";
/** What is paid beside a wage, before its amount and after it. */
export const extraAhead = new RegExp(
  `(?<![\\p{L}\\p{N}])${extra}(?:\\s+(?:assistance|bonus|package))?(?:\\s+(?:of|is))?:?\\s*$`,
  "iu",
);
export const extraBehind = new RegExp(`^\\s+(?:in |for |of )?${extra}(?![\\p{L}\\p{N}])`, "iu");
/** "starts at 22", which is neither an hour nor an age. */
const startsAt =
  "start(?:s|ing)? at(?=\\s(?:1[7-9]|[2-9]\\d)(?![\\d:]|\\.\\d{3}|\\s?(?:[ap]\\.?m\\b|o['’]?clock|years?|yrs?)))";
/** More isn't paid at once. */
export const mostExtra = 30_000;
export const oneTimePay = /\b(?:bonus(?:es)?|sign[-\s]?on|stipends?)\b/i;

/** What an amount is: pay with or without commissions and bonuses. */
export const kinds = "base|ote|tc|total comp(?:ensation)?";

/**
 * "paying over $80k - 100k a year or more salary": everything except an amount is optional. The currency may stand
 * before the amount or after it.
 */
export const payPhrase = pattern(
  [
    // In "100k base 150k ote", it belongs to the amount before it.
    `(?:(?=[bot])(?<!(?<!\\b(?:${kinds}):? )(?<![\\d,.$])\\$?\\d(?:[\\d,.]{0,7}\\d)?k? )(?<kind>${kinds}):? )?`,
    `(?<said>(?:${startsAt}|(?:(?:with|that|which|con|donde|que)(?: me)? )?(?:(?:base|starting|annual|expected|target|un|el) )?(?:(?:pay|salary|wage) (?:range|rate)|(?:(?:hourly|daily|day) )?(?:pay|rate|wages?)|hourly|paying|pays|paid|salary|compensation|earn(?:ing)?|making|pag[ao]n?|paguen?|sueldo|salario))(?: of| is| de)?:? )?`,
    "(?:(?:around|about|approx(?:imately|\\.)?|roughly|close to|like|maybe|~)\\s?)?",
    `(?:(?<least>${least})\\s?|(?<most>${most})\\s?|between |entre )?`,
    `(?<sign>${sign})?(?<low>${number})(?<lowK>${thousand})?(?<signAfter>\\$|\\s?[€£¥](?![\\d]))?(?:\\s?-?ish(?=\\s?[/\\p{L}]))?${sameUnit}`,
    `(?:\\s?(?:[-–—]|to|${spanishTo}|${slashOrOr}|(?<=(?:between|entre) \\S{1,12} )(?:and|y))\\s?(?:${sign})?(?<high>${number})(?<highK>${thousand})?(?<signBehind>\\$|\\s?[€£¥](?![\\d]))?)?`,
    `(?![\\d%])(?<currency>\\s?(?:${codes}|dollars?|d[oó]lar(?:es)?|dll?s|bucks|pesos?(?: mexicanos?)?|euros?|pounds?|quid|rupees?|dirhams?|yen|rmb|(?:swiss )?francs?|franken))?`,
    "(?<plus>\\+| plus(?= an? )| (?:or more|and up|and above|o m[aá]s)(?=\\s?(?:/|per |por |an? |la )))?",
    `(?:${unit})?`,
    `(?:(?<orMore>${orMore})|(?<orLess> or less| max(?:imum)?))?`,
    "(?<saidAfter>\\s?-?ish| (?:(?:base|starting) (?:salary|pay|wage)|starting(?=\\s*$)|to start|take[-\\s]home(?: pay)?|avg|average|salary|pay|base|wage|ote|tc|total comp(?:ensation)?))?",
  ].join(""),
);

const cents = "\\.?\\d{1,3}(?:\\.\\d{1,3})?";
const mile = "(?:per |an? |each |por |la |\\/\\s?)(?:mile|milla)";
const aDay = "(?:\\$\\s?)?\\d{1,4}\\s?(?:/\\s?|per |an? )day";

/** What else people are paid by: "$70 per visit", "65 cpm", "$0.65/mile", "$200 a night", a "per diem of $120/day". */
export const paidByOther = pattern(
  [
    `(?:up to |hasta )?(?:\\$\\s?)?${cents}(?:\\s?[-–]\\s?${cents})?\\s?(?:\\+\\s?)?(?:cpm(?: ${mile})?|(?:cents?|centavos?|¢)?\\s?${mile})`,
    `|per diem(?: of| is)?:? ${aDay}|${aDay} per diem|(?:${sign}|(?:earn(?:ing)?|mak(?:e|ing)|paid|pay(?:s|ing)?) (?=\\d{2}))${number}(?:${thousand})?\\s?`,
    "(?:per (?!(?:hour|hr|h|day|week|wk|month|mo|year|yr|annum)(?!\\p{L}))[\\p{L}-]+",
    "|(?:(?:an?|each) |\\/\\s?)(?:class|delivery|game|gig|head|job|lesson|load|mile|night|piece|ride|session|shift|show|trip|visit|word))",
  ].join(""),
);

/** "six figures", "6-figure salary". */
export const figures = pattern(
  "(?:(?:paying|pays?|making|earning|salary(?: of)?) )?(?:(?:over|above|more than|at least|min(?:imum)?(?: of)?) )?(?:(?:low|mid|high)[- ])?(?<digits>five|six|seven|[567])[-\\s](?:figures|figure (?:salary|pay|income|jobs?)|figure(?= (?:sales|remote|tech|careers?|roles?)))",
);
