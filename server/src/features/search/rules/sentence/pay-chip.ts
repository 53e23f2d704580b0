import { message } from "@candor/contract/messages/message";
import { type Pay, type Reading, readingOf } from "./reading.ts";

/** What a phrase says about pay, as its chip shows it. */
export function payRead(match: RegExpExecArray, pay: Pay): Reading {
  return readingOf(match, { kind: "pay", pay }, valueOf(pay), labelOf(pay));
}

/** "150000/year" is a floor, "-90000/year" a ceiling, "80000-100000/year" both. */
function valueOf({ floor, ceiling, unit }: Pay): string {
  return `${floor ?? ""}${ceiling === undefined ? "" : `-${ceiling}`}/${unit}`;
}

/** By currency. Making one takes longer than reading a sentence. */
const formats = new Map<string | undefined, Intl.NumberFormat>();

/** Dollars of the United States go without a sign, as in the form. */
function numbersIn(currency: string | undefined): Intl.NumberFormat {
  let format = formats.get(currency);
  if (!format) {
    const style = currency === undefined ? {} : ({ style: "currency", currency } as const);
    const digits = { minimumFractionDigits: 0, maximumFractionDigits: 2 };
    formats.set(currency, (format = new Intl.NumberFormat("en-US", { ...style, ...digits })));
  }
  return format;
}

function labelOf({ floor, ceiling, unit, currency }: Pay): string {
  const amount = (value: number) => numbersIn(currency).format(value);
  const per = message(`chip.per.${unit}`);
  if (floor !== undefined && ceiling !== undefined)
    return message("chip.payBetween", { floor: amount(floor), ceiling: amount(ceiling), per });
  return floor === undefined
    ? message("chip.payMost", { amount: amount(ceiling!), per })
    : message("chip.payLeast", { amount: amount(floor), per });
}
