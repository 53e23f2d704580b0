import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import { day, hour } from "./durations.ts";
import { isoDate } from "./iso-time.ts";
import type { Logger } from "./log.ts";
import { enqueue } from "./tasks/queue.ts";
import { requestOf, type TaskKind } from "./tasks/task.ts";

/** What a process does every hour. */
type Chore = () => Promise<unknown>;

/** When the night's work begins, after midnight UTC. */
const nightHour = 3 * hour;

/** When last night's work was due. */
export function lastNight(now: number): number {
  const today = now - (now % day) + nightHour;
  return today <= now ? today : today - day;
}

/** Requests last night's work of a kind, once for all processes. */
export async function requestNight<Parts>(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  kind: TaskKind<Record<string, never>, Parts>,
): Promise<void> {
  const now = clock.now();
  const request = requestOf(kind, { key: isoDate(lastNight(now)), payload: {} });
  await database.write((writer) => enqueue(writer, request, now));
}

/** Does the chores now and every hour; returns the function that stops it. */
export function startHousekeeping(parts: { log: Logger; chores: readonly Chore[] }): () => void {
  const keep = () => {
    for (const chore of parts.chores)
      chore().catch((error: unknown) =>
        parts.log.warn({ err: error }, "a chore failed; trying again in an hour"),
      );
  };
  keep();
  const timer = setInterval(keep, hour);
  return () => clearInterval(timer);
}
