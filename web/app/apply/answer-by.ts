const day = 86_400_000;

/** The day, in UTC, that is so many business days after `now`: Monday to Friday, as the promise is counted. */
export function answerBy(now: number, businessDays: number): string {
  let date = now;
  for (let left = businessDays; left > 0; ) {
    date += day;
    if (isBusinessDay(date)) left -= 1;
  }
  return new Date(date).toISOString();
}

function isBusinessDay(time: number): boolean {
  const weekday = new Date(time).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
