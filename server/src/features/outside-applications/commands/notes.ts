import { limits } from "@candor/contract/limits";
import type { NewOutsideApplication } from "@candor/contract/outside-applications/shapes";
import { hasWords, type OutsideStage } from "@candor/contract/values";
import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../jobs/rules/ids.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { type OutsideRow, type PostingToNote, postingAtSource } from "../queries/outside-applications.ts";
import type { OutsideParts } from "./parts.ts";

const first: OutsideStage = "submitted";

/** Adds an application made elsewhere to a person's list. */
export async function noteOutside(
  { database, clock }: OutsideParts,
  scope: SessionScope,
  noted: NewOutsideApplication,
): Promise<OutsideRow> {
  const now = clock.now();
  return database.write(async (writer) => {
    await database.dialect.hold(writer, "account", scope.accountId);
    await makeSureOfRoom(writer, scope);
    if ("jobId" in noted) {
      const posting = await postingAtSource(writer, idOf(noted.jobId) ?? -1);
      if (!posting) throw new Problem("job-not-found");
      return insertNote(writer, scope, { posting, appliedAt: now, now });
    }
    return insertAddress(writer, scope, noted, now);
  });
}

interface AtPosting {
  readonly posting: PostingToNote;
  readonly appliedAt: number;
  readonly now: number;
}

/** For a posting here; recorded once, however often this is called. */
export async function insertNote(
  writer: Writer,
  { accountId }: SessionScope,
  { posting, appliedAt, now }: AtPosting,
): Promise<OutsideRow> {
  const { id: postingId, title, organization, source_url: url } = posting;
  const known = await writer
    .selectFrom("outside_application")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("posting_id", "=", postingId)
    .executeTakeFirst();
  if (known) return known;
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
  const { count } = await writer
    .selectFrom("outside_application")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
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
