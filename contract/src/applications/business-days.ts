const day = 86_400_000;

/** The last moment of the day `businessDays` later. Business days are Monday to Friday in UTC; holidays count. */
export function answerByOf(from: number, businessDays: number): number {
  let date = startOfDay(from);
  for (let left = businessDays; left > 0; ) {
    date += day;
    if (isBusinessDay(date)) left -= 1;
  }
  return date + day - 1;
}

/** The start of the day `businessDays` before the day of this moment. */
export function businessDaysBefore(moment: number, businessDays: number): number {
  let date = startOfDay(moment);
  for (let left = businessDays; left > 0; ) {
    date -= day;
    if (isBusinessDay(date)) left -= 1;
  }
  return date;
}

export function startOfDay(moment: number): number {
  return moment - (((moment % day) + day) % day);
}

function isBusinessDay(date: number): boolean {
  const weekday = new Date(date).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
