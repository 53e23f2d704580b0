const day = 86_400_000;

/**
 * The moment, in milliseconds since 1970, at which a time zone's clocks show a local time ("2026-12-01T10:00"): the
 * earlier one if clocks are set back; undefined if they skip it, or if the time or zone isn't valid.
 */
export function momentOf(local: string, timeZone: string): number | undefined {
  const asIfUtc = Date.parse(`${local}Z`);
  if (!isZone(timeZone)) return undefined;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(asIfUtc)) return undefined;
  // The offset can change only once within two days.
  const offsets = [asIfUtc - day, asIfUtc + day].map((near) => offsetAt(near, timeZone));
  const moments = offsets
    .map((offset) => asIfUtc - offset)
    .filter((at) => localTimeOf(at, timeZone) === local);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** What a time zone's clocks show at a moment: "2026-12-01T10:00". */
export function localTimeOf(moment: number, timeZone: string): string {
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 16);
}

/** How far the zone's clocks are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
    hourCycle: "h23",
  });
  const of = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const shown = Date.UTC(
    of["year"] ?? 0,
    (of["month"] ?? 1) - 1,
    of["day"] ?? 1,
    of["hour"] ?? 0,
    of["minute"] ?? 0,
    of["second"] ?? 0,
  );
  return shown - Math.floor(moment / 1000) * 1000;
}
