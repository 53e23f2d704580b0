import type { CompiledQuery, DialectAdapter } from "kysely";
import type { Reader } from "./database.ts";

/** Stands for a value in a query that is compiled before the value is known. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query with named values, compiled once: for a few rows, building and compiling cost more than the read. The query
 * may only compare with the values, since it is built before they are known.
 */
export function preparedWith<Values extends Readonly<Record<string, number | string>>, Row>(
  build: (read: Reader, values: Values) => { compile(): CompiledQuery<Row> },
) {
  // A transaction has its database's adapter.
  const texts = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return async (read: Reader, values: Values): Promise<Row[]> => {
    const { adapter } = read.getExecutor();
    let query = texts.get(adapter);
    if (!query) {
      const slots = Object.fromEntries(Object.keys(values).map((name) => [name, new Slot(name)]));
      query = build(read, slots as object as Values).compile();
      texts.set(adapter, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name] : parameter,
    );
    const { rows } = await read.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

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
