import { perLocale } from "../messages/locale.ts";
import { message } from "../messages/message.ts";
import type { GigBudget } from "../values.ts";

/** E-22: "Hourly, $40 to $60", or "Hourly, $40" for one amount. */
export function budgetText(budget: GigBudget, from: number, to = from): string {
  const kind = message(`gigBudget.${budget}`);
  if (from === to) return message("gig.amount", { kind, amount: dollarText(from) });
  return message("gig.range", { kind, from: dollarText(from), to: dollarText(to) });
}

function dollarText(dollars: number): string {
  return format().format(dollars);
}

const format = perLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency: "USD",
      maximumFractionDigits: 0,
    }),
);
