import { currentLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import { type PayType, payTypes } from "@candor/contract/values";
import { Button } from "../ui/button.tsx";

/** What somebody expects or earns, in dollars. */
export interface Pay {
  readonly amount: number;
  readonly type: PayType;
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
  return amount.toLocaleString(currentLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

export function payTypeIn(text: string | undefined): PayType {
  return payTypes.find((type) => type === text) ?? "perYear";
}

/** "$85,000 per year", "$42 hourly". */
export function payText({ amount, type }: Pay): string {
  return `$${amountText(amount)} ${message(`salaryType.${type}`).toLowerCase()}`;
}

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

interface PayMeaningsProps {
  /** The buttons' name. */
  readonly name: string;
  readonly pay: Pay;
  readonly busy: boolean;
}

/** Both readings of an amount whose unit is unlikely. Either one goes on. */
export function PayMeanings({ name, pay, busy }: PayMeaningsProps) {
  return (
    <div className="actions">
      {meanings(pay).map((meant) => (
        <Button key={meant.type} tone="quiet" name={name} value={meantText(meant)} busy={busy}>
          {payText(meant)}
        </Button>
      ))}
    </div>
  );
}
