import type { Reader } from "../../../platform/database/database.ts";
import { isShown } from "../../blocks/queries/hidden.ts";
import type { DraftScope } from "../gate.ts";

/** Keyed by the ids of the questions that they answer. */
export type DraftFiles = ReadonlyMap<string, Awaited<ReturnType<typeof rowsOf>>[number]>;

/** The files of a draft that hasn't expired. */
export async function filesOfDraft(
  read: Reader,
  scope: DraftScope,
  postingId: number,
  now: number,
): Promise<DraftFiles> {
  const rows = await rowsOf(read, scope, postingId, now);
  return new Map(rows.map((row) => [row.question_id, row]));
}

function rowsOf(read: Reader, { keyHash }: DraftScope, postingId: number, now: number) {
  return read
    .selectFrom("answer_file")
    .innerJoin("apply_draft", (join) =>
      join
        .onRef("apply_draft.key_hash", "=", "answer_file.draft_key_hash")
        .onRef("apply_draft.posting_id", "=", "answer_file.posting_id"),
    )
    .innerJoin("file", "file.id", "answer_file.file_id")
    .select(["answer_file.id", "answer_file.question_id", "file.name", "file.media_type", "file.bytes"])
    .select("file.sha256")
    .where("answer_file.draft_key_hash", "=", keyHash)
    .where("answer_file.posting_id", "=", postingId)
    .where("apply_draft.expires_at", ">", now)
    .orderBy("answer_file.id")
    .execute();
}

interface Asking {
  readonly accountId: number;
  readonly applicationId: number;
}

/**
 * A file of an application, for its owner or a member of its organization; undefined for anybody else, and for an
 * organization that may no longer see the application.
 */
export async function answerFileFor(read: Reader, { accountId, applicationId }: Asking, id: number) {
  return read
    .selectFrom("answer_file")
    .innerJoin("application", "application.id", "answer_file.application_id")
    .innerJoin("account", "account.id", "application.account_id")
    .innerJoin("file", "file.id", "answer_file.file_id")
    .select(["application.id", "application.account_id", "application.organization_id", "account.email"])
    .select(["application.contact_shared_at", "application.blind_until", "application.phone"])
    .select(["application.first_name", "application.last_name", "answer_file.text"])
    .select(["file.name", "file.media_type as mediaType", "file.storage_key as storageKey", "file.sha256"])
    .where("answer_file.id", "=", id)
    .where("application.id", "=", applicationId)
    .where((e) =>
      e.or([
        e("application.account_id", "=", accountId),
        e.and([
          e.exists(
            e
              .selectFrom("membership")
              .select("membership.account_id")
              .whereRef("membership.organization_id", "=", "application.organization_id")
              .where("membership.account_id", "=", accountId),
          ),
          isShown,
        ]),
      ]),
    )
    .executeTakeFirst();
}
