import type { SelectQueryBuilder } from "kysely";
import type { Tables } from "./tables.ts";

/** How many rows a query finds. It selects no columns. */
export async function countRows<From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const { count } = await query.select((e) => e.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return count;
}
