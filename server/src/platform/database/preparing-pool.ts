import type { PostgresPool, PostgresPoolClient } from "kysely";
import { LRUCache } from "lru-cache";
import pg from "pg";

/** How many statements a connection keeps prepared. The server needs tens of kilobytes for each. */
const mostPrepared = 256;

/** How many texts are remembered after their first use. */
const mostSeen = 2000;

/**
 * A pool whose connections prepare a statement from its second use on. To parse and plan a short statement takes
 * PostgreSQL longer than to run it.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparing(client, names);
      clients.set(client, known);
      return known;
    },
  };
}

function preparing(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  const run = async (text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> => {
    const name = parameters.length > 0 ? names.of(text) : undefined;
    const values = [...parameters];
    if (name === undefined) return client.query(text, values);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      names.renew();
      // Inside a transaction, everything before this statement is lost, too: only its caller can repeat it.
      if (client.getTransactionStatus() !== "I") throw error;
      return run(text, parameters);
    }
  };
  return {
    query: run as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy),
  };
}

/** The names of this process's prepared statements. */
class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new LRUCache<string, true>({ max: mostSeen });
  #count = 0;

  /** Undefined for a statement that is not to be prepared. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostPrepared) return known;
    if (!this.#seen.has(text)) {
      this.#seen.set(text, true);
      return undefined;
    }
    this.#count += 1;
    const name = `s${this.#count}`;
    this.#names.set(text, name);
    return name;
  }

  /** Gives all statements new names, under which every connection prepares them once more. */
  renew(): void {
    this.#names.clear();
  }
}

/**
 * Whether a prepared statement failed because its result has other columns now: another process, of a newer version,
 * has changed a table.
 */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.routine === "RevalidateCachedQuery";
}
