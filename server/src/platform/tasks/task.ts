import type { z } from "zod";
import type { Task, TaskOutcome, TaskRequest } from "./queue.ts";

/**
 * How many tasks of a lane run at once. No lane holds up another: each kind that waits for other people's servers, or
 * reads their documents, has its own.
 */
export const lanes = {
  quick: 4,
  slow: 1,
  files: 2,
  mails: 4,
  texts: 2,
  pushes: 4,
  replies: 2,
  sources: 1,
  webhooks: 4,
} as const;

export type LaneName = keyof typeof lanes;

/** A kind of deferred work. The queue holds its name, and its payload as JSON. */
export interface TaskKind<Payload, Parts> {
  readonly name: string;
  /** The payload's shape when the task runs. */
  readonly schema: z.ZodType<Payload>;
  /** For a task that may take longer than others should wait. Absent means quick. */
  readonly lane?: Exclude<LaneName, "quick">;
  /** May run again after a crash, so it reads the state and returns if there is nothing left to do. */
  readonly run: (parts: Parts, payload: Payload, task: Task) => Promise<TaskOutcome>;
}

export function defineTask<Payload, Parts>(kind: TaskKind<Payload, Parts>): TaskKind<Payload, Parts> {
  return kind;
}

/** A task that can run with these parts, whatever its payload. */
export type RunnableTask<Parts> = Pick<TaskKind<unknown, unknown>, "name" | "schema" | "lane"> & {
  readonly run: (parts: Parts, payload: never, task: Task) => Promise<TaskOutcome>;
};

/**
 * Requests a task. `key` identifies it among its kind: the same key runs once, however often it is requested. `runAt`
 * in milliseconds since 1970; at once if absent.
 */
export function requestOf<Payload>(
  { name }: TaskKind<Payload, never>,
  { key, payload, runAt }: { readonly key: string; readonly payload: Payload; readonly runAt?: number },
): TaskRequest {
  return { name, key: `${name}:${key}`, payload, ...(runAt !== undefined && { runAt }) };
}
