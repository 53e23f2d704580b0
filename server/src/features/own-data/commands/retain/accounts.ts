import { inactiveNoticeDays } from "@candor/contract/retention/table";
import { sql } from "kysely";
import type { Reader } from "../../../../platform/database/database.ts";
import { day } from "../../../../platform/durations.ts";
import { oldest, type Timer } from "../../../../platform/retention/timer.ts";
import { type DueRequest, insertDeletion } from "../deletion.ts";
import type { OwnDataParts } from "../parts.ts";

/** Accounts with a proved mailbox, or the others, which nobody mails. */
type Which = "accounts" | "unprovedAccounts";

/** Accounts read per query. */
const page = 1000;

/**
 * Announces the end of accounts that nobody has used for long. It comes on its day through the same task as a requested
 * one, unless somebody signs in before then. Members, administrators, and people whose applications the law keeps,
 * stay.
 */
export function announceInactive(which: Which, due: DueRequest): Timer<OwnDataParts> {
  return async (parts) => {
    let after = 0;
    let count = 0;
    for (;;) {
      const last = await lastOf(parts.database.read, after);
      if (last === undefined) return count;
      const now = parts.clock.now();
      for (const id of await inactive(parts.database.read, which, { after, last }, now))
        if (await announce(parts, which, due, id)) count += 1;
      after = last;
    }
  };
}

/** Checks again in the transaction: somebody may have signed in since. */
async function announce(
  parts: OwnDataParts,
  which: Which,
  due: DueRequest,
  accountId: number,
): Promise<boolean> {
  const { database, clock } = parts;
  return database.write(async (writer) => {
    await database.dialect.hold(writer, "account", accountId);
    const now = clock.now();
    const still = await inactive(writer, which, { after: accountId - 1, last: accountId }, now);
    if (still.length === 0) return false;
    await insertDeletion(parts, writer, {
      accountId,
      cause: "inactive",
      dueAt: now + inactiveNoticeDays * day,
      due,
      acting: {},
    });
    return true;
  });
}

interface Range {
  readonly after: number;
  readonly last: number;
}

async function inactive(read: Reader, which: Which, { after, last }: Range, now: number): Promise<number[]> {
  const since = oldest(which, now) + inactiveNoticeDays * day;
  // A deleted account's row stays, without an address.
  const kind =
    which === "accounts" ? sql`unproved_email is null and email like '%@%'` : sql`unproved_email is not null`;
  const { rows } = await sql<{ id: number }>`
    select id from account where id > ${after} and id <= ${last}
    and administrator = 0
    and ${kind}
    and created_at < ${since}
    and not exists (select 1 from session where session.account_id = account.id
      and session.impersonator_session_id is null and session.last_seen_at >= ${since})
    and not exists (select 1 from membership where membership.account_id = account.id)
    and not exists (select 1 from account_deletion where account_deletion.account_id = account.id
      and (account_deletion.cancelled_at is null or account_deletion.cancelled_at >= ${since}))
    and not exists (select 1 from application where application.account_id = account.id
      and application.forgotten_at is null)
    order by id`.execute(read);
  return rows.map(({ id }) => id);
}

/** The last number of the next page. */
async function lastOf(read: Reader, after: number): Promise<number | undefined> {
  const ids = await read
    .selectFrom("account")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .limit(page)
    .execute();
  return ids.at(-1)?.id;
}
