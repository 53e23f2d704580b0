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

/** How many business days begin after the day of `from` and no later than `to`; 0 if `to` is earlier. */
export function businessDaysBetween(from: number, to: number): number {
  return Math.max(0, businessDaysThrough(to) - businessDaysThrough(from));
}

export function isBusinessDay(moment: number): boolean {
  const weekday = new Date(moment).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** Midnight of the week's Monday. */
export function startOfWeek(moment: number): number {
  const weekday = (new Date(moment).getUTCDay() + 6) % 7;
  return startOfDay(moment) - weekday * day;
}

export function startOfDay(moment: number): number {
  return moment - (((moment % day) + day) % day);
}

/** Counted from a Monday before 1970, up to and including the day of this moment. */
function businessDaysThrough(moment: number): number {
  const days = Math.floor(moment / day) + 3;
  const weeks = Math.floor(days / 7);
  return weeks * 5 + Math.min(days - weeks * 7 + 1, 5);
}
