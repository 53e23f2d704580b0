import { limits } from "@candor/contract/limits";
import { assignedFilters, dueFilters, stageFilters } from "@candor/contract/organizations/filter-values";
import type { ApplicationFilters, FilterCounts } from "@candor/contract/organizations/filters";
import { type RawBuilder, sql } from "kysely";
import type { Reader } from "../../../../platform/database/database.ts";
import type { MemberScope } from "../../../organizations/gate.ts";
import type { Owing } from "../owed.ts";
import { allOf, conditionsOf, type Facet, listed } from "./listed.ts";
import type { Searched } from "./words.ts";

interface Counted {
  readonly total: number;
  readonly counts: FilterCounts;
}

type Row = { readonly facet: string; readonly value: string | null; readonly count: number };

/** How many applications match, and how many would match with each other value of each filter. */
export async function countListed(
  read: Reader,
  scope: MemberScope,
  filters: ApplicationFilters & Searched,
  owing: Owing,
): Promise<Counted> {
  const conditions = conditionsOf(filters);
  const by = (facet: Facet, value: RawBuilder<unknown>) => sql`
    union all select ${facet}, cast(${value} as text), count(*) from listed
    where ${allOf(conditions, facet)} group by ${value}`;
  const { rows } = await sql<Row>`
    with listed as (${listed(scope, filters, owing)})
    select 'total' as facet, null as value, count(*) as count from listed where ${allOf(conditions)}
    union all select 'waiting', null, count(*) from listed where listed.waits = 1 and ${allOf(conditions, "stage")}
    ${by("stage", sql.ref("listed.status"))}
    ${by("due", sql.ref("listed.due"))}
    ${by("assigned", sql.ref("listed.assigned"))}
    ${by("unread", sql.ref("listed.unread"))}
    ${by("job", sql.ref("listed.posting_id"))}
    union all select 'tag', application_tag.tag, count(*) from listed
    inner join application_tag on application_tag.application_id = listed.id
    where ${allOf(conditions, "tag")} group by application_tag.tag`.execute(read);
  const of = (facet: string) =>
    new Map(rows.filter((row) => row.facet === facet).map(({ value, count }) => [value ?? "", count]));
  return {
    total: of("total").get("") ?? 0,
    counts: {
      stage: stagesIn(of("stage"), of("waiting").get("") ?? 0),
      due: each(dueFilters, of("due")),
      assigned: each(assignedFilters, of("assigned")),
      unread: of("unread").get("1") ?? 0,
      jobs: await titled(read, of("job")),
      tags: [...of("tag")].map(([tag, count]) => ({ tag, count })).sort(byName),
    },
  };
}

function stagesIn(counted: ReadonlyMap<string, number>, waiting: number): FilterCounts["stage"] {
  const all = [...counted.values()].reduce((total, count) => total + count, 0);
  return { ...each(stageFilters, counted), waiting, all };
}

function each<Value extends string>(values: readonly Value[], counted: ReadonlyMap<string, number>) {
  return Object.fromEntries(values.map((value) => [value, counted.get(value) ?? 0])) as Record<Value, number>;
}

async function titled(read: Reader, counted: ReadonlyMap<string, number>): Promise<FilterCounts["jobs"]> {
  const most = [...counted].sort(([, one], [, other]) => other - one).slice(0, limits.jobsCounted);
  if (most.length === 0) return [];
  const ids = most.map(([id]) => Number(id));
  const rows = await read.selectFrom("posting").select(["id", "title"]).where("id", "in", ids).execute();
  const titles = new Map(rows.map(({ id, title }) => [String(id), title]));
  return most.map(([id, count]) => ({ id, title: titles.get(id) ?? "", count }));
}

function byName({ tag: one }: { tag: string }, { tag: other }: { tag: string }): number {
  return one < other ? -1 : 1;
}
