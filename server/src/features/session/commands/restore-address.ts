import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { accountByEmail } from "../queries/accounts.ts";
import { replacementOf } from "../queries/email-changes.ts";
import { needsItsMailbox } from "../queries/needs-mailbox.ts";
import { unnamedAddress } from "./accounts.ts";
import { announce, type SessionParts } from "./announce.ts";

/** An account, and the address of a mail about it whose link somebody pressed. */
interface Mailed {
  readonly accountId: number;
  readonly email: string;
}

/**
 * Makes the address the account's again if it was replaced after the mail. Resolves to false if another account needs
 * the address: no address leads to this account then, and the link works again once the address is free. The caller has
 * locked the account.
 */
export async function restoreAddress(parts: SessionParts, writer: Writer, mailed: Mailed): Promise<boolean> {
  const { accountId, email } = mailed;
  const account = await writer
    .selectFrom("account")
    .select(["email", "unproved_email as waitsFor"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  if (account.email === email) return true;
  const change = await replacementOf(writer, mailed);
  // The intruder's mailbox has such links too: they do nothing once its address was undone.
  if (!change || (change.cancelled_at !== null && account.waitsFor !== email))
    throw new Problem("proof-refused");
  await undoChanges(parts, writer, { accountId, first: change.id });
  const isFree = await freeAddress(parts, writer, email);
  const address = isFree
    ? { email, unproved_email: null, email_proved_at: parts.clock.now() }
    : { email: unnamedAddress(), unproved_email: email, email_proved_at: null };
  await writer.updateTable("account").set(address).where("id", "=", accountId).execute();
  return isFree;
}

/** Cancels the change that replaced the address, and those after it: their addresses can't be restored. */
async function undoChanges(
  { clock }: SessionParts,
  writer: Writer,
  { accountId, first }: { readonly accountId: number; readonly first: number },
): Promise<void> {
  await writer
    .updateTable("email_change")
    .set({ cancelled_at: clock.now() })
    .where("account_id", "=", accountId)
    .where("id", ">=", first)
    .where("confirmed_at", "is not", null)
    .execute();
}

/**
 * Whoever signs in with a replaced address gets a new account. Its mailbox counts as unproved again (ADR 037), unless
 * the account needs it. Resolves to whether the address is free.
 */
async function freeAddress(parts: SessionParts, writer: Writer, email: string): Promise<boolean> {
  const holder = await accountByEmail(writer, email);
  if (!holder) return true;
  await parts.database.dialect.hold(writer, "account", holder.id);
  if (await needsItsMailbox(writer, { accountId: holder.id })) return false;
  await writer
    .updateTable("account")
    .set({ email: unnamedAddress(), unproved_email: email, email_proved_at: null })
    .where("id", "=", holder.id)
    .execute();
  // The next sign-in through a provider opens the account that has the address.
  await writer.deleteFrom("social_identity").where("account_id", "=", holder.id).execute();
  await announce(parts, writer, {
    name: "email-given-back",
    subject: "account",
    subjectId: holder.id,
    payload: {},
  });
  return true;
}
