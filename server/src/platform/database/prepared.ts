import type { CompiledQuery } from "kysely";
import type { Reader } from "./database.ts";

/**
 * A query by ids, compiled once for each number of ids: compiling costs more than a read. Its only parameters are the
 * ids, in order.
 */
export function prepared<Row>(
  build: (read: Reader, numbers: readonly number[]) => { compile(): CompiledQuery<Row> },
) {
  const texts = new WeakMap<Reader, Map<number, CompiledQuery<Row>>>();
  return async (read: Reader, numbers: readonly number[]): Promise<Row[]> => {
    const known = texts.get(read) ?? new Map<number, CompiledQuery<Row>>();
    texts.set(read, known);
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
