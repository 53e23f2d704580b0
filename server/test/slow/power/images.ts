import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { RecordsOnDisk } from "../records-on-disk.ts";
import { Disk } from "./disk.ts";
import { readJournal } from "./journal.ts";
import type { Acknowledged } from "./recording.ts";

/** Replays a journal, and stops at each of these lengths, in ascending order. */
export function* playUntil(journal: string, moments: readonly number[], obeys = true): Generator<Disk> {
  const disk = new Disk({ obeys });
  const lines = readJournal(journal);
  let next = lines.next();
  for (const moment of moments) {
    for (; !next.done && next.value.end <= moment; next = lines.next()) disk.play(next.value.line);
    yield disk;
  }
}

/** What is wrong with the data folder after a power cut, one sentence each. */
export function faultsOf(folder: string, owed: readonly Acknowledged[]): string[] {
  if (!existsSync(join(folder, "candor.db"))) return ["There is no database."];
  try {
    const records = new RecordsOnDisk(folder);
    try {
      return [...records.faults(), ...missing(records, folder, owed)];
    } finally {
      records.close();
    }
  } catch (error) {
    return [`The database cannot be read: ${String(error)}`];
  }
}

function* missing(records: RecordsOnDisk, folder: string, owed: readonly Acknowledged[]): Generator<string> {
  const reports = records.reports();
  const files = records.files();
  const kept = new Set([...reports, ...files.map(({ sha256 }) => sha256)]);
  if (reports.length !== new Set(reports).size) yield "Something is there twice.";
  for (const { kind, name } of owed) if (!kept.has(name)) yield `The ${kind} ${name} is lost.`;
  for (const { storageKey, sha256 } of files) {
    const path = join(folder, "files", storageKey.slice(0, 2), storageKey);
    if (!existsSync(path)) yield `The records name the file ${storageKey}, which is not there.`;
    else if (createHash("sha256").update(readFileSync(path)).digest("hex") !== sha256)
      yield `The file ${storageKey} is damaged.`;
  }
}
