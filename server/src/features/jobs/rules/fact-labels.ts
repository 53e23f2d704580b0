import { type FactName, factValues, unstated } from "@candor/contract/jobs/facts";
import { perLocale } from "@candor/contract/messages/locale";
import { type MessageKey, message } from "@candor/contract/messages/message";
import type { Wished } from "@candor/engine/facts";

export function factLabel(fact: FactName): string {
  return message(`fact.${fact}`);
}

const currencyNames = perLocale((locale) => new Intl.DisplayNames(locale, { type: "currency" }));

/** What is wanted, in words. */
export function wishLabel(wished: Wished, value: string): string {
  if (wished !== "workplace") return factValueLabel(wished, value);
  return message(value === unstated ? "fact.unstated" : (`workplace.${value}` as MessageKey));
}

/** A value's label makes sense on its own. Names of licenses and languages are their own labels. */
export function factValueLabel(fact: FactName, value: string): string {
  if (value === unstated) return message("fact.unstated");
  if (fact === "contractWeeks") return message("fact.weeks", { count: value });
  if (fact === "currencies") return currencyNames().of(value) ?? value;
  const known: readonly string[] | undefined = factValues[fact];
  return known?.includes(value) ? message(`fact.${fact}.${value}` as MessageKey) : value;
}
