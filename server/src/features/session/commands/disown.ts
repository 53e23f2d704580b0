import { limits } from "@candor/contract/limits";
import { day } from "../../../platform/durations.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { codeSecret } from "../rules/codes.ts";
import { isMailedToken, rowOfToken } from "../rules/mailed-token.ts";
import { announce, type SessionParts } from "./announce.ts";
import { cancelChangesOf } from "./email-change.ts";
import { endSessions } from "./end-sessions.ts";
import { restoreAddress } from "./restore-address.ts";

/**
 * A mail's reader reports that it was somebody else: ends every session, removes the password, all passkeys and all
 * linked identities, forgets every device, and restores an address that was replaced since. After that only the mailbox
 * opens the account. If another account needs the address, nothing opens it, and the answer says so.
 * Idempotent.
 */
export async function disown(parts: SessionParts, token: string): Promise<{ email: string }> {
  const link = await linkOf(parts, token);
  if (!link) throw new Problem("proof-refused");
  const { account_id: accountId, email } = link;
  const opensIt = await parts.database.write(async (writer) => {
    await parts.database.dialect.hold(writer, "account", accountId);
    const isRestored = await restoreAddress(parts, writer, { accountId, email });
    await writer.updateTable("account").set({ password_hash: null }).where("id", "=", accountId).execute();
    // All passkeys: an intruder may have added one before the act that was mailed, and would get back in with it.
    await writer.deleteFrom("passkey").where("account_id", "=", accountId).execute();
    await writer.deleteFrom("social_identity").where("account_id", "=", accountId).execute();
    await cancelChangesOf(parts, writer, { accountId });
    await endSessions(parts, writer, { accountId });
    // No device is known anymore: a known one may guess more often, and its sign-ins are not mailed.
    await writer
      .updateTable("session")
      .set({ device_hash: null })
      .where("account_id", "=", accountId)
      .execute();
    await announce(parts, writer, {
      name: "act-disowned",
      subject: "account",
      subjectId: accountId,
      payload: { disownLinkId: link.id, since: mailedAt(link) - headStart },
    });
    return isRestored;
  });
  // Thrown after the transaction, which has to commit to keep the intruder out.
  if (!opensIt) throw new Problem("email-in-use");
  return { email };
}

/** How long an intruder may have been in the account before the mail, in milliseconds: not every act is mailed. */
const headStart = day;

function mailedAt({ expires_at }: { readonly expires_at: number }): number {
  return expires_at - limits.disownDays * day;
}

async function linkOf({ database, clock, keys }: SessionParts, token: string) {
  const id = rowOfToken(token);
  if (id === undefined) return undefined;
  const link = await database.read
    .selectFrom("disown_link")
    .selectAll()
    .where("id", "=", id)
    .where("expires_at", ">", clock.now())
    .executeTakeFirst();
  return link && isMailedToken(codeSecret(keys), "disown", link, token) ? link : undefined;
}
