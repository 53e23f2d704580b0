import type { CompiledQuery, DialectAdapter } from "kysely";
import type { Reader } from "./database.ts";

/**
 * A query by ids, compiled once for each number of ids: compiling costs more than a read. Its only parameters are the
 * ids, in order.
 */
export function prepared<Row>(
  build: (read: Reader, numbers: readonly number[]) => { compile(): CompiledQuery<Row> },
) {
  // A transaction has its database's adapter.
  const texts = new WeakMap<DialectAdapter, Map<number, CompiledQuery<Row>>>();
  return async (read: Reader, numbers: readonly number[]): Promise<Row[]> => {
    const { adapter } = read.getExecutor();
    const known = texts.get(adapter) ?? new Map<number, CompiledQuery<Row>>();
    texts.set(adapter, known);
    let query = known.get(numbers.length);
    if (!query) {
      query = build(read, numbers).compile();
      if (query.parameters.length !== numbers.length)
        throw new Error("A prepared query has other parameters.");
      known.set(numbers.length, query);
    }
    const { rows } = await read.executeQuery<Row>({ ...query, parameters: numbers });
    return rows;
  };
}
