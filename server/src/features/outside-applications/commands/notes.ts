import { limits } from "@candor/contract/limits";
import type { NewOutsideApplication } from "@candor/contract/outside-applications/shapes";
import { hasWords, type OutsideStage } from "@candor/contract/values";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import {
  type OutsideRow,
  outsideApplicationsOf,
  type PostingToNote,
  postingAtSource,
} from "../queries/outside-applications.ts";
import { addressKey } from "../rules.ts";
import type { OutsideParts } from "./parts.ts";

const first: OutsideStage = "submitted";

/** A note, and whether the list had it before. */
export interface Noting {
  readonly row: OutsideRow;
  readonly known: boolean;
}

/** Adds an application made elsewhere to a person's list, once. */
export async function noteOutside(
  { database, clock }: OutsideParts,
  scope: SessionScope,
  noted: NewOutsideApplication,
): Promise<Noting> {
  const now = clock.now();
  return database.write(async (writer) => {
    await database.dialect.hold(writer, "account", scope.accountId);
    if ("jobId" in noted) {
      const posting = await postingAtSource(writer, idOf(noted.jobId) ?? -1);
      if (!posting) throw new Problem("job-not-found");
      const known = await knownNote(writer, scope, posting);
      if (known) return { row: known, known: true };
      await makeSureOfRoom(writer, scope);
      return { row: await insertPosting(writer, scope, { posting, appliedAt: now, now }), known: false };
    }
    const known = await noteOfAddress(writer, scope, noted.url);
    if (known) return { row: known, known: true };
    await makeSureOfRoom(writer, scope);
    return { row: await insertAddress(writer, scope, noted, now), known: false };
  });
}

interface AtPosting {
  readonly posting: PostingToNote;
  readonly appliedAt: number;
  readonly now: number;
}

/** For a posting here; recorded once, however often this is called. */
export async function insertNote(writer: Writer, scope: SessionScope, at: AtPosting): Promise<OutsideRow> {
  return (await knownNote(writer, scope, at.posting)) ?? insertPosting(writer, scope, at);
}

/** A posting here may have been noted by its address before. That note keeps its words, and names the posting now. */
async function knownNote(
  writer: Writer,
  { accountId }: SessionScope,
  { id: postingId, source_url: url }: PostingToNote,
): Promise<OutsideRow | undefined> {
  const notes = await outsideApplicationsOf(writer, { accountId });
  const known = notes.find(({ posting_id }) => posting_id === postingId);
  const pasted = url === null ? undefined : notes.find((note) => note.posting_id === null && isAt(note, url));
  if (known || !pasted) return known;
  return writer
    .updateTable("outside_application")
    .set({ posting_id: postingId })
    .where("id", "=", pasted.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function noteOfAddress(
  writer: Writer,
  scope: SessionScope,
  url: string,
): Promise<OutsideRow | undefined> {
  return (await outsideApplicationsOf(writer, scope)).find((note) => isAt(note, url));
}

function isAt(note: OutsideRow, url: string): boolean {
  return note.url !== null && addressKey(note.url) === addressKey(url);
}

async function insertPosting(
  writer: Writer,
  { accountId }: SessionScope,
  { posting, appliedAt, now }: AtPosting,
): Promise<OutsideRow> {
  const { id: postingId, title, organization, source_url: url } = posting;
  const values = { account_id: accountId, posting_id: postingId, url, title, organization };
  return insert(writer, { ...values, applied_at: appliedAt, modified_at: now });
}

async function insertAddress(
  writer: Writer,
  { accountId }: SessionScope,
  { url, title, organization }: Extract<NewOutsideApplication, { url: string }>,
  now: number,
): Promise<OutsideRow> {
  return insert(writer, {
    account_id: accountId,
    posting_id: null,
    url,
    title: hasWords(title) ? title : new URL(url).host,
    organization: hasWords(organization) ? organization : null,
    applied_at: now,
    modified_at: now,
  });
}

type Noted = Omit<OutsideRow, "id" | "stage" | "notes" | "remind_at">;

async function insert(writer: Writer, noted: Noted): Promise<OutsideRow> {
  return writer
    .insertInto("outside_application")
    .values({ ...noted, stage: first, notes: "", remind_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function makeSureOfRoom(writer: Writer, { accountId }: SessionScope): Promise<void> {
  const count = await countRows(writer.selectFrom("outside_application").where("account_id", "=", accountId));
  if (count >= limits.outsideApplications) throw new Problem("too-many-outside");
}

export async function forgetOutside(
  { database }: OutsideParts,
  { accountId }: SessionScope,
  id: string,
): Promise<void> {
  await database.write((writer) =>
    writer
      .deleteFrom("outside_application")
      .where("id", "=", idOf(id) ?? -1)
      .where("account_id", "=", accountId)
      .execute(),
  );
}
