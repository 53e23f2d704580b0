import type { Reader } from "../../../platform/database/database.ts";
import type { ServerProcessTable } from "../../../platform/database/tables/terminal.ts";
import { shownEmail } from "../../session/queries/accounts.ts";

type Named = Pick<ServerProcessTable, "hostname" | "name">;

/** The commands that processes of this name were given, newest first. */
export async function runsOf(read: Reader, { hostname, name }: Named, now: number, most: number) {
  return runs(read, now)
    .where("run.hostname", "=", hostname)
    .where("run.process_name", "=", name)
    .orderBy("run.id", "desc")
    .limit(most)
    .execute();
}

/** Undefined if no process of this name was given it. */
export async function runById(read: Reader, { hostname, name }: Named, id: number, now: number) {
  return runs(read, now)
    .select("run.output")
    .where("run.id", "=", id)
    .where("run.hostname", "=", hostname)
    .where("run.process_name", "=", name)
    .executeTakeFirst();
}

export type RunRow = Awaited<ReturnType<typeof runsOf>>[number];

/** `running_key` is null if the process that it was given to has ended, even if another one of its name runs. */
function runs(read: Reader, now: number) {
  return read
    .selectFrom("terminal_run as run")
    .innerJoin("account", "account.id", "run.given_by")
    .leftJoin("server_process as process", (join) =>
      join.onRef("process.key", "=", "run.process_key").on("process.leased_until", ">", now),
    )
    .select(["run.id", "run.line", "run.given_at", "run.taken_at", "run.ended_at", "run.outcome"])
    .select("process.key as running_key")
    .select(shownEmail);
}
