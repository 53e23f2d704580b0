import type { Insertable } from "kysely";
import type { Clock } from "../clock.ts";
import { onCommit, touch, type Writer } from "../database/database.ts";
import type { Dialect } from "../database/dialect.ts";
import type { EventTable } from "../database/tables/platform.ts";
import { enqueueAll, type TaskRequest } from "../tasks/queue.ts";

/** What happened, past tense. The payload is JSON. */
export interface Announcement {
  readonly name: string;
  readonly subject: string;
  readonly subjectId?: number;
  /** The account that acted; absent for the software itself. */
  readonly actorId?: number;
  /** The administrator who acted as that account. */
  readonly impersonatorId?: number;
  readonly payload: unknown;
}

/** The actor of an announcement, from their proof: an impersonation has two names. */
export function actorOf({ accountId, impersonatorId }: Actor): {
  readonly actorId: number;
  readonly impersonatorId?: number;
} {
  return { actorId: accountId, ...(impersonatorId !== null && { impersonatorId }) };
}

export interface Actor {
  readonly accountId: number;
  readonly impersonatorId: number | null;
}

/** An announcement as the log holds it. */
export interface LoggedEvent extends Announcement {
  readonly sequence: number;
  readonly occurredAt: number;
}

/** The tasks that follow from an event; decided by `consequences.ts`. */
export type TasksFor = (event: LoggedEvent) => readonly TaskRequest[];

/** Appends to the event log inside the command's transaction, with the tasks that follow. */
export interface EventLog {
  /** Resolves with the event's sequence. The log is locked until the transaction ends: append last. */
  append(writer: Writer, announcement: Announcement): Promise<number>;
  /**
   * Appends events without their tasks, and resolves with their sequences. An event that the same transaction appends
   * afterwards requests what follows from all of them.
   */
  appendWithoutTasks(writer: Writer, announcements: readonly Announcement[]): Promise<number[]>;
}

/** `committed` receives each event of this process before its `write` resolves. */
export function openEventLog(
  dialect: Dialect,
  clock: Clock,
  tasksFor: TasksFor,
  committed: (announcement: Announcement) => void = () => {},
): EventLog {
  const insert = async (writer: Writer, announcements: readonly Announcement[], occurredAt: number) => {
    touch(writer, "events");
    onCommit(writer, () => {
      for (const announcement of announcements) committed(announcement);
    });
    await dialect.orderCommits(writer);
    const rows = await writer
      .insertInto("event")
      .values(announcements.map((announcement) => rowOf(announcement, occurredAt)))
      .returning("sequence")
      .execute();
    return rows.map(({ sequence }) => sequence);
  };
  return {
    async append(writer, announcement) {
      const occurredAt = clock.now();
      const [sequence = 0] = await insert(writer, [announcement], occurredAt);
      await enqueueAll(writer, tasksFor({ ...announcement, sequence, occurredAt }), occurredAt);
      return sequence;
    },
    appendWithoutTasks: async (writer, announcements) =>
      announcements.length === 0 ? [] : insert(writer, announcements, clock.now()),
  };
}

function rowOf(announcement: Announcement, occurred_at: number): Insertable<EventTable> {
  return {
    name: announcement.name,
    subject: announcement.subject,
    subject_id: announcement.subjectId ?? null,
    actor_id: announcement.actorId ?? null,
    impersonator_id: announcement.impersonatorId ?? null,
    payload_json: JSON.stringify(announcement.payload),
    occurred_at,
  };
}
