import { payRead } from "./pay-chip.ts";
import { currencyOf, type Groups, isMoney, paidMonthly, saysDollars } from "./pay-currency.ts";
import { besideBenefits, thousandsBehindTitles } from "./pay-in-thousands.ts";
import { baseFirst, withoutNext } from "./pay-kinds.ts";
import {
  countsOther,
  extraAhead,
  extraBehind,
  figures as figuresPhrase,
  mostExtra,
  oneTimePay,
  paidByOther,
  payPhrase,
} from "./pay-pattern.ts";
import {
  matchesIn,
  type Pay,
  type PayUnit,
  type PlaceNames,
  type Reading,
  type Recognizer,
  readingOf,
} from "./reading.ts";
import { isSpoken, numberOf } from "./spoken-numbers.ts";

/** "over 150k", "$30", "22 hr", "80-90k", "25 la hora", "£30k", "six figures". */
export const pay: Recognizer = (sentence, { places }) => {
  const { text } = sentence;
  const figures = /figure/i.test(text) ? matchesIn(sentence, figuresPhrase).map(figuresReading) : [];
  if (!/\d/.test(text) && !isSpoken.test(text)) return figures;
  return [
    ...thousandsBehindTitles(sentence),
    ...besideBenefits(sentence),
    ...baseFirst(
      matchesIn(sentence, payPhrase)
        .map(withoutNext)
        .map((match) => ({ match, readings: payReading(match, places) })),
    ),
    ...figures,
    // It compares with no wage.
    ...matchesIn(sentence, paidByOther).map((match) =>
      readingOf(match, { kind: "opening" }, match[0], match[0]),
    ),
  ];
};

function payReading(match: RegExpExecArray, places: PlaceNames): Reading[] {
  const groups = match.groups!;
  const weeks = groups["fortnight"] === undefined ? 1 : 2;
  const [low, high] = amountsOf(groups).map((amount) => amount && amount / weeks) as [number, number?];
  const following = match.input.slice(match.index + match[0].length);
  // "150k plus bonus" and "150k bonus" are pay and a bonus.
  const isBoth = /plus$/i.test(match[0])
    ? /^ (?:bonus|sign)/i.test(following)
    : low > mostExtra && /^ bonus/i.test(following);
  if (!isPer(groups) && !isBoth && countsOther.test(following)) return [];
  if (low === 0 || isAllowance(match, following)) return [];
  if (isExtra(match, low, following)) return [readingOf(match, { kind: "opening" }, match[0], match[0])];
  if (groups["adverb"] !== undefined && !isPlausible(low, unitOf(groups)!))
    return withoutAdverb(match).flatMap((shorter) => payReading(shorter, places));
  const unit = unitOf(groups) ?? likelyUnit(groups, low, isOther(match, places));
  if (unit === undefined || (high !== undefined && high < low)) return [];
  if (!isMoney(groups) && !isPlausible(low, unit)) return [];
  const refused = groups["most"] !== undefined ? (noThanks.exec(following)?.[0].length ?? 0) : 0;
  const isCeiling = refused === 0 && (groups["most"] !== undefined || groups["orLess"] !== undefined);
  const bounds =
    high !== undefined ? { floor: low, ceiling: high } : isCeiling ? { ceiling: low } : { floor: low };
  const currency = currencyOf(groups);
  const dollars = currency === undefined && saysDollars(groups);
  const pay: Pay = { ...bounds, unit, ...(currency && { currency }), ...(dollars && { dollars }) };
  const reading = payRead(match, pay);
  // "$200 a day laborer" pays by the day.
  const isSure = isMoney(groups) && groups["per"] !== undefined;
  return [{ ...reading, end: reading.end + refused, known: reading.known + refused + (isSure ? sure : 0) }];
}

/** "under 60k no thanks" asks for more. */
const noThanks =
  /^[\s,:;.–-]*(?:no(?:pe|t)?,?\s+(?:thanks|thank\s+you|thx|way|interested)|nope)(?![\p{L}])/iu;

/** "$20+ weekly pay" is paid by the hour, and every week. */
function withoutAdverb({ input, index, 0: said, groups }: RegExpExecArray): RegExpExecArray[] {
  const end = index + said.lastIndexOf(groups!["adverb"]!);
  payPhrase.lastIndex = index;
  const shorter = payPhrase.exec(input.slice(0, end).trimEnd());
  return shorter ? [shorter] : [];
}

/** More than the rest of a title that begins with a unit. */
const sure = 20;

/**
 * "80-100k", "80k-100" and "80-100,000" mean thousands twice, "60 base 90 ote" means them each time, and "100k-80k" is
 * what "80k-100k" is.
 */
function amountsOf(groups: Groups): [low: number, high: number | undefined] {
  const { low, lowK, high, highK } = groups;
  const everyOne = isCompensation(groups) ? "k" : undefined;
  const inThousands = (digits: string, own?: string, other = everyOne) => {
    const amount = numberOf(digits);
    const factor = /^\s?l/i.test(own ?? other ?? "") ? 100_000 : 1000;
    return own !== undefined || (other !== undefined && amount < 1000) ? Math.round(amount * factor) : amount;
  };
  const first = inThousands(low!, lowK, highK);
  if (high === undefined) return [first, undefined];
  const last = inThousands(high, highK, lowK);
  if (isThousands(high) && /^\d{2,3}$/.test(low!) && first * 1000 < last) return [first * 1000, last];
  const isTurned = last < first && (isMoney(groups) || (lowK ?? highK) !== undefined);
  return isTurned ? [last, first] : [first, last];
}

/** The least that people name in thousands without saying so. */
const leastBase = 40;

/** "60 base", "150/300 ote": no hourly wage is called so, unless it has a currency ("$60 base pay"). */
function isCompensation(groups: Groups): boolean {
  const { kind, saidAfter, low, lowK, highK } = groups;
  const isBare = !isMoney(groups) && (lowK ?? highK) === undefined && unitOf(groups) === undefined;
  const isSmall = numberOf(low!) >= leastBase && numberOf(low!) < 1000;
  return isBare && isSmall && /^(?:base|ote|tc|total comp\w*)$/i.test((kind ?? saidAfter ?? "").trim());
}

/** The end of "80-100,000". */
function isThousands(digits: string): boolean {
  return /^\d{2,3}[,.'’]000$/.test(digits);
}

const units: Readonly<Record<string, PayUnit>> = {
  h: "hour",
  d: "day",
  w: "week",
  s: "week",
  m: "month",
  y: "year",
  a: "year",
};

const germanUnits: Readonly<Record<string, PayUnit>> = {
  s: "hour",
  t: "day",
  w: "week",
  m: "month",
  j: "year",
};

/** "15 hour" is a shift, "$15 hour" is pay, and so is "22 hr": no shift is that long. */
function unitOf(groups: Groups): PayUnit | undefined {
  const { bare, per, adverb, spanish, german, fortnight } = groups;
  if (german !== undefined) return germanUnits[german.charAt(0).toLowerCase()];
  // Lakhs are counted by the year: "12 lpa".
  if (/lpa/i.test(`${groups["lowK"]}${groups["highK"]}`)) return "year";
  const isPay =
    isMoney(groups) ||
    isSalary(groups) ||
    (bare?.toLowerCase() === "hr" && !shiftHours.has(numberOf(groups["low"]!)));
  const named = (
    per ??
    spanish ??
    (fortnight && "week") ??
    adverb?.replace(/^p\W?/i, "") ??
    (isPay || isSmall(groups) ? bare : undefined) ??
    /\b(?:day|daily) rate/i.exec(groups["said"] ?? "")?.[0] ??
    ""
  ).toLowerCase();
  return units[named.charAt(0)];
}

/** "flatbed 1800 week": nothing else is counted so high. */
function isSalary({ low, bare }: Groups): boolean {
  return /^w/i.test(bare ?? "") && numberOf(low!) >= leastWeekly;
}

const leastWeekly = 400;

/** "3k month", but not "100k month to month". */
function isSmall({ lowK, low, bare }: Groups): boolean {
  return lowK !== undefined && numberOf(low!) < 20 && /^[mw]/i.test(bare ?? "");
}

const shiftHours = new Set([3, 4, 6, 8, 10, 12, 16, 24, 36, 40, 48]);

/** A smaller amount without a unit is ambiguous. */
const leastYearly = 10_000;
/** An amount of money up to this is hourly. */
const mostHourly = 250;

function likelyUnit(groups: Groups, low: number, isOther: boolean): PayUnit | undefined {
  // Pesos are paid by the month as often as by the year.
  if (/mxn|peso/i.test(`${groups["sign"]}${groups["currency"]}`)) return undefined;
  const scale = paidMonthly[currencyOf(groups) ?? ""];
  if (scale !== undefined && low > mostHourly) return low >= leastYearly * scale ? "year" : "month";
  if (low >= leastYearly) return looksYearly(groups, low, isOther) ? "year" : undefined;
  const isPaid = groups["said"] !== undefined && low >= plausible.hour[0];
  // Nothing else in a job is counted to the cent: "teller 17.50".
  const isExact = /^\d{1,3}\.\d{2}$/.test(groups["low"]!) && low >= plausible.hour[0];
  return low <= mostHourly && (isMoney(groups) || isPaid || isExact) ? "hour" : undefined;
}

/** Without a unit, something else must show that it's pay. A retirement plan ("401k") and a form ("10k") aren't. */
function looksYearly(groups: Groups, low: number, isOther: boolean): boolean {
  if (isMoney(groups) || isCompensation(groups)) return true;
  if (groups["lowK"] !== undefined || groups["highK"] !== undefined)
    return low >= 20_000 && low !== 401_000 && low !== 403_000;
  const bounds = ["said", "saidAfter", "most", "plus", "orMore", "orLess"].some(
    (name) => groups[name] !== undefined,
  );
  const isWritten = /^\d{2,3},?000$/.test(groups["low"]!) && !groups["least"] && !isOther;
  // "from 10001" is a postal code.
  return bounds || isWritten || (groups["least"] !== undefined && groups["least"].toLowerCase() !== "from");
}

/** Whether it names the time it pays for: "35/hr sign-on bonus" is pay, "$5,000 sign-on bonus" isn't. */
function isPer({ per, adverb, spanish, german, fortnight }: Groups): boolean {
  return [per, adverb, spanish, german, fortnight].some((said) => said !== undefined);
}

/** What travelers live on isn't their wage: "per diem $120/day". Nurses who work per diem are paid by the hour. */
function isAllowance({ input, index, groups }: RegExpExecArray, following: string): boolean {
  const isDaily = /^day$/i.test(groups!["per"] ?? "");
  const isSaid =
    /\bper\s+diem(?:\s+(?:of|is))?:?\s*$/i.test(input.slice(0, index)) || /^\s*per\s+diem\b/i.test(following);
  return isDaily && isSaid;
}

/** What forty hours a week at the least legal wage make in a year. */
const leastFullTime = 15_080;

/**
 * "$5,000 relocation" and "stipend of $1,500" are paid beside a wage, and so is what is too little for a year: "signing
 * bonus rn $10k".
 */
function isExtra({ input, index, groups }: RegExpExecArray, low: number, following: string): boolean {
  const isSum = isMoney(groups!) || groups!["lowK"] !== undefined;
  if (!isSum || unitOf(groups!) !== undefined || low <= mostHourly || low > mostExtra) return false;
  if (extraAhead.test(input.slice(0, index)) || extraBehind.test(following)) return true;
  return low >= leastYearly && low < leastFullTime && oneTimePay.test(input);
}

const magnitudes: Readonly<Record<string, number>> = {
  f: 10_000,
  5: 10_000,
  s: 100_000,
  6: 100_000,
  7: 1_000_000,
};

function figuresReading(match: RegExpExecArray): Reading {
  const digits = match.groups!["digits"]!.toLowerCase();
  const floor = digits === "seven" ? 1_000_000 : magnitudes[digits.charAt(0)]!;
  return payRead(match, { floor, unit: "year" });
}

/** "10001" is a postal code, and a number alone could be anything. */
function isOther({ input, 0: said, groups }: RegExpExecArray, places: PlaceNames): boolean {
  const digits = groups!["low"]!;
  if (digits.includes(",") || groups!["high"] !== undefined) return false;
  return input.trim() === said.trim() || (digits.length === 5 && places.findAll(digits).length > 0);
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
