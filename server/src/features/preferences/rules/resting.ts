import { day } from "../../../platform/durations.ts";

/** Soft failures in a row after which an address counts as gone. */
const mostSoftFailures = 5;

/** Failures further apart than this are not in a row. In milliseconds. */
const inARow = 30 * day;

interface Known {
  readonly failures: number;
  readonly last_at: number;
}

interface Rest {
  readonly failures: number;
  /** Null: until its owner chooses their mails again. */
  readonly rests_until: number | null;
}

/** How long an address rests after a failure: a day, then two, four, eight; after a hard one, until its owner acts. */
export function restAfter(
  known: Known | undefined,
  { isSoft }: { readonly isSoft: boolean },
  now: number,
): Rest {
  const before = known && known.last_at > now - inARow ? known.failures : 0;
  const failures = before + 1;
  if (!isSoft || failures >= mostSoftFailures) return { failures, rests_until: null };
  return { failures, rests_until: now + day * 2 ** (failures - 1) };
}

/** Whether optional mails may leave. */
export function isReachable(
  known: { readonly rests_until: number | null } | undefined,
  now: number,
): boolean {
  return known === undefined || (known.rests_until !== null && known.rests_until <= now);
}
