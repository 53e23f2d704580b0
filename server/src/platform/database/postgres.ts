import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { preparingPool } from "./preparing-pool.ts";
import type { Tables } from "./tables.ts";

/** 64-bit integers arrive as numbers: ids and times stay below 2^53. */
const int8 = 20;

/** A pool of connections. A connection lost while idle is logged, and replaced when needed. */
export function openPostgres(url: string, onIdleError: (error: Error) => void): Kysely<Tables> {
  const types = { getTypeParser: (id: number, format?: "text" | "binary") => parser(id, format) };
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    types,
  });
  pool.on("error", onIdleError);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
}

function parser(id: number, format: "text" | "binary" = "text"): unknown {
  return id === int8 && format === "text" ? Number : pg.types.getTypeParser(id, format);
}
