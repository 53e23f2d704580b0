import {
  matchesIn,
  type Pay,
  type PayUnit,
  pattern,
  type Reading,
  type Recogniser,
  readingOf,
} from "./reading.ts";

const sign = "[$€£]\\s?";
const number = "(?:\\d{1,3}(?:,\\d{3})+|\\d{1,9})(?:\\.\\d{1,2})?";
const least =
  "over|above|more than|greater than|at least|min(?:imum)?(?: of)?|starting (?:at|from)|from|no less than|not less than|not under|>=|=>|>|≥";
const most =
  "under|below|less than|up to|at most|max(?:imum)?(?: of)?|no more than|not more than|not over|<=|=<|<|≤";
const unit =
  "\\s?(?:/|per |an? )\\s?(?<per>hour|hr|h|day|week|wk|month|mo|year|yr|annum)|\\s*(?<adverb>hourly|daily|weekly|monthly|yearly|annually|annual)|\\s(?<bare>hour|hr|year|yr)";
const counted =
  "users?|followers?|subscribers?|customers?|clients?|employees|people|requests|lines|miles?|mi|km|sq|square|bonus|budget|sign";

/** "paying over $80k - 100k a year or more salary": everything except an amount is optional. */
const phrase = pattern(
  [
    "(?<said>(?:with )?(?:paying|pays?|salary|wages?|rate|compensation|earning|making)(?: of| is)?:? )?",
    `(?:(?<least>${least})\\s?|(?<most>${most})\\s?|between )?`,
    `(?<sign>${sign})?(?<low>${number})(?<lowK>\\s?k)?`,
    `(?:\\s?(?:[-–—]|to|(?<=between \\S{1,12} )and)\\s?(?:${sign})?(?<high>${number})(?<highK>\\s?k)?)?`,
    "(?![\\d%])(?<currency>\\s?(?:usd|eur|gbp|cad|dollars?|euros?))?",
    "(?<plus>\\+)?",
    `(?:${unit})?`,
    "(?:(?<orMore>\\+| or more| and up| and above| min(?:imum)?)|(?<orLess> or less| max(?:imum)?))?",
    `(?<saidAfter> (?:salary|pay|base|wage))?(?! (?:${counted})(?![\\p{L}\\p{N}]))`,
  ].join(""),
);

export const pay: Recogniser = (sentence) => matchesIn(sentence, phrase).flatMap(payReading);

type Groups = Record<string, string | undefined>;

function payReading(match: RegExpExecArray): Reading[] {
  const groups = match.groups!;
  const [low, high] = amountsOf(groups);
  const unit = unitOf(groups) ?? (low >= leastYearly && looksYearly(groups, low) ? "year" : undefined);
  if (unit === undefined || (high !== undefined && high < low)) return [];
  if (!isMoney(groups) && !isPlausible(low, unit)) return [];
  const isCeiling = groups["most"] !== undefined || groups["orLess"] !== undefined;
  const bounds =
    high !== undefined ? { floor: low, ceiling: high } : isCeiling ? { ceiling: low } : { floor: low };
  const pay: Pay = { ...bounds, unit };
  return [readingOf(match, { kind: "pay", pay }, valueOf(pay), labelOf(pay))];
}

/** "80-100k" and "80k-100" mean thousands twice. */
function amountsOf({ low, lowK, high, highK }: Groups): [low: number, high: number | undefined] {
  const inThousands = (digits: string, own?: string, other?: string) => {
    const amount = Number(digits.replaceAll(",", ""));
    return own !== undefined || (other !== undefined && amount < 1000) ? Math.round(amount * 1000) : amount;
  };
  return [inThousands(low!, lowK, highK), high === undefined ? undefined : inThousands(high, highK, lowK)];
}

const units: Readonly<Record<string, PayUnit>> = {
  h: "hour",
  d: "day",
  w: "week",
  m: "month",
  y: "year",
  a: "year",
};

/** "15 hour" is a shift, "$15 hour" is pay. */
function unitOf(groups: Groups): PayUnit | undefined {
  const bare = isMoney(groups) ? groups["bare"] : undefined;
  return units[(groups["per"] ?? groups["adverb"] ?? bare ?? "").charAt(0).toLowerCase()];
}

/** A smaller amount without a unit is ambiguous. */
const leastYearly = 10_000;

/** Without a unit, something else must show that it's pay. A retirement plan ("401k") and a form ("10k") aren't. */
function looksYearly(groups: Groups, low: number): boolean {
  if (isMoney(groups)) return true;
  if (groups["lowK"] !== undefined || groups["highK"] !== undefined)
    return low >= 20_000 && low !== 401_000 && low !== 403_000;
  const bounds = ["said", "saidAfter", "most", "plus", "orMore", "orLess"].some(
    (name) => groups[name] !== undefined,
  );
  // "from 10001" is a postal code.
  return bounds || (groups["least"] !== undefined && groups["least"].toLowerCase() !== "from");
}

function isMoney({ sign, currency }: Groups): boolean {
  return sign !== undefined || currency !== undefined;
}

/** Plausible pay; "5 a day" and "40 a week" count something else. */
const plausible: Readonly<Record<PayUnit, readonly [number, number]>> = {
  hour: [5, 2_000],
  day: [50, 20_000],
  week: [150, 100_000],
  month: [500, 400_000],
  year: [5_000, 10_000_000],
};

function isPlausible(amount: number, unit: PayUnit): boolean {
  const [least, most] = plausible[unit];
  return amount >= least && amount <= most;
}

/** "150000/year" is a floor, "-90000/year" a ceiling, "80000-100000/year" both. */
function valueOf({ floor, ceiling, unit }: Pay): string {
  return `${floor ?? ""}${ceiling === undefined ? "" : `-${ceiling}`}/${unit}`;
}

const figures = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

function labelOf({ floor, ceiling, unit }: Pay): string {
  const per = unit === "hour" ? "an hour" : `a ${unit}`;
  if (floor !== undefined && ceiling !== undefined)
    return `${figures.format(floor)} to ${figures.format(ceiling)} ${per}`;
  return floor === undefined
    ? `at most ${figures.format(ceiling!)} ${per}`
    : `at least ${figures.format(floor)} ${per}`;
}
