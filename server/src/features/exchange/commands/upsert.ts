import { hash } from "node:crypto";
import { factNames } from "@candor/contract/jobs/facts";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Writer } from "../../../platform/database/database.ts";
import type { PostingTable } from "../../../platform/database/tables/postings.ts";
import { columnsOfDraft, statedColumn } from "../../jobs/rules/posting-columns.ts";
import type { PostingDraft } from "../../jobs/rules/posting-draft.ts";
import { nameKey } from "../../organizations/rules/name-key.ts";
import type { Applied } from "../rules/applied.ts";
import { type NamedOrganization, organizationsByName } from "./organizations.ts";

interface Run {
  readonly runId: number;
  readonly now: number;
  /** The owner of these postings, whatever their rows say; absent if the rows decide. */
  readonly owner?: Owner | undefined;
}

/** The organization that connected the source. */
interface Owner {
  readonly organization: NamedOrganization;
  /** If nobody proved to speak for it, its postings come as drafts, which it has to publish. */
  readonly proved: boolean;
}

/** What a batch did: numbers of postings, for those who are told. */
interface Upserted {
  readonly counts: Applied;
  readonly changed: number[];
  /** Those among them that are new. */
  readonly added: number[];
  /** Confirmed postings about which their source now says something else. */
  readonly restated: number[];
  /** New postings that came as drafts. */
  readonly drafted: number[];
}

/** Inserts or updates a batch of drafts by source and source id; resolves with the outcome. */
export async function upsert(writer: Writer, run: Run, drafts: readonly PostingDraft[]): Promise<Upserted> {
  const batch = lastOfEach(drafts);
  const names = run.owner ? [] : batch.map(organizationOf);
  const organizations = await organizationsByName(writer, names, run.now);
  const known = await existing(writer, batch);
  const fresh: Insertable<PostingTable>[] = [];
  const unchanged: number[] = [];
  const changed: number[] = [];
  const restated: number[] = [];
  for (const draft of batch) {
    const row = known.get(nameOf(draft.source, draft.sourceId));
    const named = () => organizations.get(nameKey(organizationOf(draft)))!;
    const columns = columnsOf(draft, run.owner?.organization ?? named(), run);
    if (!row) fresh.push(newPosting(draft, columns, run));
    else if (row.content_hash === columns.content_hash) unchanged.push(row.id);
    else if (row.life !== null)
      restated.push(await restate(writer, row.id, { draft, columns, now: run.now }));
    else {
      await writer
        .updateTable("posting")
        .set({ ...reopenedOrNot(columns, row, run), ...statedColumn(draft) })
        .where("id", "=", row.id)
        .execute();
      changed.push(row.id);
    }
  }
  await seen(writer, unchanged, run);
  const added = await insert(writer, fresh);
  return {
    counts: {
      added: added.length,
      updated: changed.length + restated.length,
      unchanged: unchanged.length,
      closed: 0,
    },
    changed: [...changed, ...added],
    added,
    restated,
    drafted: run.owner?.proved === false ? added : [],
  };
}

/** If a file has a posting twice, the later row wins. */
function lastOfEach(drafts: readonly PostingDraft[]): PostingDraft[] {
  return [...new Map(drafts.map((draft) => [nameOf(draft.source, draft.sourceId), draft])).values()];
}

function nameOf(source: string, sourceId: string): string {
  return JSON.stringify([source, sourceId]);
}

/** A posting whose source names no organization is listed under the source's name. */
function organizationOf(draft: PostingDraft): string {
  return draft.organization ?? draft.source;
}

type Known = Pick<Selectable<PostingTable>, "id" | "content_hash" | "closed_at" | "life" | "withheld_at">;

async function existing(writer: Writer, batch: readonly PostingDraft[]) {
  const bySource = Map.groupBy(batch, (draft) => draft.source);
  const found = new Map<string, Known>();
  for (const [source, drafts] of bySource) {
    const ids = drafts.map((draft) => draft.sourceId);
    const rows = await writer
      .selectFrom("posting")
      .select(["id", "source_id", "content_hash", "closed_at", "life", "withheld_at"])
      .where("source", "=", source)
      .where("source_id", "in", ids)
      .execute();
    for (const row of rows) found.set(nameOf(source, row.source_id), row);
  }
  return found;
}

/** Records postings whose rows a run couldn't read, so that they don't count as missing. */
export async function keepSeen(
  writer: Writer,
  run: Run & { readonly source: string },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await writer
    .updateTable("posting")
    .set({ import_run_id: run.runId })
    .where("source", "=", run.source)
    .where("source_id", "in", ids)
    .execute();
}

type Columns = ReturnType<typeof columnsOf>;

function columnsOf(draft: PostingDraft, { id, wholeId }: NamedOrganization, run: Run) {
  return {
    ...columnsOfDraft(draft),
    organization_id: wholeId ?? id,
    named_organization_id: wholeId === null ? null : id,
    status: draft.open ? ("open" as const) : ("closed" as const),
    // A posting is read again when there are new kinds of facts to find in it.
    content_hash: hash("sha256", JSON.stringify([draft, factNames]), "base64url"),
    import_run_id: run.runId,
    changed_at: run.now,
  } satisfies Updateable<PostingTable>;
}

/** Its age counts from its first publication, whatever dates its source states later. */
function newPosting(draft: PostingDraft, columns: Columns, run: Run): Insertable<PostingTable> {
  return {
    ...columns,
    ...statedColumn(draft),
    source: draft.source,
    source_id: draft.sourceId,
    added_run_id: run.runId,
    pro_id: null,
    first_seen_at: Math.min(draft.postedAt ?? run.now, run.now),
    confirmed_at: null,
    closed_at: draft.open ? null : run.now,
    cluster_id: null,
    speaks: 1,
    cluster_size: 1,
    ...(run.owner?.proved === false && { life: "draft", status: "closed" }),
  };
}

/** A confirmed posting belongs to its organization: the source's words are only recorded. */
async function restate(
  writer: Writer,
  id: number,
  { draft, columns, now }: { draft: PostingDraft; columns: Columns; now: number },
): Promise<number> {
  const { content_hash, import_run_id } = columns;
  await writer.updateTable("posting").set({ content_hash, import_run_id }).where("id", "=", id).execute();
  const stated = {
    columns_json: JSON.stringify({ ...columnsOfDraft(draft), ...statedColumn(draft) }),
    said_at: now,
  };
  await writer
    .insertInto("source_statement")
    .values({ posting_id: id, ...stated })
    .onConflict((conflict) => conflict.column("posting_id").doUpdateSet(stated))
    .execute();
  return id;
}

/** A posting that the operator removed stays closed, and is read again with each file until it is allowed. */
function reopenedOrNot(columns: Columns, row: Known, run: Run): Updateable<PostingTable> {
  if (row.withheld_at !== null)
    return { ...columns, status: "closed", closed_at: row.closed_at ?? run.now, content_hash: "" };
  return { ...columns, closed_at: columns.status === "open" ? null : (row.closed_at ?? run.now) };
}

async function seen(writer: Writer, ids: readonly number[], run: Run): Promise<void> {
  if (ids.length === 0) return;
  await writer.updateTable("posting").set({ import_run_id: run.runId }).where("id", "in", ids).execute();
}

async function insert(writer: Writer, rows: readonly Insertable<PostingTable>[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const inserted = await writer.insertInto("posting").values(rows).returning("id").execute();
  return inserted.map(({ id }) => id);
}
