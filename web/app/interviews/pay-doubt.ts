import type { InterviewAnswers } from "@candor/contract/interviews/shapes";
import { type PayType, payTypes } from "@candor/contract/values";

export type Pay = NonNullable<InterviewAnswers["expectedPay"]>;

/** In dollars. Hardly any pay for a year is less, or for an hour more: the unit was probably left as it was. */
const betweenUnits = 1000;

/** Whether to ask which unit was meant. */
export function isDoubtful({ amount, type }: Pay): boolean {
  return type === "perYear" ? amount < betweenUnits : amount > betweenUnits;
}

/** An amount with each unit, the likely one first. */
export function meanings({ amount, type }: Pay): Pay[] {
  const [other] = payTypes.filter((each) => each !== type) as [PayType];
  return [
    { amount, type: other },
    { amount, type },
  ];
}

/** The value of a button that chooses a meaning: "42 hourly". */
export function meantText({ amount, type }: Pay): string {
  return `${amount} ${type}`;
}

/** What such a button sent; undefined for anything else. */
export function meantBy(text: string): Pay | undefined {
  const [amount, unit] = text.split(" ");
  const type = payTypes.find((each) => each === unit);
  return type && Number(amount) > 0 ? { amount: Number(amount), type } : undefined;
}
