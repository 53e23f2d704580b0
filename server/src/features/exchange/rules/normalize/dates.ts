const day = 86_400_000;
const earliest = Date.UTC(1990, 0, 1);

/** When a posting was published. A future date counts as absent, with tolerance for time zones. */
export function postingDate(stated: string | number | undefined, now: number): number | undefined {
  const date = dateOf(stated);
  return date !== undefined && date >= earliest && date <= now + day ? Math.min(date, now) : undefined;
}

/** When a posting closes. */
export function closingDate(stated: string | number | undefined): number | undefined {
  const date = dateOf(stated);
  return date !== undefined && date >= earliest && date <= Date.UTC(2100, 0, 1) ? date : undefined;
}

const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|UTC|[+-]\d{2}:?\d{2})?)?$/;
const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const worded =
  /^(?:[A-Z][a-z]{2,8},? )?(?:\d{1,2} [A-Z][a-z]{2,8}|[A-Z][a-z]{2,8} \d{1,2},?) \d{4}(?: \d{2}:\d{2}(?::\d{2})?(?: (?:GMT|UTC|[A-Z]{3}|[+-]\d{4}))?)?$/;

/** A time without a zone is read as UTC. "03/04/2024" is ambiguous, so it isn't a date. */
function dateOf(stated: string | number | undefined): number | undefined {
  if (typeof stated === "number") return unixTime(stated);
  const text = stated?.trim() ?? "";
  if (/^\d{10}$|^\d{13}$/.test(text)) return unixTime(Number(text));
  return isoDate(text) ?? americanDate(text) ?? wordedDate(text);
}

/** Tells seconds from milliseconds: any second of this century, taken as milliseconds, is before 1974. */
function unixTime(stated: number): number | undefined {
  if (!Number.isFinite(stated)) return undefined;
  return Math.round(stated < 1e11 ? stated * 1_000 : stated);
}

function isoDate(text: string): number | undefined {
  const [, year, month, dayOfMonth, time = "00:00", zone = "Z"] = iso.exec(text) ?? [];
  if (year === undefined || !isCalendarDay(Number(year), Number(month), Number(dayOfMonth))) return undefined;
  const offset = zone === "UTC" ? "Z" : zone.replace(/(\d{2})(\d{2})$/, "$1:$2");
  return numberOr(Date.parse(`${year}-${month}-${dayOfMonth}T${time}${offset}`));
}

function americanDate(text: string): number | undefined {
  const [, first, second, year] = (american.exec(text) ?? []).map(Number);
  if (first === undefined || second === undefined || year === undefined) return undefined;
  if (second <= 12 && first !== second) return undefined;
  return isCalendarDay(year, first, second) ? Date.UTC(year, first - 1, second) : undefined;
}

function wordedDate(text: string): number | undefined {
  if (!worded.test(text)) return undefined;
  return numberOr(Date.parse(/\d:\d/.test(text) && !/\d$/.test(text) ? text : `${text} UTC`));
}

function isCalendarDay(year: number, month: number, dayOfMonth: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth;
}

function numberOr(time: number): number | undefined {
  return Number.isNaN(time) ? undefined : time;
}
