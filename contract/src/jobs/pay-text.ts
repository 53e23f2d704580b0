import { perLocale } from "../messages/locale.ts";
import { message } from "../messages/message.ts";
import { type payUnits, unitsPerYear } from "../values.ts";
import type { JobDocument } from "./shapes.ts";

type Unit = (typeof payUnits)[number];
type Pay = Pick<
  JobDocument,
  "compensation" | "compensationMin" | "compensationMax" | "compensationType" | "compensationCurrency"
>;

const rangeKeys = {
  hour: "job.compensationPerHour",
  day: "job.compensationPerDay",
  week: "job.compensationPerWeek",
  month: "job.compensationPerMonth",
  year: "job.compensationPerYear",
} as const satisfies Record<Unit, string>;

const amountKeys = {
  hour: "job.amountPerHour",
  day: "job.amountPerDay",
  week: "job.amountPerWeek",
  month: "job.amountPerMonth",
  year: "job.amountPerYear",
} as const satisfies Record<Unit, string>;

/** A posting's pay: as figures if it has them, otherwise in its own words; absent if it states none. */
export function payText(pay: Pay): string | undefined {
  const { compensationMin: min, compensationMax: max, compensationType: unit } = pay;
  if (min === undefined && max === undefined) return pay.compensation;
  const format = amounts(pay.compensationCurrency);
  if (min !== undefined && max !== undefined && min !== max) {
    const ends = { min: format(min), max: format(max) };
    return unit ? message(rangeKeys[unit], ends) : `${ends.min} - ${ends.max}`;
  }
  const amount = amountText(min, max, format);
  return unit ? message(amountKeys[unit], { amount }) : amount;
}

/** M-15: what pay by another unit makes in a year, and how; absent for pay by the year, or without a unit. */
export function yearlyPay(pay: Pay): { readonly text: string; readonly formula: string } | undefined {
  const { compensationMin: min, compensationMax: max, compensationType: unit } = pay;
  if (unit === undefined || unit === "year" || (min ?? max) === undefined) return undefined;
  const yearly = (amount: number | undefined) => amount && Math.round(amount * unitsPerYear[unit]);
  const text = payText({
    ...pay,
    compensationMin: yearly(min),
    compensationMax: yearly(max),
    compensationType: "year",
  });
  return text === undefined ? undefined : { text, formula: message(`job.yearOf.${unit}`) };
}

function amountText(
  min: number | undefined,
  max: number | undefined,
  format: (amount: number) => string,
): string {
  if (min === undefined) return message("job.amountUpTo", { amount: format(max ?? 0) });
  return max === undefined ? message("job.amountFrom", { amount: format(min) }) : format(min);
}

/** Without a currency, only the figures: none is guessed. Formats are cached, because making one costs the most. */
const amounts = perLocale((locale, currency: string | undefined) => {
  const format = new Intl.NumberFormat(locale, {
    ...(currency !== undefined && { style: "currency", currency }),
    maximumFractionDigits: 2,
    trailingZeroDisplay: "stripIfInteger",
  });
  return (amount: number) => format.format(amount);
});
