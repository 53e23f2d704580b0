import type { ApplicationFilters } from "@candor/contract/organizations/filters";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Reader } from "../../../../platform/database/database.ts";
import type { MemberScope } from "../../../organizations/gate.ts";
import type { Owing } from "../owed.ts";
import { allOf, conditionsOf, listed, orderOf } from "./listed.ts";
import type { Searched } from "./words.ts";

/**
 * The first application of a list that its reader may answer and hasn't marked: among those that are shown, or else on
 * another page. Only the latter sorts the whole list.
 */
export async function firstOpenIn(
  read: Reader,
  scope: MemberScope,
  filters: ApplicationFilters & Searched,
  owing: Owing,
  shown: readonly { readonly id: number }[],
): Promise<number | undefined> {
  const first = async (among: RawBuilder<SqlBool>) => {
    const { rows } = await sql<{ readonly id: number }>`
      with listed as (${listed(scope, filters, owing)})
      select listed.id from listed
      where ${among} and ${allOf(conditionsOf(filters))} and ${isOpen("listed", scope)}
      order by ${orderOf(filters)} limit 1`.execute(read);
    return rows[0]?.id;
  };
  const ids = shown.map(({ id }) => id);
  const found = ids.length > 0 ? await first(sql`listed.id in (${sql.join(ids)})`) : undefined;
  return found ?? (await first(sql`1 = 1`));
}

/** Whether a row waits for an answer that its reader may give, and has neither their mark nor an answer on its way. */
export function isOpen(row: string, { accountId, answersFor }: MemberScope) {
  if (answersFor.length === 0) return sql<SqlBool>`1 = 0`;
  const of = (column: string) => sql.ref(`${row}.${column}`);
  return sql<SqlBool>`${of("waits")} = 1 and ${of("organization_id")} in (${sql.join(answersFor)}) and not exists (
    select 1 from decision where decision.application_id = ${of("id")}
      and (decision.state = 'waiting' or (decision.state = 'marked' and decision.account_id = ${accountId})))`;
}
