import { DatabaseSync } from "node:sqlite";

/** Reads every page of a database, and returns the first fault, or "ok". */
export function quickCheck(path: string): string {
  try {
    const database = new DatabaseSync(path, { timeout: 5000 });
    const row = database.prepare("PRAGMA quick_check(1)").get();
    database.close();
    return String(row?.["quick_check"]);
  } catch (error) {
    return (error as Error).message;
  }
}
