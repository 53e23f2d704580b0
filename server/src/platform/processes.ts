import { randomUUID } from "node:crypto";
import type { Clock } from "./clock.ts";
import type { Database, Reader } from "./database/database.ts";
import type { ServerProcessTable } from "./database/tables/terminal.ts";
import { lease } from "./lease.ts";

/** Where a process runs, and what it does. */
export type ProcessFacts = Pick<ServerProcessTable, "hostname" | "role" | "version"> & {
  readonly pid: number;
};

export interface Enrollment {
  /** This process as the records have it. */
  readonly process: () => ServerProcessTable;
  /** Renews the lease. A process that was silent for too long may have lost its name, and gets another one. */
  readonly renew: () => Promise<void>;
  /** Removes the process from the records. */
  readonly leave: () => Promise<void>;
}

interface ProcessParts {
  readonly database: Database;
  readonly clock: Clock;
}

/** Enters this process in the records, so that others can name it. */
export async function enroll(parts: ProcessParts, facts: ProcessFacts): Promise<Enrollment> {
  const { database, clock } = parts;
  const startedAt = clock.now();
  let own = await takeName(parts, facts, startedAt);
  return {
    process: () => own,
    async renew() {
      const [renewed] = await database.writeOne((writer) =>
        writer
          .updateTable("server_process")
          .set({ leased_until: clock.now() + lease })
          .where("key", "=", own.key)
          .returningAll(),
      );
      own = renewed ?? (await takeName(parts, facts, startedAt));
    },
    async leave() {
      await database.writeOne((writer) => writer.deleteFrom("server_process").where("key", "=", own.key));
    },
  };
}

/** Containers have process ids of their own, so two processes of one host may have the same. */
async function takeName(
  { database, clock }: ProcessParts,
  { pid, ...facts }: ProcessFacts,
  startedAt: number,
): Promise<ServerProcessTable> {
  const plain = `${facts.role === "all" ? "server" : facts.role}-${pid}`;
  for (let number = 1; ; number++) {
    const now = clock.now();
    const process = {
      ...facts,
      name: number === 1 ? plain : `${plain}-${number}`,
      key: randomUUID(),
      started_at: startedAt,
      leased_until: now + lease,
    };
    const [taken] = await database.writeOne((writer) =>
      writer
        .insertInto("server_process")
        .values(process)
        .onConflict((conflict) =>
          conflict
            .columns(["hostname", "name"])
            .doUpdateSet(process)
            .where("server_process.leased_until", "<=", now),
        )
        .returningAll(),
    );
    if (taken) return taken;
  }
}

/** The processes that run now, by host and name. */
export function runningProcesses(read: Reader, now: number): Promise<ServerProcessTable[]> {
  return running(read, now).orderBy("hostname").orderBy("name").execute();
}

/** Undefined if no process of this name runs now. */
export function runningProcess(
  read: Reader,
  { hostname, name }: Pick<ServerProcessTable, "hostname" | "name">,
  now: number,
): Promise<ServerProcessTable | undefined> {
  return running(read, now).where("hostname", "=", hostname).where("name", "=", name).executeTakeFirst();
}

function running(read: Reader, now: number) {
  return read.selectFrom("server_process").selectAll().where("leased_until", ">", now);
}

/** When a process last renewed its lease, in milliseconds since 1970. */
export function lastSeen({ leased_until }: Pick<ServerProcessTable, "leased_until">): number {
  return leased_until - lease;
}
