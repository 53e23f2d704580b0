import type { Reader } from "../../../platform/database/database.ts";

/** Tasks of a kind that failed and aren't done: those given up first, the latest first. */
export async function failingTasks(read: Reader, name: string, most: number) {
  return read
    .selectFrom("task")
    .select(["id", "state", "attempts", "run_at", "finished_at", "last_error"])
    .where("name", "=", name)
    .where("state", "in", ["ready", "dead"])
    .where("last_error", "is not", null)
    .orderBy("state")
    .orderBy("run_at", "desc")
    .limit(most)
    .execute();
}
