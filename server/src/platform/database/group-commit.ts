import { AsyncResource } from "node:async_hooks";
import { setImmediate as restOfTurn } from "node:timers/promises";
import { sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

type Work<T> = (writer: Transaction<Tables>) => Promise<T>;

interface Waiting {
  readonly work: Work<unknown>;
  readonly settle: PromiseWithResolvers<unknown>;
}

type Outcome = { readonly done: unknown } | { readonly failed: unknown };

/** The longest wait goes first. Groups are bounded so that the first write doesn't wait for too many others. */
const mostInGroup = 64;

/**
 * Waiting writes share a transaction, and so one sync to disk. Each has a savepoint, so a failing write undoes only
 * itself. Each resolves when the whole transaction is on disk.
 */
export function groupCommits(transact: <T>(work: Work<T>) => Promise<T>) {
  const waiting: Waiting[] = [];
  let draining: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      // Writes that arrived in the same turn of the event loop join the first one.
      await restOfTurn();
      await commit(waiting.splice(0, mostInGroup), transact);
    }
    draining = undefined;
  }

  return {
    write<T>(work: Work<T>): Promise<T> {
      const settle = Promise.withResolvers<unknown>();
      // Or else it would have the context of the write that began the group: somebody else's language, for example.
      waiting.push({ work: AsyncResource.bind(work), settle });
      draining ??= drain();
      return settle.promise as Promise<T>;
    },
    /** Resolves when nothing waits. */
    drained: () => draining ?? Promise.resolve(),
  };
}

async function commit(group: readonly Waiting[], transact: <T>(work: Work<T>) => Promise<T>): Promise<void> {
  const [first] = group;
  try {
    // A single write is its own transaction.
    if (group.length === 1 && first) return first.settle.resolve(await transact(first.work));
    const outcomes = await transact((writer) => inTurn(writer, group));
    for (const [at, outcome] of outcomes.entries()) {
      if ("done" in outcome) group[at]?.settle.resolve(outcome.done);
      else group[at]?.settle.reject(outcome.failed);
    }
  } catch (error) {
    // Nothing was written. Run them one by one, so that a write that broke the group, say by filling the disk, fails
    // alone.
    if (group.length > 1 && !(error instanceof DatabaseUnavailable))
      for (const one of group) await commit([one], transact);
    else for (const { settle } of group) settle.reject(error);
  }
}

async function inTurn(writer: Transaction<Tables>, group: readonly Waiting[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const savepoint = sql`savepoint one`.compile(writer);
  const rollback = sql`rollback to one`.compile(writer);
  const release = sql`release one`.compile(writer);
  for (const { work } of group) {
    await writer.executeQuery(savepoint);
    try {
      outcomes.push({ done: await work(writer) });
    } catch (failed) {
      // If the database itself rolled the transaction back, no savepoint is left: all fail with this error.
      await writer.executeQuery(rollback).catch(() => Promise.reject(failed));
      outcomes.push({ failed });
    }
    await writer.executeQuery(release);
  }
  return outcomes;
}
