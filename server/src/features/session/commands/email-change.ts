import { randomBytes } from "node:crypto";
import { limits } from "@candor/contract/limits";
import { mailedCodes, mailedToNamed } from "@candor/contract/rate-limits";
import type { Writer } from "../../../platform/database/database.ts";
import { hour } from "../../../platform/durations.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { countShared, tally, tooMany } from "../../../platform/http/rate-limits.ts";
import { refuseMisspelledDomain, refuseUnknownDomain } from "../gate/known-domain.ts";
import type { SessionScope } from "../gate/scopes.ts";
import { unprovedAccount } from "../queries/accounts.ts";
import { type Change, changeToConfirm, isTaken, newestChange, type Owner } from "../queries/email-changes.ts";
import { isWithinRepeat } from "../rules/codes.ts";
import { announce, byOwner, type SessionParts } from "./announce.ts";
import { holdOwnAccount } from "./hold-account.ts";
import { nameAccount } from "./mailbox.ts";
import { confirmPassword } from "./password.ts";

/** Mails a link to the new address; it replaces an earlier request. Nothing changes until the link is opened. */
export async function requestEmailChange(
  parts: SessionParts,
  scope: SessionScope,
  { email, asTyped, password }: { email: string; asTyped?: true | undefined; password?: string | undefined },
): Promise<void> {
  // A mail about a taken address would be about their own account.
  if (email === scope.email)
    throw new Problem("invalid-request", { fields: [{ path: "/email", key: "account.sameEmail" }] });
  refuseMisspelledDomain(email, asTyped);
  refuseUnknownDomain(parts, email);
  await confirmPassword(parts, scope, password, "/password");
  const now = parts.clock.now();
  const wait = await countShared(parts.database, `email change ${scope.accountId}`, mailedCodes, now);
  if (wait > 0) throw tooMany("too-many-attempts", wait);
  await parts.database.write(async (writer) => {
    await holdOwnAccount(parts, writer, scope);
    if (await isAskedJustNow(writer, scope, { email, now })) return;
    const patience = await tally(writer, `email changes to ${email}`, mailedToNamed, now);
    if (patience > 0) throw tooMany("too-many-attempts", patience);
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
      ...byOwner(scope),
      name: "email-change-requested",
      payload: { emailChangeId: id },
    });
  });
}

/** A second click: another mail would make the link in the first one useless. */
async function isAskedJustNow(
  writer: Writer,
  scope: SessionScope,
  { email, now }: { readonly email: string; readonly now: number },
): Promise<boolean> {
  const newest = await newestChange(writer, scope);
  if (newest?.email !== email || newest.confirmed_at !== null || newest.cancelled_at !== null) return false;
  return isWithinRepeat(newest.created_at, now);
}

/** makes the mailed address the account's; resolves to it. The second of two clicks finds it done. */
export async function confirmEmailChange(
  parts: SessionParts,
  scope: SessionScope,
  code: string,
): Promise<{ email: string }> {
  const { accountId } = scope;
  return parts.database.write(async (writer) => {
    // Two clicks take turns.
    await holdOwnAccount(parts, writer, scope);
    const change = await changeToConfirm(writer, parts, scope, code);
    const { email } = change;
    if (change.confirmed_at !== null) return { email };
    if (await isTaken(writer, email, scope)) throw new Problem("email-in-use");
    const { numUpdatedRows } = await writer
      .updateTable("email_change")
      .set({ confirmed_at: parts.clock.now() })
      .where("id", "=", change.id)
      .where("confirmed_at", "is", null)
      .where("cancelled_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem("email-change-expired");
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
    ...byOwner(scope),
    name: "email-changed",
    payload: { emailChangeId: change.id },
  });
}

/** cancels the requested change. */
export async function cancelEmailChange(parts: SessionParts, scope: SessionScope): Promise<void> {
  await parts.database.write((writer) => cancelChangesOf(parts, writer, scope));
}

/** Cancels an account's pending changes. */
export async function cancelChangesOf(
  { clock }: Pick<SessionParts, "clock">,
  writer: Writer,
  { accountId }: Owner,
): Promise<void> {
  await writer
    .updateTable("email_change")
    .set({ cancelled_at: clock.now() })
    .where("account_id", "=", accountId)
    .where("confirmed_at", "is", null)
    .where("cancelled_at", "is", null)
    .execute();
}
