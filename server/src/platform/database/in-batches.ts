import type { Database, Writer } from "./database.ts";

/**
 * Works through rows in one transaction after another, so that other writers hardly wait. `batch` gets the id after
 * which to go on, from 0, and resolves with the last id it has done; with undefined if none are left.
 */
export async function inBatches(
  database: Database,
  batch: (writer: Writer, after: number) => Promise<number | undefined>,
): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const after: number = last;
    last = await database.write((writer) => batch(writer, after));
  }
}
