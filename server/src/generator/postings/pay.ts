import type { Compensation, JobType, PayUnit } from "../../features/jobs/rules/posting-draft.ts";
import { yearly } from "../../features/jobs/rules/yearly-pay.ts";
import type { City, Country } from "./cities.ts";
import type { Random } from "./random.ts";

export interface StatedPay {
  readonly compensation: Compensation;
  readonly payMin?: number;
  readonly payMax?: number;
}

/** The pay of one posting: within its occupation's range, moved by level, place and contract. */
export function drawPay(
  [low, high, unit]: readonly [number, number, PayUnit],
  level: number,
  city: City,
  jobType: JobType | undefined,
  random: Random,
): StatedPay {
  const paidByHour = unit === "year" && jobType !== undefined && jobType !== "permanent";
  const middle = (low + (high - low) * (random.unit() + random.unit()) * 0.5) * level * city.payLevel;
  const amount = abroadAmount(
    paidByHour ? (middle / yearlyHours) * contractPremium : middle,
    city.country,
    paidByHour ? "hour" : unit,
  );
  const spread = unit === "year" ? 0.06 + random.unit() * 0.13 : 0.03 + random.unit() * 0.1;
  return stated(
    amount * (1 - spread),
    amount * (1 + spread),
    paidByHour ? "hour" : unit,
    city.country,
    random,
  );
}

const yearlyHours = 2080;
/** The extra pay for those without leave and insurance. */
const contractPremium = 1.18;

/** For each country, a factor on American hourly pay plus a constant, in its own currency. */
const abroadPay: Readonly<Record<Country, readonly [share: number, base: number]>> = {
  US: [1, 0],
  CA: [0.82, 4],
  GB: [0.42, 6.2],
  DE: [0.5, 5.6],
};

const hoursOf: Readonly<Record<PayUnit, number>> = { hour: 1, day: 8, week: 40, month: 520 / 3, year: 2080 };

function abroadAmount(amount: number, country: Country, unit: PayUnit): number {
  const [share, base] = abroadPay[country];
  return amount * share + base * hoursOf[unit];
}

function stated(low: number, high: number, unit: PayUnit, country: Country, random: Random): StatedPay {
  const step = stepOf(unit, random);
  const min = rounded(low, step);
  const max = Math.max(rounded(high, step), min);
  const shape = random.unit();
  if (shape < 0.05)
    return {
      ...withText({ min }, unit, country, `from ${money(min, unit, country)}`),
      payMin: yearly(min, unit),
    };
  if (shape < 0.07)
    return {
      ...withText({ max }, unit, country, `up to ${money(max, unit, country)}`),
      payMax: yearly(max, unit),
    };
  const range =
    min === max ? money(min, unit, country) : `${money(min, unit, country)} - ${money(max, unit, country)}`;
  return {
    ...withText({ min, max }, unit, country, range),
    payMin: yearly(min, unit),
    payMax: yearly(max, unit),
  };
}

/** Most employers round, some don't. */
function stepOf(unit: PayUnit, random: Random): number {
  const exact = random.chance(0.25);
  if (unit === "hour") return exact ? 0.01 : 0.25;
  return unit === "year" ? (exact ? 100 : 1000) : 5;
}

function rounded(amount: number, step: number): number {
  return Math.round(Math.round(amount / step) * step * 100) / 100;
}

const unitWords: Readonly<Record<PayUnit, string>> = {
  hour: "an hour",
  day: "a day",
  week: "a week",
  month: "a month",
  year: "a year",
};

const currencies: Readonly<Record<Country, readonly [code: string, sign: string]>> = {
  US: ["USD", "$"],
  CA: ["CAD", "CA$"],
  GB: ["GBP", "£"],
  DE: ["EUR", "€"],
};

function withText(
  amounts: { min?: number; max?: number },
  type: PayUnit,
  country: Country,
  range: string,
): { compensation: Compensation } {
  const [currency] = currencies[country];
  return { compensation: { text: `${range} ${unitWords[type]}`, ...amounts, type, currency } };
}

/** "$38.50", "€62,000". */
function money(amount: number, unit: PayUnit, country: Country): string {
  const [, sign] = currencies[country];
  if (unit === "hour") return sign + amount.toFixed(2);
  return amount < 1000
    ? sign + amount
    : `${sign}${Math.floor(amount / 1000)},${String(amount % 1000).padStart(3, "0")}`;
}
