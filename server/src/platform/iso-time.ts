/** A moment on the wire: ISO 8601 in UTC. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Its date in UTC, for use in a name: "2026-12-04". */
export function isoDate(milliseconds: number): string {
  return isoTime(milliseconds).slice(0, 10);
}

/** Its month in UTC: "2026-12". */
export function isoMonth(milliseconds: number): string {
  return isoTime(milliseconds).slice(0, 7);
}
