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
  const compiled = compiledOnce<Row>();
  return async (read: Reader, values: Values): Promise<Row[]> => {
    const names = Object.keys(values);
    const query = compiled(read, names.length, () => {
      const slots = Object.fromEntries(names.map((name) => [name, new Slot(name)]));
      return build(read, slots as object as Values).compile();
    });
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
  const compiled = compiledOnce<Row>();
  return async (read: Reader, numbers: readonly number[]): Promise<Row[]> => {
    const query = compiled(read, numbers.length, () => {
      const built = build(read, numbers).compile();
      if (built.parameters.length !== numbers.length)
        throw new Error("A prepared query has other parameters.");
      return built;
    });
    const { rows } = await read.executeQuery<Row>({ ...query, parameters: numbers });
    return rows;
  };
}

/** Keeps one compiled query for each number of values, and for each database. */
export function compiledOnce<Row>() {
  // A transaction has its database's adapter.
  const known = new WeakMap<DialectAdapter, Map<number, CompiledQuery<Row>>>();
  return (read: Reader, values: number, compile: () => CompiledQuery<Row>): CompiledQuery<Row> => {
    const { adapter } = read.getExecutor();
    const queries = known.get(adapter) ?? new Map<number, CompiledQuery<Row>>();
    known.set(adapter, queries);
    const query = queries.get(values) ?? compile();
    queries.set(values, query);
    return query;
  };
}
