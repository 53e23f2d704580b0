import { type PayType, payTypes } from "@candor/contract/values";
import type { Typed } from "../session/fields/typed-fields.ts";

/** The values in the goals form; amounts as typed. */
export interface TypedGoals {
  readonly goal: string;
  readonly expectedSalary: string;
  readonly expectedSalaryType: PayType;
  readonly currentSalary: string;
  readonly currentSalaryType: PayType;
}

/** A form that doesn't ask for current pay leaves it alone. */
export function typedGoals(typed: Typed): { goals: TypedGoals; asksCurrentPay: boolean } {
  const typeOf = (name: string) => payTypes.find((type) => type === typed(name)) ?? "perYear";
  return {
    goals: {
      goal: typed("goal"),
      expectedSalary: typed("expectedSalary"),
      expectedSalaryType: typeOf("expectedSalaryType"),
      currentSalary: typed("currentSalary"),
      currentSalaryType: typeOf("currentSalaryType"),
    },
    asksCurrentPay: typed("currentSalaryType") !== "",
  };
}

/** "$85,000.50" → 85000.5; undefined for an empty text, NaN for anything that is no amount. */
export function amountOf(text: string): number | undefined {
  const digits = text.replaceAll(/[$,\s]/g, "");
  if (digits === "") return undefined;
  return /^\d+(?:\.\d{1,2})?$/.test(digits) && Number(digits) > 0 ? Number(digits) : Number.NaN;
}

/** 85000.5 → "85,000.50" */
export function amountText(amount: number | undefined): string {
  if (amount === undefined) return "";
  const digits = Number.isInteger(amount) ? 0 : 2;
  return amount.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
