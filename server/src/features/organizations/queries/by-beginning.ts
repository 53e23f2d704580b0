import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { compiledOnce } from "../../../platform/database/prepared.ts";
import { nameKey } from "../rules/name-key.ts";

export interface NamedOrganization {
  readonly id: number;
  readonly name: string;
}

/** A beginning of more names says nothing about which one is meant. */
const mostNames = 8;
/** SQLite joins no more than 500 selections. */
const mostAtOnce = 100;

type Databases = Pick<Database, "read" | "dialect">;

/**
 * The organizations whose names go on after one of these beginnings, keyed by the beginning; left out if there are too
 * many. "dayton freight" begins "Dayton Freight Lines, Inc.", but not "Dayton Freighters".
 */
export async function organizationsBegun(
  database: Databases,
  beginnings: readonly string[],
): Promise<Map<string, NamedOrganization[]>> {
  const found = new Map<string, NamedOrganization[]>();
  for (let at = 0; at < beginnings.length; at += mostAtOnce) {
    const asked = beginnings.slice(at, at + mostAtOnce);
    const keys = asked.map(nameKey);
    const query = compiled(database.read, asked.length, () => compile(database, asked.length));
    const { rows } = await database.read.executeQuery<Begun>({
      ...query,
      parameters: keys.flatMap(boundsOf),
    });
    for (const [number, named] of Map.groupBy(rows, ({ beginning }) => beginning))
      if (named.length <= mostNames) found.set(asked[number]!, named);
  }
  return found;
}

/** From a space to a slash: what follows must not be a letter or a digit. */
function boundsOf(key: string): [from: string, to: string] {
  return [`${key} `, `${key}0`];
}

interface Begun extends NamedOrganization {
  readonly beginning: number;
}

/** Every search asks, and putting the query together takes longer than running it. */
const compiled = compiledOnce<Begun>();

/** Its only parameters are the bounds of this many beginnings. */
function compile({ read, dialect }: Databases, count: number) {
  const name = dialect.name === "sqlite" ? sql`name_key` : sql`name_key collate "C"`;
  const each = Array.from({ length: count }, (_, at) => {
    const [from, to] = boundsOf("");
    return sql`select * from (
      select ${sql.lit(at)} as beginning, name, coalesce(merged_into_id, id) as id
      from organization where ${name} >= ${from} and ${name} < ${to}
      order by ${name} limit ${sql.lit(mostNames + 1)}) as ${sql.id(`begun_${at}`)}`;
  });
  return sql<Begun>`${sql.join(each, sql` union all `)}`.compile(read);
}
