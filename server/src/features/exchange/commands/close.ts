import type { Writer } from "../../../platform/database/database.ts";

/**
 * Closes a source's open postings that are missing from a run over a complete file, up to `most`; resolves with their
 * numbers. They stay in the records, so that applicants can still read them.
 */
export async function closeMissing(
  writer: Writer,
  run: { readonly id: number; readonly source: string },
  options: { readonly most: number; readonly now: number },
): Promise<number[]> {
  const gone = await writer
    .selectFrom("posting")
    .select("id")
    .where("source", "=", run.source)
    .where("status", "=", "open")
    // What was written here has no source that could drop it, whatever an import is called.
    .where("life", "is", null)
    .where((e) => e.or([e("import_run_id", "is", null), e("import_run_id", "<", run.id)]))
    .limit(options.most)
    .execute();
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await writer
    .updateTable("posting")
    // Without its hash it counts as changed, so it is reopened when its source lists it again.
    .set({ status: "closed", closed_at: options.now, content_hash: "" })
    .where("id", "in", ids)
    .execute();
  return ids;
}

/**
 * The same for postings that the organization confirmed: resolves with the numbers of published ones that aren't in the
 * run, after the last one checked. Their own life decides what follows.
 */
export async function dropMissing(
  writer: Writer,
  run: { readonly id: number; readonly source: string },
  { after, most }: { readonly after: number; readonly most: number },
): Promise<number[]> {
  const rows = await writer
    .selectFrom("posting")
    .select("id")
    .where("source", "=", run.source)
    .where("life", "=", "published")
    .where("import_run_id", "<", run.id)
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return ids;
  // As above: it counts as changed when it is listed again.
  await writer.updateTable("posting").set({ content_hash: "" }).where("id", "in", ids).execute();
  return ids;
}
