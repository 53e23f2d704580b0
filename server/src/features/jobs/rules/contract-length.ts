/** The weeks of a contract whose length is stated in months: 13 for 3 of them. */
export function weeksIn(months: number): number {
  return Math.round((months * 52) / 12);
}
