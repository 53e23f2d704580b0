import type { ProposedValue } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { type Amounts, amountsIn, extraIn } from "../../../exchange/rules/normalize/pay-text.ts";
import { agreed, proposal } from "./proposal.ts";

interface StatedPay extends Amounts {
  readonly min: number;
  readonly max: number;
  readonly line: string;
  readonly words: string;
  readonly value: string;
}

/** Pay that a text states once: a range with a currency or after a label, or after a label one exact amount. */
export function payIn(lines: readonly string[]): ProposedValue[] {
  const pay = agreed(lines.flatMap(statedIn));
  if (pay === undefined) return [];
  const { min, max, unit, currency, line, words } = pay;
  const type = unit ?? (max >= 15_000 ? "year" : undefined);
  const extra = extraIn(words);
  return [
    proposal("payMin", String(min), min.toLocaleString("en-US"), line),
    proposal("payMax", String(max), max.toLocaleString("en-US"), line),
    ...(type === undefined ? [] : [proposal("payUnit", type, message(`hosting.payUnit.${type}`), line)]),
    ...(currency === undefined && !words.includes("$")
      ? []
      : [proposal("payCurrency", currency ?? "USD", currency ?? "USD", line)]),
    ...(extra === undefined ? [] : [proposal("payExtra", extra, extra, line)]),
  ];
}

const label =
  /^(?:(?:base|annual|hourly|starting|expected|estimated|hiring) )?(?:pay|salary|compensation|wages?|rate|sueldo|salario|pago)(?: (?:range|rate|scale))?(?: \([^)]{1,20}\))?\s*(?::|–|-|is\b|es\b)\s*(?<stated>.+)$/i;
const amount = String.raw`(?:(?:USD|EUR|GBP|CAD|AUD|US|CA?|AU?)\s?)?[$£€]?\s?\d[\d.,]*(?:\s?k\b)?(?:\s?(?:€|euros?\b|USD\b))?`;
const per = String.raw`\s?(?:\/|p\/|per |an? |(?:a |por )?la |al |por |pro |im )\s?(?:hour|hr|h|day|week|wk|month|mo|year|yr|annum|hora|día|semana|mes|año|stunde|tag|woche|monat|jahr)\b|\s(?:hourly|daily|weekly|monthly|annual(?:ly)?|yearly|DOE)\b`;
const range = new RegExp(
  String.raw`(?<![\w.,$€£])${amount}(?:${per})?\s*(?:-|–|—|\bto\b|\band\b|\bbis\b|\ba\b|\by\b|\bhasta\b)\s*${amount}(?:${per})*(?<rest>[^.;]{0,60})`,
  "gi",
);
const money = /[$£€]|\d\s?k\b|\beuros?\b|\b(?:USD|EUR|GBP|CAD|AUD)\b/i;
/** Amounts near these words are somebody's sales, or come on top of the pay. */
const otherAmounts =
  /\b(?:million|billion|mm|revenues?|sales|quotas?|budgets?|portfolio|funding|fund|bonus(?:es)?|commissions?|ote|equity|stipend|sign(?:ing|-on)|relocation|allowance|reimbursement|total comp(?:ensation)?|convert\w*|conversion|differential|overtime|per diem|deductible|discount|401)\b|\d\s?(?:mm?|bn?)\b/i;

function statedIn(line: string): StatedPay[] {
  const stated = label.exec(line)?.groups?.["stated"];
  const found = [...line.matchAll(range)].flatMap((match) => {
    const rest = match.groups?.["rest"] ?? "";
    const amounts = match[0].slice(0, match[0].length - rest.length);
    const words = amounts + (about.exec(rest)?.[0] ?? "");
    const before = line.slice(Math.max(0, match.index - 40), match.index);
    const isPay = money.test(words) || stated !== undefined;
    const isOther = otherAmounts.test(`${before} ${amounts}${named.exec(rest)?.[0] ?? ""}`);
    return isPay && !isOther ? whole(amountsIn(words), line, words) : [];
  });
  if (found.length > 0 || stated === undefined) return found;
  const { unit, ...single } = amountsIn(stated);
  const isOther = otherAmounts.test(stated.replace(extraIn(stated) ?? "", ""));
  return unit === undefined || isOther || !money.test(stated) ? [] : whole({ unit, ...single }, line, stated);
}

/** What after a range tells its unit, or comes on top. */
const about =
  /^(?:[\s,(+&]|\b(?:per|an?|hour(?:ly)?|hr|year(?:ly)?|annual(?:ly)?|monthly|weekly|DOE|USD|W-?2|plus|and|tips|gratuity|bonus(?:es)?|commissions?|equity|benefits|cash)\b)*/i;
/** What after a range says what it is: "$1-2 million", "$500-1,000 sign-on bonus". */
const named = /^[\s)]*(?!(?:with|plus|and|DOE|depending)\b)[\w-]+(?:\s[\w-]+){0,2}/i;

const widest = 4;

/** A maximum far above the minimum isn't a range of pay: "$15 - $2,000". */
function whole({ min, max, ...about }: Amounts, line: string, words: string): StatedPay[] {
  if (min === undefined || max === undefined || min > max || max > min * widest) return [];
  return [{ min, max, ...about, line, words, value: `${min} ${max} ${about.unit ?? ""}` }];
}
