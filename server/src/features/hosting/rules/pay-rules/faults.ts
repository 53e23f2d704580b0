import { yearly } from "../../../jobs/rules/yearly-pay.ts";
import type { PostingContent } from "../content.ts";
import type { Fault } from "../fault.ts";
import { rulesFor } from "./reach.ts";
import type { PayRule } from "./table.ts";

/** Many rules with the same requirement can apply to a remote posting: only this many are named. */
const mostNamed = 3;

/** What the law of a posting's places requires and it doesn't say. Each fault names its rule and links to it. */
export function ruleFaults(content: PostingContent, now: number): Fault[] {
  const rules = rulesFor(content, now).filter((rule) => !isAbove(rule, content));
  const { payMin, payMax } = content;
  if (payMin === undefined || payMax === undefined)
    return rules.slice(0, mostNamed).map((rule) => faultOf(rule, "payMin", "hosting.fault.payAsked"));
  const silent = content.benefits === "" ? rules.filter(({ benefits }) => benefits) : [];
  return [
    ...rules.flatMap((rule) => widthFaults(rule, content)),
    ...silent.slice(0, mostNamed).map((rule) => faultOf(rule, "benefits", "hosting.fault.benefitsAsked")),
  ];
}

function widthFaults(rule: PayRule, content: PostingContent): Fault[] {
  const { widest } = rule;
  const { payMin, payMax, payUnit, payCurrency } = content;
  if (!widest || payMin === undefined || payMax === undefined || payUnit === undefined) return [];
  const { currency } = widest;
  // Amounts in two currencies can't be compared, and we don't invent a rate.
  if (payCurrency !== currency)
    return [faultOf(rule, "payCurrency", "hosting.fault.payCurrencyAsked", { currency })];
  const span = yearly(payMax, payUnit) - yearly(payMin, payUnit);
  if (span <= widest.amount) return [];
  const values = { most: moneyOf(widest.amount, currency), span: moneyOf(span, currency) };
  return [faultOf(rule, "payMax", "hosting.fault.payWide", values)];
}

/** Ontario's rule stops at a certain pay; pay that isn't stated yet may be below it. */
function isAbove({ notAbove }: PayRule, { payMax, payUnit, payCurrency }: PostingContent): boolean {
  if (!notAbove || payMax === undefined || payUnit === undefined) return false;
  return payCurrency === notAbove.currency && yearly(payMax, payUnit) > notAbove.amount;
}

function faultOf(
  rule: PayRule,
  field: Fault["field"],
  key: Fault["key"],
  values: Fault["values"] = {},
): Fault {
  return { field, key, values: { rule: rule.name, ...values }, source: rule.source };
}

function moneyOf(amount: number, currency: string): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency, maximumFractionDigits: 0 }).format(
    amount,
  );
}
