import { setImmediate as nextTurn } from "node:timers/promises";
import type { LoggedRule } from "@candor/contract/automation/steps";
import type { Reader } from "../../platform/database/database.ts";
import { type AnyRule, type Replayed, replay } from "./rules.ts";

interface Asked {
  readonly rule?: LoggedRule | undefined;
  /** A decision's number: only those before it. */
  readonly before?: number | undefined;
}

/** What was decided, the newest first. */
export async function decisionsLogged(read: Reader, { rule, before }: Asked, most: number) {
  return read
    .selectFrom("automated_decision")
    .selectAll()
    .$if(rule !== undefined, (query) => query.where("rule", "=", rule as LoggedRule))
    .$if(before !== undefined, (query) => query.where("id", "<", before as number))
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

export type DecisionRow = Awaited<ReturnType<typeof decisionsLogged>>[number];

/** How many decisions each rule has in the log. */
export async function countsByRule(read: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await read
    .selectFrom("automated_decision")
    .select(["rule", (e) => e.fn.countAll<number>().as("count")])
    .groupBy("rule")
    .execute();
  return new Map(rows.map(({ rule, count }) => [rule, count]));
}

/** Together they take milliseconds; other requests get their turn in between. */
const atOnce = 20;

/** Decides again what was decided, newest first. */
export async function replayed(
  read: Reader,
  asked: Asked,
  { most, rules }: { readonly most: number; readonly rules: readonly AnyRule[] },
): Promise<{ readonly row: DecisionRow; readonly result: Replayed }[]> {
  const results: { row: DecisionRow; result: Replayed }[] = [];
  let { before } = asked;
  while (results.length < most) {
    const rows = await decisionsLogged(read, { ...asked, before }, Math.min(atOnce, most - results.length));
    for (const row of rows) results.push({ row, result: replay(row, rules) });
    before = rows.at(-1)?.id;
    if (before === undefined) break;
    await nextTurn();
  }
  return results;
}
