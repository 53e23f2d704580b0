import type { Reader } from "../../../platform/database/database.ts";
import { payloadOf } from "../../../platform/events/event-row.ts";
import type { SessionEvent } from "../../session/events.ts";

/** The addresses that an account has or had, and those that its person only typed. */
export async function addressesOf(read: Reader, accountId: number) {
  const account = await read
    .selectFrom("account")
    .select(["email", "unproved_email"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const changes = await read
    .selectFrom("email_change")
    .select(["id", "old_email", "email", "confirmed_at"])
    .where("account_id", "=", accountId)
    .execute();
  const replaced = await replacedOf(read, accountId);
  // Only proved addresses get such links.
  const links = await read
    .selectFrom("disown_link")
    .select("email")
    .where("account_id", "=", accountId)
    .execute();
  const proved = [
    account.email,
    ...changes.flatMap((row) => (row.confirmed_at === null ? [] : [row.email])),
    ...changes.flatMap((row) => (replaced.has(row.id) ? [row.old_email] : [])),
    ...links.map(({ email }) => email),
  ];
  const typed = [account.unproved_email, ...changes.flatMap((row) => [row.old_email, row.email])];
  const emails = await unclaimed(read, { accountId, emails: distinct(proved) });
  const others = distinct(typed).filter((email) => !proved.includes(email));
  return { emails, unproved: await unclaimed(read, { accountId, emails: others }) };
}

/** The changes that replaced a proved address: an account that has proved none yet can ask for one too. */
async function replacedOf(read: Reader, accountId: number): Promise<Set<number>> {
  const events = await read
    .selectFrom("event")
    .select("payload_json")
    .where("subject", "=", "account" satisfies SessionEvent["subject"])
    .where("subject_id", "=", accountId)
    .where("name", "=", "email-changed" satisfies SessionEvent["name"])
    .execute();
  return new Set(events.map((row) => payloadOf<{ payload: { emailChangeId: number } }>(row).emailChangeId));
}

/** Which of these addresses no other account has: one that somebody gave up may be another account's today. */
export async function unclaimed(
  read: Reader,
  { accountId, emails }: { readonly accountId: number; readonly emails: readonly string[] },
): Promise<string[]> {
  if (emails.length === 0) return [];
  const others = await read
    .selectFrom("account")
    .select("email")
    .where("email", "in", emails)
    .where("id", "!=", accountId)
    .execute();
  return emails.filter((email) => !others.some((other) => other.email === email));
}

function distinct(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts)].filter((text) => text?.includes("@") ?? false) as string[];
}
