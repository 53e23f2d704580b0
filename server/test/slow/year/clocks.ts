/** What clocks show, computed by the platform in another way than the product uses. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** "2027-03-14 08:00" */
function shownAt(moment: number, zone: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  formats.set(zone, format);
  return format.format(moment);
}

export function dateIn(moment: number, zone: string): string {
  return shownAt(moment, zone).slice(0, 10);
}

export function hourIn(moment: number, zone: string): number {
  return Number(shownAt(moment, zone).slice(11, 13));
}

const half = 1_800_000;
const found = new Map<string, number>();

/** When clocks show a full hour on a date: found by looking at them every half hour. */
export function momentAt(date: string, hour: number, zone: string): number {
  const wanted = `${date} ${String(hour).padStart(2, "0")}:00`;
  const key = `${wanted} ${zone}`;
  const noon = Date.parse(`${date}T12:00:00Z`);
  for (let at = noon - 60 * half; !found.has(key) && at <= noon + 60 * half; at += half)
    if (shownAt(at, zone) === wanted) found.set(key, at);
  const moment = found.get(key);
  if (moment === undefined) throw new Error(`No clock of ${zone} shows ${wanted}.`);
  return moment;
}

export function daysLater(date: string, days: number): string {
  const later = new Date(`${date}T12:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}

/** The same day of the next month, or that month's last day. */
export function monthLater(date: string): string {
  const later = new Date(`${date}T12:00:00Z`);
  const wanted = later.getUTCDate();
  later.setUTCMonth(later.getUTCMonth() + 1);
  // JavaScript reads February 31 as a day in March.
  if (later.getUTCDate() !== wanted) later.setUTCDate(0);
  return later.toISOString().slice(0, 10);
}
