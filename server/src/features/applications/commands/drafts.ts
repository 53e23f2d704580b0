import { randomBytes } from "node:crypto";
import type { DraftChange, DraftFields } from "@candor/contract/drafts/shapes";
import { limits } from "@candor/contract/limits";
import type { Updateable } from "kysely";
import { sql } from "kysely";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Writer } from "../../../platform/database/database.ts";
import type { ApplyDraftTable } from "../../../platform/database/tables/applications.ts";
import { type ReceivingParts, receive } from "../../../platform/documents/receive.ts";
import { hour } from "../../../platform/durations.ts";
import { forgetFile, recordFile } from "../../../platform/file-records.ts";
import type { UploadedFile } from "../../../platform/http/bodies/uploads.ts";
import { fromJson, jsonText } from "../../../platform/json-text.ts";
import { type Forget, forgetRows } from "../../../platform/retention/timer.ts";
import type { Alongside } from "../../../platform/uploads/use-upload.ts";
import { questionsOf } from "../../hosting/queries/questions.ts";
import { newResume } from "../../resumes/rules/new-resume.ts";
import type { DraftScope } from "../gate.ts";
import { forgetAnswerFilesOfDraft } from "./forget-answer-files.ts";

export interface DraftParts extends ReceivingParts {
  readonly database: Database;
  readonly clock: Clock;
}

/** 256 random bits. Nothing is stored until there is a draft to save. */
export function newDraftKey(): string {
  return randomBytes(32).toString("base64url");
}

/** Saves fields as typed; absent fields keep their values. */
export async function keepFields(
  { database, clock }: DraftParts,
  scope: DraftScope,
  postingId: number,
  { answers = {}, ...fields }: DraftChange,
): Promise<void> {
  await database.write(async (writer) => {
    const before = await openDraft(writer, scope, postingId, clock.now());
    const kept = { ...fromJson(before.fields_json), ...fields };
    // Drops answers to questions no longer asked: answers are no place to store anything else.
    const given = { ...fromJson(before.answers_json), ...answers };
    const asked = (await questionsOf(writer, postingId)).flatMap(({ id, kind }) =>
      // A file isn't typed: this only records that it was asked for.
      given[id] === undefined ? [] : [[id, kind === "file" ? "" : given[id]] as const],
    );
    await change(writer, scope, postingId, {
      fields_json: jsonText(kept),
      answers_json: jsonText(Object.fromEntries(asked)),
    });
  });
}

/** Replaces and deletes an earlier upload; `alongside` runs in the same transaction. The file may fill empty fields. */
export async function keepResume(
  parts: DraftParts,
  scope: DraftScope,
  postingId: number,
  file: UploadedFile,
  alongside?: Alongside,
): Promise<void> {
  await receive(parts, file, (document) =>
    parts.database.write(async (writer) => {
      const now = parts.clock.now();
      await alongside?.(writer);
      const fileId = await recordFile(writer, document, null, now);
      const { id } = await writer
        .insertInto("resume")
        .values(newResume({ owner: { draftKeyHash: scope.keyHash }, fileId, text: document.text }, now))
        .returning("id")
        .executeTakeFirstOrThrow();
      const before = await openDraft(writer, scope, postingId, now);
      await change(writer, scope, postingId, {
        resume_id: id,
        fields_json: jsonText(withoutEmpty(fromJson(before.fields_json))),
      });
      await forgetUpload(writer, before.resume_id, now);
    }),
  );
}

function withoutEmpty(fields: DraftFields): DraftFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

export async function dropResume(
  { database, clock }: DraftParts,
  scope: DraftScope,
  postingId: number,
): Promise<void> {
  await database.write(async (writer) => {
    const before = await openDraft(writer, scope, postingId, clock.now());
    await change(writer, scope, postingId, { resume_id: null });
    await forgetUpload(writer, before.resume_id, clock.now());
  });
}

export const forgetDrafts: Forget = (writer, now, most) =>
  forgetRows(
    writer,
    { from: "apply_draft", key: ["key_hash", "posting_id"], where: sql`expires_at <= ${now}` },
    most,
  );

/** Deletes uploads that no draft refers to and nobody sent. */
export const forgetUnsentUploads: Forget = async (writer, now, most) => {
  const left = await writer
    .selectFrom("resume")
    .leftJoin("apply_draft", "apply_draft.resume_id", "resume.id")
    .select("resume.id")
    .where("resume.account_id", "is", null)
    .where("apply_draft.key_hash", "is", null)
    .limit(most)
    .execute();
  for (const { id } of left) await forgetUpload(writer, id, now);
  return left.length;
};

/** Does nothing if there is no upload, or if it has been sent. */
async function forgetUpload(writer: Writer, resumeId: number | null, now: number): Promise<void> {
  const deleted = await writer
    .deleteFrom("resume")
    .where("id", "=", resumeId)
    .where("account_id", "is", null)
    .returning("file_id")
    .executeTakeFirst();
  if (!deleted) return;
  const file = await writer
    .selectFrom("file")
    .select(["id", "storage_key as storageKey"])
    .where("id", "=", deleted.file_id)
    .executeTakeFirstOrThrow();
  await forgetFile(writer, file, now);
}

/** The draft, with its expiry renewed; a new, empty one if there is none or it has expired. */
export async function openDraft(writer: Writer, scope: DraftScope, postingId: number, now: number) {
  const key = { key_hash: scope.keyHash, posting_id: postingId };
  const { numDeletedRows } = await writer
    .deleteFrom("apply_draft")
    .where((e) => e.and(key))
    .where("expires_at", "<=", now)
    .executeTakeFirst();
  // Files uploaded for the expired draft must not reappear in the new one.
  if (numDeletedRows > 0) await forgetAnswerFilesOfDraft(writer, scope, postingId, now);
  const expires_at = now + limits.draftHours * hour;
  await makeRoom(writer, scope, postingId);
  return writer
    .insertInto("apply_draft")
    .values({ ...key, fields_json: jsonText({}), resume_id: null, expires_at, started_at: now })
    .onConflict((conflict) => conflict.columns(["key_hash", "posting_id"]).doUpdateSet({ expires_at }))
    .returning(["fields_json", "answers_json", "resume_id"])
    .executeTakeFirstOrThrow();
}

/** Deletes the drafts of a key that were unchanged for longest, so that one more fits the limit. */
async function makeRoom(writer: Writer, { keyHash }: DraftScope, postingId: number): Promise<void> {
  const tooOld = await writer
    .selectFrom("apply_draft")
    .select("posting_id")
    .where("key_hash", "=", keyHash)
    .where("posting_id", "!=", postingId)
    .orderBy("expires_at", "desc")
    .orderBy("posting_id")
    .limit(limits.drafts)
    .offset(limits.drafts - 1)
    .execute();
  if (tooOld.length === 0) return;
  await writer
    .deleteFrom("apply_draft")
    .where("key_hash", "=", keyHash)
    .where(
      "posting_id",
      "in",
      tooOld.map((row) => row.posting_id),
    )
    .execute();
}

async function change(
  writer: Writer,
  scope: DraftScope,
  postingId: number,
  values: Updateable<Pick<ApplyDraftTable, "fields_json" | "answers_json" | "resume_id">>,
): Promise<void> {
  await writer
    .updateTable("apply_draft")
    .set(values)
    .where("key_hash", "=", scope.keyHash)
    .where("posting_id", "=", postingId)
    .execute();
}
