import { coalesce } from "../coalesce.ts";
import type { Database, Reader } from "../database/database.ts";
import type { Logger } from "../log.ts";
import type { LoggedEvent } from "./log.ts";

const pageSize = 500;
/** How soon another process's events are seen, in milliseconds; this process's own are seen at once. */
const pollMilliseconds = 250;

export interface Follower {
  /** Resolves when everything committed before the call has been handled. */
  caughtUp(): Promise<void>;
  /** The sequence of the last event that was handled. */
  position(): number;
  close(): Promise<void>;
}

/**
 * Passes the event log's pages to `handle` in order, each after its commit, starting after `from`. A page is passed
 * again if handling it fails, so handlers must tolerate repetition.
 */
export function follow(
  database: Database,
  options: {
    from: number;
    log: Logger;
    handle: (events: readonly LoggedEvent[]) => Promise<void> | void;
    /** Called after everything committed before an instant of `performance.now()` has been handled. */
    abreast?: (instant: number) => void;
  },
): Follower {
  let position = options.from;
  let closed = false;

  const drain = coalesce(
    async () => {
      for (let more = true; more && !closed; ) {
        const instant = performance.now();
        const events = await eventsAfter(database.read, position);
        if (events.length > 0) await options.handle(events);
        position = events.at(-1)?.sequence ?? position;
        more = events.length === pageSize;
        if (!more) options.abreast?.(instant);
      }
    },
    (error) => options.log.error({ err: error }, "events could not be handled; trying again"),
  );

  const timer = setInterval(() => void drain.ask(), pollMilliseconds);
  database.afterWrite("events", () => void drain.ask());
  return {
    caughtUp: () => drain.ask(),
    position: () => position,
    async close() {
      closed = true;
      clearInterval(timer);
      await drain.close();
    },
  };
}

async function eventsAfter(read: Reader, sequence: number): Promise<LoggedEvent[]> {
  const rows = await read
    .selectFrom("event")
    .selectAll()
    .where("sequence", ">", sequence)
    .orderBy("sequence")
    .limit(pageSize)
    .execute();
  return rows.map((row) => ({
    sequence: row.sequence,
    name: row.name,
    subject: row.subject,
    ...(row.subject_id !== null && { subjectId: row.subject_id }),
    ...(row.actor_id !== null && { actorId: row.actor_id }),
    ...(row.impersonator_id !== null && { impersonatorId: row.impersonator_id }),
    payload: JSON.parse(row.payload_json) as unknown,
    occurredAt: row.occurred_at,
  }));
}

/** The sequence of the newest event; 0 for an empty log. */
export async function lastSequence(read: Reader): Promise<number> {
  const row = await read
    .selectFrom("event")
    .select((e) => e.fn.max("sequence").as("last"))
    .executeTakeFirst();
  return row?.last ?? 0;
}
