import type { PayUnit } from "../../../jobs/rules/posting-draft.ts";
import { payUnitOf } from "./pay-unit.ts";

export interface Amounts {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly unit?: PayUnit | undefined;
  readonly currency?: string | undefined;
}

const highest = 1e9;
const number = /^[^\d\p{Pd}\u2212]{0,4}(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(k)?$/iu;

/** A positive amount: 65485, "42,405.50", "$80k". */
export function amountOf(stated: string | number | undefined): number | undefined {
  const [, whole, fraction = "", thousands] = number.exec(String(stated ?? "").trim()) ?? [];
  if (whole === undefined) return undefined;
  const amount = Number(whole.replaceAll(",", "") + fraction) * (thousands === undefined ? 1 : 1_000);
  return amount > 0 && amount < highest ? amount : undefined;
}

const noAmount =
  /^(?:[A-Z]{3}|[$£€\s])*(?:[-−–]\s?[$£€]?\s?\d[\d.,]*|[$£€]?\s?0+(?:[.,]0+)?(?:[^\d%]+0+(?:[.,]0+)?)?)(?![\d.,%])\D*$/i;

/** Whether all amounts of a text are zero or below, as in "-1", "$0" or "0.00 - 0.00 a year": nobody pays that. */
export function isNoPay(stated: string | number | undefined): boolean {
  return noAmount.test(String(stated ?? "").trim());
}

/** Not inside a word or a number, and not negative; a hyphen after an amount makes a range. */
const amount =
  /(?<![\w.,])(?<!(?:^|[^\dk\s])\s?[-−])(?<!^–)(?:[$£€]\s?)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s?(k\b)?(?![\d%]|\.\d)/gi;
/** Words that show an amount isn't the pay. */
const otherMoney =
  /\b(?:bonus(?:es)?|commissions?|ote|equity|stipend|signing|sign-on|relocation|allowance|tips|gratuity|401\s?\(?k)\b/i;
const between =
  /^\s?(?:[$£€]|USD)?\s?(?:-|–|—|to|and|bis|a|y|hasta|\/(?:h|hr|hour|year|yr)\s?(?:-|–|to))\s?(?:[$£€]\s?)?$/i;
/** "$2.500" may be 2,500 or 2.50; "€2.500" isn't left here. */
const ambiguous = /(?<![\d.,])\d{1,3}\.\d{3}(?!\d)/;
/** What comes on top of the pay: "$20-25/hr DOE + tips". An amount of its own isn't part of it. */
const onTop =
  /(?<=[\dk]|\b(?:hour|hr|h|day|week|wk|month|mo|year|yr|annum|hourly|annually|DOE|USD))\+?\s*(?:\+|&|plus)\s*(?<words>(?:[a-z]+ )?(?:tips|gratuity|bonus(?:es)?|commissions?|equity|benefits)(?:\s*(?:\+|&|,|plus|and)\s*(?:[a-z]+ )?(?:tips|gratuity|bonus(?:es)?|commissions?|equity|benefits))*)\b(?!\s+of\b)/i;

/** The words for what comes on top of the pay. */
export function extraIn(text: string): string | undefined {
  return onTop.exec(text)?.groups?.["words"];
}

/**
 * The pay in a text such as "$60/hr", "80k–100k", "€2.500 - €3.000 im Monat" or "From $25 an hour + tips", if it has
 * one amount or one range. Anything more stays text.
 */
export function amountsIn(stated: string): Amounts {
  const text = withPoints(stated.replace(onTop, ""));
  const found = [...text.matchAll(amount)];
  if (found.length === 0 || found.length > 2 || otherMoney.test(text) || ambiguous.test(text)) return {};
  const [first, second] = found.map(([all]) => amountOf(all.trim()));
  if (first === undefined || (found.length === 2 && second === undefined)) return {};
  const about = { unit: payUnitOf(text.replace(/\/\s?h\b/i, "/hour")), currency: currencyIn(text) };
  if (second === undefined) return { ...single(text, first), ...about };
  if (!between.test(gap(text, found))) return {};
  return { min: first * shortenedBy(found, first, second), max: second, ...about };
}

/** Amounts in euros as English writes them: "2.500,50" is "2500.50". No other currency's words tell which is meant. */
function withPoints(text: string): string {
  if (!/€|\beuros?\b/i.test(text)) return text;
  return text
    .replace(/(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.]|,\d{3})/g, (whole) => whole.replaceAll(".", ""))
    .replace(/(?<![\d.,])(\d+),(\d{2})(?!\d|[.,]\d)/g, "$1.$2");
}

/** "80-100k" and "$50-60,000": the second amount's thousands apply to both. */
function shortenedBy(found: RegExpExecArray[], first: number, second: number): number {
  const [low, high] = found;
  if (low?.[3] !== undefined || first >= 1_000) return 1;
  if (high?.[3] !== undefined) return 1_000;
  return high?.[1]?.endsWith(",000") && first < second / 1_000 ? 1_000 : 1;
}

function single(text: string, amount: number): Amounts {
  if (/\b(?:up to|max(?:imum)?|as much as)\b/i.test(text)) return { max: amount };
  if (/\b(?:from|starting|starts|at least|min(?:imum)?)\b|\d\s?k?\s?\+/i.test(text)) return { min: amount };
  return { min: amount, max: amount };
}

function gap(text: string, found: RegExpExecArray[]): string {
  const [first, second] = found;
  return first === undefined || second === undefined
    ? ""
    : text.slice(first.index + first[0].length, second.index);
}

const currencies: readonly (readonly [RegExp, string])[] = [
  [/\bUSD\b|US\$/, "USD"],
  [/\bCAD\b|C(?:A)?\$/, "CAD"],
  [/\bAUD\b|A(?:U)?\$/, "AUD"],
  [/\bGBP\b|£/, "GBP"],
  [/\bEUR(?:OS?)?\b|€/i, "EUR"],
];

/** A bare "$" is the dollar of the posting's country. */
function currencyIn(text: string): string | undefined {
  return currencies.find(([sign]) => sign.test(text))?.[1];
}
