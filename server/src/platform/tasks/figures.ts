import type { Reader } from "../database/database.ts";

/** Tasks that aren't done, by name. `oldest` is when the longest due one became due. */
export async function taskFigures(read: Reader, now: number) {
  return unfinished(read)
    .select((e) => {
      const ready = e("state", "=", "ready");
      const leased = e.and([ready, e("leased_until", ">", now)]);
      const due = e.and([ready, e("leased_until", "<=", now), e("run_at", "<=", now)]);
      const later = e.and([ready, e("leased_until", "<=", now), e("run_at", ">", now)]);
      const count = (what: typeof ready) => e.fn.count<number>(e.case().when(what).then(1).end());
      return [
        count(ready).as("waiting"),
        count(leased).as("leased"),
        count(due).as("due"),
        count(later).as("later"),
        e.fn.min<number | null>(e.case().when(due).then(e.ref("run_at")).end()).as("oldest"),
      ];
    })
    .where("state", "in", ["ready", "dead"])
    .orderBy("name")
    .execute();
}

/** How many tasks were given up, all kinds together. Asked for every few seconds, so it looks at no others. */
export async function countGivenUp(read: Reader): Promise<number> {
  const kinds = await unfinished(read).where("state", "=", "dead").execute();
  return kinds.reduce((sum, { dead }) => sum + dead, 0);
}

function unfinished(read: Reader) {
  return read
    .selectFrom("task")
    .select("name")
    .select((e) => e.fn.count<number>(e.case().when("state", "=", "dead").then(1).end()).as("dead"))
    .groupBy("name");
}
