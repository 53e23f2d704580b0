import type { PayUnit } from "../../../jobs/rules/posting-draft.ts";
import { payUnitOf } from "./pay-unit.ts";

export interface Amounts {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly unit?: PayUnit | undefined;
  readonly currency?: string | undefined;
}

const highest = 1e9;
const number = /^[^\d-]{0,4}(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(k)?$/i;

/** A positive amount: 65485, "42,405.50", "$80k". */
export function amountOf(stated: string | number | undefined): number | undefined {
  const [, whole, fraction = "", thousands] = number.exec(String(stated ?? "").trim()) ?? [];
  if (whole === undefined) return undefined;
  const amount = Number(whole.replaceAll(",", "") + fraction) * (thousands === undefined ? 1 : 1_000);
  return amount > 0 && amount < highest ? amount : undefined;
}

/** Not inside a word or a number, and not negative; a hyphen after an amount makes a range. */
const amount =
  /(?<![\w.,])(?<!(?:^|[^\dk\s])\s?-)(?:[$£€]\s?)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s?(k\b)?(?![\d%]|\.\d)/gi;
/** Words that show an amount isn't the pay. */
const otherMoney =
  /\b(?:bonus|commission|ote|equity|stipend|signing|sign-on|relocation|allowance|tips|401\s?\(?k)\b/i;
const between = /^\s?(?:[$£€]?\s?)?(?:-|–|—|to|and|\/(?:h|hr|hour|year|yr)\s?(?:-|–|to))\s?(?:[$£€]\s?)?$/i;

/**
 * The pay in a text such as "$60/hr", "80k–100k" or "From $25 an hour", if it has one amount or one range. Anything
 * more stays text.
 */
export function amountsIn(text: string): Amounts {
  const found = [...text.matchAll(amount)];
  if (found.length === 0 || found.length > 2 || otherMoney.test(text)) return {};
  const [first, second] = found.map(([all]) => amountOf(all.trim()));
  if (first === undefined || (found.length === 2 && second === undefined)) return {};
  const about = { unit: payUnitOf(text.replace(/\/\s?h\b/i, "/hour")), currency: currencyIn(text) };
  if (second === undefined) return { ...single(text, first), ...about };
  if (!between.test(gap(text, found))) return {};
  // "80-100k": the "k" applies to both.
  const isShortened = found[0]?.[3] === undefined && found[1]?.[3] !== undefined && first < 1_000;
  return { min: isShortened ? first * 1_000 : first, max: second, ...about };
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
  [/\bEUR\b|€/, "EUR"],
];

/** A bare "$" is the dollar of the posting's country. */
function currencyIn(text: string): string | undefined {
  return currencies.find(([sign]) => sign.test(text))?.[1];
}
