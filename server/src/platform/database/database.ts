import { setTimeout as wait } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { FileLocked, isBusy, lockFile } from "../file-lock.ts";
import type { Logger } from "../log.ts";
import {
  type Dialect,
  postgresDialect,
  releaseAdvisoryLock,
  sqliteDialect,
  tryAdvisoryLock,
} from "./dialect.ts";
import { groupCommits } from "./group-commit.ts";
import { isLostRace, openPostgres } from "./postgres.ts";
import { isOutdatedPlan } from "./preparing-pool.ts";
import { purgeFile } from "./purge.ts";
import { openSqlite } from "./sqlite.ts";
import type { Tables } from "./tables.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

export type Reader = Kysely<Tables>;
export type Writer = Transaction<Tables>;

/** The records: read directly, write in a transaction. */
export interface Database {
  readonly dialect: Dialect;
  readonly read: Reader;
  /** Runs one command's writes; everything in it is on disk when this resolves, or nothing is. */
  write<T>(work: (transaction: Writer) => Promise<T>): Promise<T>;
  /** Runs one statement, which needs no transaction around it: PostgreSQL is spared two round trips. */
  writeOne<T>(statement: (writer: Reader) => Statement<T>): Promise<T>;
  /**
   * Does work that only one process may do at a time, or returns `undefined` at once if another process is doing it.
   * The claim ends with the process, however that ends.
   */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  /**
   * Overwrites what deleted rows left behind in the database's file, in a thread of its own: reads go on, and writes
   * are refused if it takes long. PostgreSQL reuses that space by itself.
   */
  purge(): Promise<void>;
  /** Calls the listener when this process has committed a write that touched `what`, once a write. */
  afterWrite(what: Touched, listener: () => void): void;
  close(): Promise<void>;
}

/** A statement that has not been run. */
interface Statement<T> {
  execute(): Promise<T>;
}

export function openDatabase(options: { url: string | undefined; folder: string; log: Logger }): Database {
  const store = options.url ? openShared(options.url, options.log) : openEmbedded(options.folder);
  const listeners = new Map<Touched, (() => void)[]>();
  return {
    ...store,
    async write(work) {
      const writers: Writer[] = [];
      const result = await store.write((writer) => {
        writers.push(writer);
        return work(writer);
      });
      for (const writer of writers) tellCommitted(writer);
      const touched = new Set(writers.flatMap((writer) => [...(touches.get(writer) ?? [])]));
      for (const listener of new Set([...touched].flatMap((what) => listeners.get(what) ?? []))) listener();
      return result;
    },
    afterWrite: (what, listener) => void listeners.set(what, [...(listeners.get(what) ?? []), listener]),
  };
}

/** What other parts of this process wait for: events, or tasks of a kind. */
type Touched = "events" | `tasks ${string}`;

const touches = new WeakMap<Writer, Set<Touched>>();

/** Marks that a transaction writes something others wait for; they are notified once it is committed. */
export function touch(writer: Writer, what: Touched): void {
  touches.set(writer, (touches.get(writer) ?? new Set()).add(what));
}

const commits = new WeakMap<Writer, (() => void)[]>();

/**
 * Runs work when a transaction commits, before its `write` resolves. It may run even though its own write was rolled
 * back, because writes share transactions.
 */
export function onCommit(writer: Writer, work: () => void): void {
  const works = commits.get(writer);
  if (works) works.push(work);
  else commits.set(writer, [work]);
}

/** The first write of a shared transaction notifies for all of them. */
function tellCommitted(writer: Writer): void {
  for (const work of commits.get(writer) ?? []) work();
  commits.delete(writer);
}

type Store = Omit<Database, "afterWrite">;

/**
 * Two connections to one file: a reader that never waits for our transactions, and a writer that runs one transaction
 * after another. Writes that arrive meanwhile share the next one.
 */
function openEmbedded(folder: string): Store {
  const writer = openSqlite(folder);
  const reader = openSqlite(folder);
  const groups = groupCommits((work) => patiently(() => writer.transaction().execute(work)));
  return {
    dialect: sqliteDialect,
    read: reader,
    write: (work) => groups.write(work),
    writeOne: (statement) => groups.write((transaction) => statement(transaction).execute()),
    async exclusively(name, work) {
      const release = tryLock(folder, `${name}.lock`);
      if (!release) return undefined;
      try {
        return await work();
      } finally {
        release();
      }
    },
    purge: () => purgeFile(folder),
    async close() {
      await groups.drained();
      await reader.destroy();
      await writer.destroy();
    },
  };
}

/** If several transactions want the same value at once, one of them gets it each time. */
const mostTries = 5;

function openShared(url: string, log: Logger): Store {
  const kysely = openPostgres(url, (error) => log.warn({ err: error }, "a database connection was lost"));
  return {
    dialect: postgresDialect,
    read: kysely,
    async write(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await kysely.transaction().execute(work);
        } catch (error) {
          if (tries >= mostTries || !(isOutdatedPlan(error) || isLostRace(error))) throw error;
        }
      }
    },
    writeOne: (statement) => statement(kysely).execute(),
    exclusively: (name, work) =>
      kysely.connection().execute(async (connection) => {
        if (!(await tryAdvisoryLock(connection, name))) return undefined;
        try {
          return await work();
        } finally {
          await releaseAdvisoryLock(connection, name);
        }
      }),
    purge: async () => {},
    close: () => kysely.destroy(),
  };
}

function tryLock(folder: string, name: string): (() => void) | undefined {
  try {
    return lockFile(folder, name);
  } catch (error) {
    if (error instanceof FileLocked) return undefined;
    throw error;
  }
}

const patience = 5000;

/** Retries while another process writes, without blocking the event loop. A busy database has changed nothing. */
async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  const until = performance.now() + patience;
  for (let pause = 5; ; pause = Math.min(pause * 2, 100)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > until) throw new DatabaseUnavailable("The database is busy.", { cause: error });
      await wait(pause);
    }
  }
}
