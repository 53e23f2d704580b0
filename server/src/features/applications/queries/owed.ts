import { decisionDay, decisionsDueNow } from "@candor/contract/applications/decision-day";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import type { MemberScope } from "../../organizations/gate.ts";
import { pending } from "../rules/transitions.ts";
import { type DecisionsOwed, decisionsOwed } from "./decisions-due.ts";

/** What no column says about what organizations owe: the time, and by when decisions are due. */
export interface Owing {
  readonly now: number;
  readonly decisions: DecisionsOwed;
}

/** Read once for all statements of a list. */
export async function owingOf(
  read: Reader,
  { organizationIds }: Pick<MemberScope, "organizationIds">,
  now: number,
): Promise<Owing> {
  return { now, decisions: await decisionsOwed(read, organizationIds, now) };
}

/** Expressions for a query of `application`: what each is owed, an answer or a decision after an interview. */
interface Owed {
  /** Joins the decisions, which the expressions below need. */
  readonly join: RawBuilder<unknown>;
  /** The day it is due, in UTC; null if nothing is owed or no date is promised. */
  readonly by: RawBuilder<number | null>;
  /** The moment it is due: a decision's day may end in another zone. */
  readonly at: RawBuilder<number | null>;
  /** Whether an answer is owed, or a decision that is due now. */
  readonly waits: RawBuilder<SqlBool>;
}

export function owedIn({ decisions, now }: Owing): Owed {
  const awaits = sql<SqlBool>`application.status in (${sql.join(pending)})`;
  const answerBy = sql<number | null>`case when ${awaits} then application.answer_by end`;
  // The database then counts what is owed from an index alone.
  if (decisions.size === 0) return { join: sql``, by: answerBy, at: answerBy, waits: awaits };
  const rows = [...decisions].map(
    ([id, { at }]) => sql`(${whole(id)}, ${whole(decisionDay(at))}, ${whole(at)})`,
  );
  return {
    join: sql`left join (select given.column1 as id, given.column2 as due_by, given.column3 as due_at
      from (values ${sql.join(rows)}) as given) as decision_owed on decision_owed.id = application.id`,
    by: sql`coalesce(${answerBy}, decision_owed.due_by)`,
    at: sql`coalesce(${answerBy}, decision_owed.due_at)`,
    waits: sql`(${awaits} or coalesce(decision_owed.due_by <= ${decisionsDueNow(now)}, 1 = 0))`,
  };
}

/** PostgreSQL takes a parameter for text unless it is told. */
function whole(value: number) {
  return sql`cast(${value} as bigint)`;
}
