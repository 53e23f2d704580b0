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

/** Business days after the day of `from`, through the day of `to`: 0 on the same day. */
export function businessDaysBetween(from: number, to: number): number {
  let days = 0;
  for (let date = startOfDay(from) + day; date <= to; date += day) if (isBusinessDay(date)) days += 1;
  return days;
}

/** The start of the week's Monday. */
export function startOfWeek(moment: number): number {
  const weekday = (new Date(moment).getUTCDay() + 6) % 7;
  return startOfDay(moment) - weekday * day;
}

export function startOfDay(moment: number): number {
  return moment - (((moment % day) + day) % day);
}

function isBusinessDay(date: number): boolean {
  const weekday = new Date(date).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
