import { hash } from "node:crypto";
import { type Archive, openArchive } from "../../../../platform/documents/zip-archive.ts";
import { ArchiveRefused } from "./refused.ts";
import type { Row } from "./stand-ins.ts";

/** The machine-readable part of an archive; its documents are made again. */
export interface PersonArchive {
  readonly accountId: number;
  readonly email: string;
  readonly records: ReadonlyMap<string, readonly Row[]>;
  readonly named: ReadonlyMap<string, readonly Row[]>;
  /** The bytes of each file, keyed by number. */
  readonly files: ReadonlyMap<number, Buffer>;
}

/** M-26. Throws `ArchiveRefused` for anything but a complete archive. */
export async function readArchive(bytes: Buffer): Promise<PersonArchive> {
  const archive = await openArchive(bytes).catch((error: unknown) => {
    throw new ArchiveRefused("no-archive", { cause: error });
  });
  const records = await tablesIn(archive, "records");
  const [account, ...others] = records.get("account") ?? [];
  const { id, email } = account ?? {};
  if (typeof id !== "number" || typeof email !== "string" || others.length > 0)
    throw new ArchiveRefused("no-archive");
  const files = await filesIn(archive, records.get("file") ?? []);
  return { accountId: id, email, records, named: await tablesIn(archive, "named"), files };
}

async function tablesIn(archive: Archive, folder: string): Promise<Map<string, readonly Row[]>> {
  const tables = new Map<string, readonly Row[]>();
  for (const name of archive.names()) {
    const table = new RegExp(`^${folder}/([a-z_]+)\\.json$`).exec(name)?.[1];
    if (table !== undefined) tables.set(table, rowsOf(await archive.bytes(name)));
  }
  return tables;
}

function rowsOf(bytes: Buffer): readonly Row[] {
  const rows: unknown = parsed(bytes);
  const isRow = (row: unknown) => typeof row === "object" && row !== null && !Array.isArray(row);
  if (!Array.isArray(rows) || !rows.every(isRow)) throw new ArchiveRefused("damaged");
  return rows as Row[];
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch (error) {
    throw new ArchiveRefused("damaged", { cause: error });
  }
}

/** Each file is found by its number, and must match its record. */
async function filesIn(archive: Archive, rows: readonly Row[]): Promise<Map<number, Buffer>> {
  const files = new Map<number, Buffer>();
  for (const { id, sha256 } of rows) {
    const name = archive.names().find((each) => each.startsWith(`files/${String(id)}-`));
    const bytes = name === undefined ? undefined : await archive.bytes(name);
    if (!bytes || hash("sha256", bytes, "hex") !== sha256) throw new ArchiveRefused("damaged");
    files.set(Number(id), bytes);
  }
  return files;
}
