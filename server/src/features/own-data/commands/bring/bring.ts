import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Reader, Writer } from "../../../../platform/database/database.ts";
import type { Tables } from "../../../../platform/database/tables.ts";
import type { ChangeParts } from "../../../../platform/events/change-parts.ts";
import type { Files } from "../../../../platform/files.ts";
import type { ArchiveEvent } from "../../events.ts";
import { personOf } from "../../queries/person.ts";
import { recordsOf } from "../../queries/portions.ts";
import { fates } from "../erase/fates.ts";
import { type PersonArchive, readArchive } from "./read-archive.ts";
import { ArchiveRefused } from "./refused.ts";
import { namedStandIns, type Row, standIns } from "./stand-ins.ts";

export interface BringParts extends ChangeParts {
  readonly files: Files;
}

/**
 * M-26. Takes somebody's archive into an empty instance, with its numbers. What came in is exported again: unless that
 * gives the same archive, nothing is kept. Throws `ArchiveRefused`.
 */
export async function bringPerson(parts: BringParts, bytes: Buffer): Promise<PersonArchive> {
  const archive = await readArchive(bytes);
  const stored = new Map<number, string>();
  try {
    for (const [id, file] of archive.files) stored.set(id, (await parts.files.put(file)).storageKey);
    await parts.database.write((writer) => insertAll(writer, archive, stored, parts));
  } catch (error) {
    for (const storageKey of stored.values()) await parts.files.remove(storageKey);
    throw error;
  }
  return archive;
}

async function insertAll(
  writer: Writer,
  archive: PersonArchive,
  stored: ReadonlyMap<number, string>,
  { database, clock, events }: BringParts,
): Promise<void> {
  if (!(await isEmpty(writer))) throw new ArchiveRefused("not-empty");
  const columns = await columnsOf(database.read);
  const put = async (table: string, rows: readonly Row[]) => {
    for (const row of rows) await insert(writer, columns, table, row);
    await database.dialect.numberAfter(writer, table as keyof Tables, columns.get(table) ?? new Set());
  };
  const now = clock.now();
  for (const [table, rows] of ordered(archive.named, ["account", "organization", "pro", "posting"]))
    await put(
      table,
      rows.map((row) => ({ ...row, ...namedStandIns[table]?.(row, now) })),
    );
  for (const [table, rows] of ordered(archive.records, order)) {
    const made = (row: Row) =>
      table === "file" ? { storage_key: stored.get(Number(row["id"])) } : standIns[table]?.(row);
    await put(
      table,
      rows.map((row) => ({ ...row, ...made(row) })),
    );
  }
  const again = await recordsOf(writer, await personOf(writer, archive.accountId));
  if (!isDeepStrictEqual(again, archive.records)) throw new ArchiveRefused("damaged");
  await events.append(writer, {
    name: "archive-brought",
    subject: "archive",
    payload: { accountId: archive.accountId },
  } satisfies ArchiveEvent);
}

/** Rows come after the rows they refer to, so this is the deletion order reversed. */
const order = [...new Set<keyof Tables>(["file", "account", ...tablesOf(fates).toReversed()])];

function tablesOf(given: Readonly<Record<keyof Tables, unknown>>): (keyof Tables)[] {
  return Object.keys(given) as (keyof Tables)[];
}

function ordered(
  rows: ReadonlyMap<string, readonly Row[]>,
  tables: readonly (keyof Tables)[],
): [keyof Tables, readonly Row[]][] {
  if ([...rows.keys()].some((table) => !tables.includes(table as keyof Tables)))
    throw new ArchiveRefused("other-version");
  return tables.map((table) => [table, rows.get(table) ?? []]);
}

async function insert(
  writer: Writer,
  columns: ReadonlyMap<string, ReadonlySet<string>>,
  table: string,
  row: Row,
): Promise<void> {
  const names = Object.keys(row);
  if (names.some((name) => !columns.get(table)?.has(name))) throw new ArchiveRefused("other-version");
  if (Object.values(row).some((value) => typeof value === "object" && value !== null))
    throw new ArchiveRefused("damaged");
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})`
    .execute(writer)
    .catch((error: unknown) => {
      throw new ArchiveRefused("damaged", { cause: error });
    });
}

async function columnsOf(read: Reader): Promise<Map<string, ReadonlySet<string>>> {
  const tables = await read.introspection.getTables();
  return new Map(tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]));
}

async function isEmpty(writer: Writer): Promise<boolean> {
  for (const table of ["account", "event", "organization", "posting"] as const) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(writer);
    if (rows.length > 0) return false;
  }
  return true;
}
