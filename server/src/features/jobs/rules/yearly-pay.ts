import type { PayUnit } from "./posting-draft.ts";

/** How often a unit of pay comes in a year of full-time work. */
const timesAYear: Readonly<Record<PayUnit, number>> = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 };

/** What an amount comes to in a year, in whole units of its currency. */
export function yearly(amount: number, unit: PayUnit): number {
  return Math.round(amount * timesAYear[unit]);
}
