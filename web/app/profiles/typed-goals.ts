import { message } from "@candor/contract/messages/message";
import type { PayType } from "@candor/contract/values";
import type { Refusal } from "../forms/refusal.ts";
import { typedIn } from "../forms/typed-fields.ts";
import { amountOf, amountText, isDoubtful, meantBy, meantText, type Pay, payTypeIn } from "./stated-pay.tsx";

export const payFields = ["expectedSalary", "currentSalary"] as const;
export type PayField = (typeof payFields)[number];

/** The values in the goals form; amounts as typed. */
export interface TypedGoals {
  readonly goal: string;
  readonly expectedSalary: string;
  readonly expectedSalaryType: PayType;
  readonly currentSalary: string;
  readonly currentSalaryType: PayType;
  /** Pay that is meant although its unit is unlikely, as `meantText` writes it. */
  readonly sure: readonly string[];
}

/** A form that doesn't ask for current pay leaves it alone. */
export function typedGoals(form: FormData): { goals: TypedGoals; asksCurrentPay: boolean } {
  const typed = typedIn(form);
  const meant = payFields.flatMap((name) => meantBy(typed(meantName(name))) ?? []);
  const goals = {
    goal: typed("goal"),
    ...typedPay("expectedSalary"),
    ...typedPay("currentSalary"),
    sure: [...new Set([...form.getAll("sure").map(String), ...meant.map(meantText)])],
  };
  return { goals, asksCurrentPay: typed("currentSalaryType") !== "" };

  function typedPay<Name extends PayField>(name: Name) {
    const chosen = meantBy(typed(meantName(name)));
    const pay = {
      [name]: chosen ? amountText(chosen.amount) : typed(name),
      [`${name}Type`]: chosen?.type ?? payTypeIn(typed(`${name}Type`)),
    };
    return pay as Record<Name, string> & Record<`${Name}Type`, PayType>;
  }
}

/** The name of the buttons that choose what a doubtful amount means. */
export function meantName(field: PayField): string {
  return `${field}-meant`;
}

/** What a field's amount and unit say; undefined if it has no amount. */
export function payIn(goals: TypedGoals, field: PayField): Pay | undefined {
  const amount = amountOf(goals[field]);
  return amount === undefined || Number.isNaN(amount) ? undefined : { amount, type: goals[`${field}Type`] };
}

/** The pay of a field if the form has to ask for its unit. */
export function doubtedIn(goals: TypedGoals, field: PayField): Pay | undefined {
  const pay = payIn(goals, field);
  return pay && isDoubtful(pay) && !goals.sure.includes(meantText(pay)) ? pay : undefined;
}

/** Why the goals can't be saved as they are, if so. */
export function faultsOf(goals: TypedGoals): Refusal | undefined {
  const wrong = payFields.filter((field) => Number.isNaN(amountOf(goals[field])));
  const doubted = payFields.filter((field) => doubtedIn(goals, field));
  if (wrong.length + doubted.length === 0) return undefined;
  const errors = Object.fromEntries([
    ...wrong.map((field) => [field, message("profile.payInvalid")] as const),
    ...doubted.map((field) => [field, message("profile.payDoubt")] as const),
  ]);
  return { errors, ...(wrong.length === 0 && { title: message("profile.payDoubtTitle") }) };
}
