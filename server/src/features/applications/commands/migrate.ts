import { moveConsents } from "../../../platform/consents.ts";
import type { Writer } from "../../../platform/database/database.ts";
import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { mailboxGate } from "../../session/gate/mailbox.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import type { Guesser } from "../../session/rules/client.ts";
import { rowOfToken } from "../../session/rules/mailed-token.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import type { ApplicationReleased } from "../events.ts";
import { type ReferenceScope, referenceGate } from "../gate.ts";
import { partiesOf } from "../queries/parties.ts";
import { type ApplicationParts, announce } from "./announce.ts";

interface Shown {
  readonly reference: string;
  readonly code: string;
  readonly guesser: Guesser;
}

interface MigrationParts extends ApplicationParts {
  readonly keys: Keyring;
}

/**
 * S-23. Moves an application to the account that shows its reference and the code mailed to its present account.
 * Idempotent. The organization's promise stays as it was.
 */
export async function migrate(
  parts: MigrationParts,
  scope: SessionScope,
  { reference, code, guesser }: Shown,
): Promise<number> {
  const { accountId } = scope;
  const id = await parts.database.write(async (writer) => {
    await lockNamed(parts, writer, rowOfToken(reference) ?? -1);
    const application = await referenceGate(writer, parts.keys, scope, reference);
    if (application.isOwn) return application.id;
    const { id: applicationId, email } = application;
    const asked = { purpose: "migration", email, code, guesser, applicationId, accountId } as const;
    if (!(await mailboxGate(parts, writer, asked))) return undefined;
    await moveToAccount(parts, writer, scope, application);
    return application.id;
  });
  // Thrown after the transaction, which has to commit to count the wrong try.
  if (id === undefined)
    throw new Problem("invalid-request", { fields: [{ path: "/code", key: "auth.credentialRefused" }] });
  return id;
}

/** Submitting locks the organization too: neither account gets a second application for the posting meanwhile. */
async function lockNamed(
  { database: { dialect } }: ApplicationParts,
  writer: Writer,
  id: number,
): Promise<void> {
  const named = await writer
    .selectFrom("application")
    .select("organization_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!named) return;
  await dialect.hold(writer, "organization", named.organization_id);
  await dialect.hold(writer, "application", id);
}

async function moveToAccount(
  parts: ApplicationParts,
  writer: Writer,
  scope: SessionScope,
  application: ReferenceScope,
): Promise<void> {
  const { accountId } = scope;
  const { id, account_id: fromAccountId, resume_id: resumeId } = application;
  const { title, organization_name: organization } = application;
  const now = parts.clock.now();
  await writer
    .updateTable("application")
    .set({
      account_id: accountId,
      resume_id: resumeId === null ? null : await shareResume(writer, resumeId, accountId),
      modified_at: now,
      viewed_at: now,
    })
    .where("id", "=", id)
    .execute();
  await moveConsents(writer, { from: fromAccountId, to: accountId, about: id });
  const parties = await partiesOf(writer, { ...application, account_id: accountId });
  await announce(parts, writer, {
    name: "application-migrated",
    subjectId: id,
    ...actorOf(scope),
    payload: { ...parties, fromAccountId },
  });
  await parts.events.append(writer, {
    name: "application-released",
    subject: "account",
    subjectId: fromAccountId,
    ...actorOf(scope),
    payload: { applicationId: id, toAccountId: accountId, title, organization },
  } satisfies ApplicationReleased);
}

/** Both accounts keep the resume: two rows with one file. An account that already has the file gets no second row. */
async function shareResume(writer: Writer, id: number, accountId: number): Promise<number> {
  const { id: _, ...sent } = await writer
    .selectFrom("resume")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const known = await writer
    .selectFrom("resume")
    .select("id")
    .where("account_id", "=", accountId)
    .where("file_id", "=", sent.file_id)
    .executeTakeFirst();
  if (known) return known.id;
  const shared = await writer
    .insertInto("resume")
    .values({ ...sent, account_id: accountId, draft_key_hash: null, preferred_at: null, settled_json: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return shared.id;
}
