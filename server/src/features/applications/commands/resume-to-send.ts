import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import { defaultResume, isActiveResume } from "../../resumes/queries.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import type { DraftScope } from "../gate.ts";

interface Wanted {
  readonly named: string | undefined;
  readonly draft: DraftScope | undefined;
  /** Whether the posting asks for a resume. */
  readonly owed: boolean;
}

/**
 * The resume that goes with an application: an active one of this account, or the one uploaded for its draft before
 * signing in, which then becomes the account's. If none is named, the default. Refuses without any (V-16), unless the
 * posting doesn't need one; a named one has to exist even then.
 */
export async function resumeToSend(
  writer: Writer,
  scope: Pick<SessionScope, "accountId">,
  { named, draft, owed }: Wanted,
): Promise<number | null> {
  const id = named ? await ownOf(writer, scope.accountId, named, draft) : await defaultResume(writer, scope);
  if (id !== undefined) return id;
  if (!owed && !named) return null;
  throw new Problem("invalid-request", { fields: [{ path: "/resumeId", key: "validation.resumeRequired" }] });
}

async function ownOf(
  writer: Writer,
  accountId: number,
  named: string,
  draft: DraftScope | undefined,
): Promise<number | undefined> {
  const id = idOf(named);
  if (id === undefined) return undefined;
  const isOwn =
    (await isActiveResume(writer, { accountId }, id)) || (await adopt(writer, accountId, id, draft));
  return isOwn ? id : undefined;
}

async function adopt(
  writer: Writer,
  accountId: number,
  id: number,
  draft: DraftScope | undefined,
): Promise<boolean> {
  if (!draft) return false;
  const adopted = await writer
    .updateTable("resume")
    .set({ account_id: accountId })
    .where("id", "=", id)
    .where("account_id", "is", null)
    .where("draft_key_hash", "=", draft.keyHash)
    .returning("file_id")
    .executeTakeFirst();
  if (!adopted) return false;
  await writer.updateTable("file").set({ owner_id: accountId }).where("id", "=", adopted.file_id).execute();
  return true;
}
