import type { ApplicationFilters } from "@candor/contract/organizations/filters";
import { sql } from "kysely";
import type { Reader } from "../../../../platform/database/database.ts";
import type { MemberScope } from "../../../organizations/gate.ts";
import type { Owing } from "../owed.ts";
import { allOf, conditionsOf, listed, orderOf } from "./listed.ts";
import { isOpen } from "./open.ts";
import type { Searched } from "./words.ts";

export interface Place {
  readonly position: number;
  readonly total: number;
  readonly previous: number | null;
  readonly next: number | null;
  readonly next_open: number | null;
}

/** Where an application is in a list, and what comes before and after it there. It keeps its place after its answer. */
export async function placeIn(
  read: Reader,
  scope: MemberScope,
  filters: ApplicationFilters & Searched,
  id: number,
  owing: Owing,
): Promise<Place | undefined> {
  const window = sql`over (order by ${orderOf(filters, id)})`;
  const { rows } = await sql<Place>`
    with listed as (${listed(scope, filters, owing)}),
    placed as (
      select listed.id, listed.organization_id, listed.waits, row_number() ${window} as position, lag(listed.id) ${window} as previous,
        lead(listed.id) ${window} as next, count(*) over () as total
      from listed where listed.id = ${id} or ${allOf(conditionsOf(filters))}
    )
    select current.position, current.total, current.previous, current.next,
      (${nextOpen(scope)}) as next_open
    from placed as current where current.id = ${id}`.execute(read);
  return rows[0];
}

/** After the last one, starts over with the first that was passed over. */
function nextOpen(scope: MemberScope) {
  return sql`
    select other.id from placed as other where ${isOpen("other", scope)} and other.id <> current.id
    order by case when other.position > current.position then 0 else 1 end, other.position
    limit 1`;
}
