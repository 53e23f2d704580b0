import type { Compensation, PayUnit } from "../../../jobs/rules/posting-draft.ts";
import { yearly } from "../../../jobs/rules/yearly-pay.ts";
import type { SourcePay } from "../source-posting.ts";
import { tidy } from "../tidy.ts";
import { amountOf, amountsIn, isNoPay } from "./pay-text.ts";

interface Pay {
  readonly compensation?: Compensation | undefined;
  readonly payMin?: number | undefined;
  readonly payMax?: number | undefined;
}

const longestText = 200;

/**
 * Pay from its amounts, otherwise from its text. Zero and negative amounts are dropped, in words too: "$0" would be shown as the pay. If the minimum is above the
 * maximum, one of them is wrong, and both are dropped.
 */
export function payOf(stated: SourcePay | undefined, country: string | undefined): Pay {
  if (stated === undefined) return {};
  const words = tidy(stated.text ?? "");
  const text = isNoPay(words) ? "" : words;
  const given = {
    min: amountOf(stated.min),
    max: amountOf(stated.max),
    unit: stated.unit,
    currency: undefined,
  };
  const hasAmounts = given.min !== undefined || given.max !== undefined;
  const read = hasAmounts ? given : amountsIn(text);
  const currency = currencyOf(stated.currency) ?? read.currency ?? (country === "US" ? "USD" : undefined);
  const unit = stated.unit ?? read.unit ?? unitBySize(read.max ?? read.min, currency);
  const [min, max] = isRange(read) ? [read.min, read.max] : [];
  const compensation = {
    ...(text === "" || text.length > longestText ? {} : { text }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...((min ?? max) === undefined || unit === undefined ? {} : { type: unit }),
    ...((min ?? max) === undefined || currency === undefined ? {} : { currency }),
  };
  return {
    compensation: Object.keys(compensation).length === 0 ? undefined : compensation,
    payMin: min === undefined || unit === undefined ? undefined : yearly(min, unit),
    payMax: max === undefined || unit === undefined ? undefined : yearly(max, unit),
  };
}

function isRange({ min, max }: { min?: number | undefined; max?: number | undefined }): boolean {
  return min === undefined || max === undefined || min <= max;
}

/** Currencies in which nobody earns this much in a month. */
const hardCurrencies = new Set(["USD", "EUR", "GBP", "CAD", "AUD", "NZD", "CHF"]);
const surelyYearly = 30_000;

function unitBySize(amount: number | undefined, currency: string | undefined): PayUnit | undefined {
  if (amount === undefined || amount < surelyYearly) return undefined;
  return currency === undefined || hardCurrencies.has(currency) ? "year" : undefined;
}

function currencyOf(stated: string | undefined): string | undefined {
  const code = stated?.trim().toUpperCase() ?? "";
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
}
