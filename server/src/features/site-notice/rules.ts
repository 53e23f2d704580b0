/** When a published notice is shown, in milliseconds since 1970. */
interface Times {
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

type TimeFault =
  | { readonly path: "/until"; readonly key: "validation.siteNoticePast" }
  | { readonly path: "/until"; readonly key: "validation.siteNoticeOrder" };

/** A notice that nobody would ever see is a mistake. */
export function timeFault({ from, until }: Times, now: number): TimeFault | undefined {
  if (until === undefined) return undefined;
  if (until <= now) return { path: "/until", key: "validation.siteNoticePast" };
  if (from !== undefined && until <= from) return { path: "/until", key: "validation.siteNoticeOrder" };
  return undefined;
}

export function isShownAt(row: { from_at: number | null; until_at: number | null }, now: number): boolean {
  return (row.from_at ?? 0) <= now && now < (row.until_at ?? Infinity);
}
