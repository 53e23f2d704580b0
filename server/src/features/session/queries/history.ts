import type { Reader } from "../../../platform/database/database.ts";
import type { SessionScope } from "../gate/scopes.ts";
import { hashOfCookie } from "../rules/cookies.ts";
import { shownEmail } from "./accounts.ts";

/** An account's sign-ins, live or not, newest first, at most `most`. Provisional sessions aren't sign-ins. */
export async function sessionsOf(read: Reader, { accountId }: SessionScope, most: number) {
  return read
    .selectFrom("session")
    .leftJoin("session as own", "own.id", "session.impersonator_session_id")
    .select(["session.id", "session.device", "session.network", "session.created_at"])
    .select(["session.last_seen_at", "session.expires_at", "session.impersonator_session_id"])
    .select("session.ended_by_support")
    .select(({ fn }) => fn.coalesce("session.ended_at", "own.ended_at").as("ended_at"))
    .where("session.account_id", "=", accountId)
    .where("session.provisional", "=", 0)
    .orderBy("session.created_at", "desc")
    .limit(most)
    .execute();
}

/** Impersonations, newest first, at most `most`: all of them, or those of one account. */
export async function impersonationsOf(read: Reader, most: number, whose: { accountId?: number } = {}) {
  const { accountId } = whose;
  return read
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .innerJoin("session as own", "own.id", "session.impersonator_session_id")
    .innerJoin("account as impersonator", "impersonator.id", "own.account_id")
    .select(["session.id", "impersonator.email as administrator"])
    .select(shownEmail)
    .select(["session.impersonation_reason as reason", "session.created_at", "session.expires_at"])
    .select(({ fn }) => fn.coalesce("session.ended_at", "own.ended_at").as("ended_at"))
    .$if(accountId !== undefined, (all) => all.where("session.account_id", "=", accountId as number))
    .orderBy("session.created_at", "desc")
    .limit(most)
    .execute();
}

export async function sessionById(read: Reader, id: string) {
  return read
    .selectFrom("session")
    .select(["device", "created_at as startedAt"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** N-07: the account whose session a stale cookie opened; undefined if it never opened one. */
export async function accountOfCookie(read: Reader, cookie: string) {
  const hash = hashOfCookie(cookie);
  return read
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .select("account.id as accountId")
    .select(shownEmail)
    .where((is) =>
      is.or([is("session.cookie_hash", "=", hash), is("session.id", "in", sessionsThatHad(read, hash))]),
    )
    .where("session.provisional", "=", 0)
    .executeTakeFirst();
}

function sessionsThatHad(read: Reader, hash: string) {
  return read.selectFrom("session_cookie").select("session_id").where("hash", "=", hash);
}
