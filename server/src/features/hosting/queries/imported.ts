import { countRows } from "../../../platform/database/count-rows.ts";
import type { Reader } from "../../../platform/database/database.ts";
import { noSource } from "../../jobs/rules/source-label.ts";
import { importedColumns } from "../rules/imported-form.ts";

export type ImportedRow = NonNullable<Awaited<ReturnType<typeof importedById>>>;

/** The organization's open postings that nobody has confirmed yet, oldest first. Checks no authority. */
export async function importedOf(
  read: Reader,
  organizationId: number,
  { from, size }: { readonly from: number; readonly size: number },
) {
  const waiting = read
    .selectFrom("posting")
    .where("posting.organization_id", "=", organizationId)
    .where("posting.status", "=", "open")
    .where("posting.life", "is", null);
  const total = await countRows(waiting);
  const rows = await waiting
    .leftJoin("hosted_posting", "hosted_posting.posting_id", "posting.id")
    .select(importedColumns.map((name) => `posting.${name}` as const))
    .select(["posting.id", "posting.source", "hosted_posting.fields_json"])
    .select("hosted_posting.source_fields_json")
    .orderBy("posting.first_seen_at")
    .orderBy("posting.id")
    .limit(size)
    .offset(from)
    .execute();
  return { rows, total };
}

/** A posting of an organization that was imported, even if it was confirmed since. */
export async function importedById(read: Reader, organizationId: number, id: number) {
  return read
    .selectFrom("posting")
    .leftJoin("hosted_posting", "hosted_posting.posting_id", "posting.id")
    .select(importedColumns.map((name) => `posting.${name}` as const))
    .select(["posting.id", "posting.life", "posting.status", "posting.source", "posting.pro_id"])
    .select(["hosted_posting.fields_json", "hosted_posting.source_fields_json"])
    .where("posting.id", "=", id)
    .where("posting.organization_id", "=", organizationId)
    .where("posting.source", "!=", noSource)
    .executeTakeFirst();
}

/** What the source of a confirmed posting says about it now; undefined if it has said nothing since. */
export async function statementOf(read: Reader, id: number) {
  return read
    .selectFrom("source_statement")
    .select("columns_json")
    .where("posting_id", "=", id)
    .executeTakeFirst();
}
