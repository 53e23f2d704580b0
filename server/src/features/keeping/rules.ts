interface Answer {
  readonly granted_at: number | null;
  readonly ends_at: number | null;
}

/** Whether the applicant said no or took their permission back: it has ended, and nothing is granted. */
export function isRefused({ granted_at, ends_at }: Answer): boolean {
  return granted_at === null && ends_at !== null;
}

/** The same day of a later month, in UTC, or that month's last day: never later than the applicant agreed to. */
export function afterMonths(now: number, months: number): number {
  const date = new Date(now);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.getTime();
}
