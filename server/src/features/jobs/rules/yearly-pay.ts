import type { PayUnit } from "./posting-draft.ts";

/** How many units of pay a year of full-time work has. */
const timesAYear: Readonly<Record<PayUnit, number>> = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 };

/** An amount per year, in whole units of its currency. */
export function yearly(amount: number, unit: PayUnit): number {
  return Math.round(amount * timesAYear[unit]);
}
