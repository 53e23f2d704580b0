import { randomBytes } from "node:crypto";
import { limits, mailedCodes } from "@candor/contract/limits";
import type { ProblemCode } from "@candor/contract/problems";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import { hour } from "../../../platform/durations.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { countShared, tooMany } from "../../../platform/http/rate-limits.ts";
import type { SessionScope } from "../gate.ts";
import { unprovedAccount } from "../queries.ts";
import { codeSecret } from "../rules/codes.ts";
import { isMailedToken, rowOfToken } from "../rules/mailed-token.ts";
import { announce, type SessionParts } from "./announce.ts";
import { refuseMisspelledDomain, refuseUnknownDomain } from "./known-domain.ts";
import { nameAccount } from "./mailbox.ts";
import { confirmPassword } from "./password.ts";

/** Mails a link to the new address, which replaces what was asked before. Nothing changes until it is opened. */
export async function requestEmailChange(
  parts: SessionParts,
  scope: SessionScope,
  { email, asTyped, password }: { email: string; asTyped?: true | undefined; password?: string | undefined },
): Promise<void> {
  refuseMisspelledDomain(email, asTyped);
  refuseUnknownDomain(parts, email);
  await confirmPassword(parts, scope, password, "/password");
  const now = parts.clock.now();
  const wait = await countShared(parts.database, `email change ${scope.accountId}`, mailedCodes, now);
  if (wait > 0) throw tooMany("too-many-attempts", wait);
  await parts.database.write(async (writer) => {
    const { id } = await writer
      .insertInto("email_change")
      .values({
        account_id: scope.accountId,
        old_email: scope.email,
        email,
        salt: randomBytes(16).toString("base64url"),
        created_at: now,
        expires_at: now + limits.emailChangeHours * hour,
        confirmed_at: null,
        cancelled_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await announce(parts, writer, {
      ...about(scope),
      name: "email-change-requested",
      payload: { emailChangeId: id },
    });
  });
}

/** makes the mailed address the account's; resolves to it. */
export async function confirmEmailChange(
  parts: SessionParts,
  scope: SessionScope,
  code: string,
): Promise<{ email: string }> {
  const change = await openEmailChange(parts, scope, code);
  return parts.database.write(async (writer) => {
    const now = parts.clock.now();
    if (await isTaken(writer, change.email, scope.accountId)) throw new Problem("email-in-use");
    const { numUpdatedRows } = await writer
      .updateTable("email_change")
      .set({ confirmed_at: now })
      .where("id", "=", change.id)
      .where("confirmed_at", "is", null)
      .where("cancelled_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem("email-change-expired");
    const { accountId } = scope;
    const { email } = change;
    if (await unprovedAccount(writer, { accountId })) await nameAccount(parts, writer, { accountId, email });
    else await changeAddress(parts, writer, scope, change);
    return { email };
  });
}

async function changeAddress(
  parts: SessionParts,
  writer: Writer,
  scope: SessionScope,
  change: Change,
): Promise<void> {
  await writer
    .updateTable("account")
    .set({ email: change.email, email_proved_at: parts.clock.now() })
    .where("id", "=", scope.accountId)
    .execute();
  await announce(parts, writer, {
    ...about(scope),
    name: "email-changed",
    payload: { emailChangeId: change.id },
  });
}

/** whatever was asked for is not wanted any more. */
export async function cancelEmailChange(
  parts: SessionParts,
  writer: Writer,
  accountId: number,
): Promise<void> {
  await writer
    .updateTable("email_change")
    .set({ cancelled_at: parts.clock.now() })
    .where("account_id", "=", accountId)
    .where("confirmed_at", "is", null)
    .where("cancelled_at", "is", null)
    .execute();
}

/** What a mailed code is about to change, for whoever may still confirm it. */
export async function openEmailChange(
  parts: SessionParts,
  scope: SessionScope,
  code: string,
): Promise<Change> {
  const change = await changeOfCode(parts, code);
  if (!change) throw new Problem("email-change-expired");
  const fault = await faultOf(parts, scope, change);
  if (fault) throw new Problem(fault);
  return change;
}

type Change = NonNullable<Awaited<ReturnType<typeof changeOfCode>>>;

async function changeOfCode({ database, keys }: SessionParts, code: string) {
  const id = rowOfToken(code);
  if (id === undefined) return undefined;
  const change = await database.read
    .selectFrom("email_change")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return change && isMailedToken(codeSecret(keys), "email-change", change, code) ? change : undefined;
}

/** for somebody who has the mail. */
async function faultOf(
  { database, clock }: SessionParts,
  { accountId }: SessionScope,
  change: Change,
): Promise<ProblemCode | undefined> {
  if (change.account_id !== accountId) return "email-change-wrong-user";
  if (change.cancelled_at !== null) return "email-change-cancelled";
  if (change.confirmed_at !== null || change.expires_at <= clock.now()) return "email-change-expired";
  const newest = await newestChange(database.read, accountId);
  return newest?.id === change.id ? undefined : "email-change-wrong-email";
}

/** What an account asked for last. */
export async function newestChange(read: Reader, accountId: number) {
  return read
    .selectFrom("email_change")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Whether the address is another account's. */
export async function isTaken(writer: Writer, email: string, accountId: number): Promise<boolean> {
  const other = await writer
    .selectFrom("account")
    .select("id")
    .where("email", "=", email)
    .where("id", "!=", accountId)
    .executeTakeFirst();
  return other !== undefined;
}

function about({ accountId }: SessionScope) {
  return { subject: "account", subjectId: accountId, actorId: accountId } as const;
}
