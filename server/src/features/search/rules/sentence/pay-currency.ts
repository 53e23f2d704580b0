/** What a match of `payPhrase` names. */
export type Groups = Record<string, string | undefined>;

/**
 * Where pay is named by the month unless it's too much for one, and how many of the currency's units have the purchasing
 * power of a dollar.
 */
export const paidMonthly: Readonly<Record<string, number>> = {
  AED: 5,
  BRL: 5,
  CNY: 8,
  DKK: 10,
  HKD: 10,
  ILS: 5,
  INR: 20,
  JPY: 150,
  NOK: 12,
  PLN: 5,
  QAR: 5,
  SAR: 5,
  SEK: 12,
  SGD: 2,
  ZAR: 12,
};

export function isMoney(groups: Groups): boolean {
  return moneyIn(groups) !== "" || /^\s?l/i.test(groups["lowK"] ?? groups["highK"] ?? "");
}

function moneyIn({ sign, signAfter, signBehind, currency }: Groups): string {
  return `${sign ?? ""}${signAfter ?? ""}${signBehind ?? ""}${currency ?? ""}`;
}

const currencies: readonly (readonly [RegExp, string])[] = [
  [/£|gbp|pound|quid/i, "GBP"],
  [/€|eur/i, "EUR"],
  [/chf|fran/i, "CHF"],
  [/ca?\$|cad/i, "CAD"],
  [/(?<!c)a\$|aud/i, "AUD"],
  [/nz/i, "NZD"],
  [/hk/i, "HKD"],
  [/(?<!u)s\$|sgd/i, "SGD"],
  [/₹|^rs|inr|rupee/i, "INR"],
  [/aed|dirham/i, "AED"],
  [/¥|jpy|yen/i, "JPY"],
  [/cny|rmb/i, "CNY"],
  [/brl|dkk|ils|nok|pln|qar|sar|sek|zar/i, ""],
  // Elsewhere, "pesos" may be dollars: "25 pesos la hora".
  [/mx|mexican/i, "MXN"],
];

/** A currency other than the US dollar, if one is named. */
export function currencyOf(groups: Groups): string | undefined {
  const named = moneyIn(groups);
  if (named === "") return /^\s?l/i.test(groups["lowK"] ?? groups["highK"] ?? "") ? "INR" : undefined;
  const code = currencies.find(([pattern]) => pattern.test(named))?.[1];
  return code === "" ? named.trim().toUpperCase() : code;
}

export function saysDollars(groups: Groups): boolean {
  return /\$|usd|dollar|d[oó]lar|dll?s|buck/i.test(moneyIn(groups));
}
