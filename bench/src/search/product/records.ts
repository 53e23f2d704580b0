import { nameKey } from "@candor/server/features/organizations/rules/name-key";
import { type Database, openDatabase } from "@candor/server/platform/database/database";
import { migrate } from "@candor/server/platform/database/migrate";
import { openLog } from "@candor/server/platform/log";
import { corpus, now } from "../corpus.ts";

/** The organizations of this many postings are enough: names are looked up by an index. */
const mostPostings = 20_000;
const rowsPerInsert = 1000;

/** Records with nothing but organizations, which is all that parsing a sentence reads. */
export async function openRecords(folder: string, postings: number): Promise<Database> {
  const database = openDatabase({ url: undefined, folder, log: openLog("silent") });
  await migrate(database);
  const rows = organizationsOf(Math.min(mostPostings, postings));
  for (let from = 0; from < rows.length; from += rowsPerInsert)
    await database.write((writer) =>
      writer
        .insertInto("organization")
        .values(rows.slice(from, from + rowsPerInsert))
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  return database;
}

function organizationsOf(postings: number) {
  const names = new Map<number, string>();
  for (const batch of corpus(postings))
    for (const { organizationId, organization } of batch) names.set(organizationId, organization);
  return Array.from(names, ([id, name]) => ({
    id,
    name,
    name_key: nameKey(name),
    slug: String(id),
    about: "",
    site: "",
    claimed: 0,
    created_at: now,
  }));
}
