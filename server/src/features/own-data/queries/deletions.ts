import type { Selectable } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import type { AccountDeletionTable } from "../../../platform/database/tables/own-data.ts";

export type DeletionRow = Selectable<AccountDeletionTable>;

interface Owner {
  readonly accountId: number;
}

/** The deletion that is waiting for its day; undefined if none was requested, or if it was called off. */
export async function waitingDeletion(read: Reader, { accountId }: Owner): Promise<DeletionRow | undefined> {
  return read
    .selectFrom("account_deletion")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("cancelled_at", "is", null)
    .where("done_at", "is", null)
    .executeTakeFirst();
}

export async function deletionById(read: Reader, id: number): Promise<DeletionRow | undefined> {
  return read.selectFrom("account_deletion").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The organizations that somebody must leave or hand over before their account can be deleted. */
export async function organizationsToLeave(read: Reader, { accountId }: Owner) {
  return read
    .selectFrom("membership")
    .innerJoin("organization", "organization.id", "membership.organization_id")
    .select(["organization.name", "organization.slug"])
    .where("membership.account_id", "=", accountId)
    .orderBy("organization.name")
    .execute();
}

/** Whether somebody has signed in to an account since its end was announced for lack of use. */
export async function isUsedAgain(
  read: Reader,
  { account_id, asked_at, cause, done_at }: DeletionRow,
): Promise<boolean> {
  if (cause !== "inactive" || done_at !== null) return false;
  const row = await read
    .selectFrom("session")
    .select("id")
    .where("account_id", "=", account_id)
    .where("impersonator_session_id", "is", null)
    .where("last_seen_at", ">=", asked_at)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** When the last mail of a deletion left; undefined if it wasn't written yet. */
export async function lastMailSent(read: Reader, reason: string): Promise<number | null | undefined> {
  const row = await read.selectFrom("mail").select("sent_at").where("reason", "=", reason).executeTakeFirst();
  return row?.sent_at;
}

/** Which of these accounts, given by number and time of creation, are here and not deleted. */
export async function stillHere<Named extends { readonly account: number; readonly created: number }>(
  read: Reader,
  accounts: readonly Named[],
): Promise<Named[]> {
  if (accounts.length === 0) return [];
  const rows = await read
    .selectFrom("account")
    .select(["id", "created_at"])
    .where("id", "in", [...new Set(accounts.map(({ account }) => account))])
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("account_deletion")
            .select("account_deletion.id")
            .whereRef("account_deletion.account_id", "=", "account.id")
            .where("account_deletion.done_at", "is not", null),
        ),
      ),
    )
    .execute();
  const created = new Map(rows.map((row) => [row.id, row.created_at]));
  return accounts.filter(({ account, created: at }) => created.get(account) === at);
}
