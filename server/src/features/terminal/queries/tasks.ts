import type { Reader } from "../../../platform/database/database.ts";

/** Tasks that aren't done, by name. `oldest` is when the longest due one became due. */
export async function taskFigures(read: Reader, now: number) {
  return read
    .selectFrom("task")
    .select("name")
    .select((e) => {
      const ready = e("state", "=", "ready");
      const leased = e.and([ready, e("leased_until", ">", now)]);
      const due = e.and([ready, e("leased_until", "<=", now), e("run_at", "<=", now)]);
      const later = e.and([ready, e("leased_until", "<=", now), e("run_at", ">", now)]);
      const count = (what: typeof ready) => e.fn.count<number>(e.case().when(what).then(1).end());
      return [
        count(leased).as("leased"),
        count(due).as("due"),
        count(later).as("later"),
        count(e("state", "=", "dead")).as("dead"),
        e.fn.min<number | null>(e.case().when(due).then(e.ref("run_at")).end()).as("oldest"),
      ];
    })
    .where("state", "in", ["ready", "dead"])
    .groupBy("name")
    .orderBy("name")
    .execute();
}

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
