import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { preparingPool } from "./preparing-pool.ts";
import type { Tables } from "./tables.ts";

/** 64-bit integers arrive as numbers: ids and times stay below 2^53. */
const int8 = 20;

/** A pool of connections. A lost connection is logged, and replaced when needed. */
export function openPostgres(url: string, onLost: (error: Error) => void): Kysely<Tables> {
  const types = { getTypeParser: (id: number, format?: "text" | "binary") => parser(id, format) };
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    types,
  });
  // An error that nobody listens to ends the process. The pool listens only to connections that nobody uses.
  pool.on("connect", (client) => void client.on("error", onLost));
  pool.on("error", () => {});
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
}

/** SQLSTATE: a unique value that somebody else took meanwhile, and a deadlock. */
const lostRaces: ReadonlySet<string | undefined> = new Set(["23505", "40P01"]);

/** Whether a transaction failed because of another at the same time: if it runs again, it sees what that one wrote. */
export function isLostRace(error: unknown): boolean {
  return error instanceof pg.DatabaseError && lostRaces.has(error.code);
}

function parser(id: number, format: "text" | "binary" = "text"): unknown {
  return id === int8 && format === "text" ? Number : pg.types.getTypeParser(id, format);
}
