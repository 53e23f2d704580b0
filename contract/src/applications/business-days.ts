const day = 86_400_000;

/** The last moment of the business day (Monday to Friday, UTC; holidays count) that is so many after this one. */
export function answerByOf(from: number, businessDays: number): number {
  let date = startOfDay(from);
  for (let left = businessDays; left > 0; ) {
    date += day;
    if (isBusinessDay(date)) left -= 1;
  }
  return date + day - 1;
}

/** The start of the business day that is so many before the one in which this moment lies. */
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
