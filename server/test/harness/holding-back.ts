import type { Database } from "../../src/platform/database/database.ts";

interface HeldBack {
  readonly database: Database;
  /** Resolves when it is about to write. */
  readonly reached: Promise<void>;
  readonly letGo: () => void;
}

/** The database for work that has read everything, and writes only once it is released. */
export function holdingBack(database: Database): HeldBack {
  const [reached, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const write: Database["write"] = async (work) => {
    reached.resolve();
    await letGo.promise;
    return database.write(work);
  };
  return { database: { ...database, write }, reached: reached.promise, letGo: letGo.resolve };
}
