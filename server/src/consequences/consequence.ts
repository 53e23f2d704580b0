import type { Changes } from "../parts/changes.ts";
import type { ShownNotice } from "../parts/shown-notice.ts";
import type { CommandNotices } from "../parts/terminal.ts";
import type { CachedRows } from "../platform/events/cached-rows.ts";
import type { Announcement, LoggedEvent } from "../platform/events/log.ts";
import type { AnswerCache } from "../platform/http/answer-cache.ts";
import type { Notifier } from "../platform/http/sockets/notifier.ts";
import type { Revision } from "../platform/revision.ts";
import type { Task, TaskOutcome } from "../platform/tasks/queue.ts";
import type { RunnableTask } from "../platform/tasks/task.ts";

/** What follows from each event of a noun. The compiler requires every one. */
export type Consequences<Event extends Announcement> = {
  readonly [Name in Event["name"]]: Consequence<Named<Event, Name>>;
};

export interface Consequence<Event extends Announcement> {
  /** Queued in the event's own transaction, with its payload, its sequence and its subject. */
  readonly tasks?: readonly TaskOf<Event>[];
  /** Updates what this process shows or caches: open sockets, cached answers. If it fails, it runs again. */
  readonly notices?: (event: LoggedEvent & Event, showing: Showing) => void | Promise<void>;
}

/** A kind of task whose payload the event provides. */
type TaskOf<Event extends Announcement> = Pick<RunnableTask<never>, "name" | "schema"> & {
  readonly run: (parts: never, payload: Event["payload"] & OfEvent, task: Task) => Promise<TaskOutcome>;
};

interface OfEvent {
  readonly subjectId: number;
  readonly sequence: number;
}

/** The members of a union of events that may carry this name. */
type Named<Event, Name> = Event extends { name: infer Names } ? (Name extends Names ? Event : never) : never;

/** What this process shows or caches that an event may have changed. */
export interface Showing {
  readonly sessions: Pick<CachedRows<unknown>, "hear">;
  readonly notifier: Notifier;
  readonly changes: Pick<Changes, "changed">;
  readonly commandNotices: Pick<CommandNotices, "given" | "ended">;
  readonly jobAnswers: AnswerCache;
  readonly content: Revision;
  readonly shownNotice: Pick<ShownNotice, "refresh">;
}

/** Every posting of an organization now shows something different. */
export function everyPosting(_event: Announcement, { jobAnswers, content }: Showing): void {
  jobAnswers.forgetAll();
  content.advance();
}
