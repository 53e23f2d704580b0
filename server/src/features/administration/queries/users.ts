import { setImmediate } from "node:timers/promises";
import type { UserFilters } from "@candor/contract/administration/user-shapes";
import { userRoles } from "@candor/contract/administration/user-values";
import { limits } from "@candor/contract/limits";
import { fold } from "@candor/engine/analysis/fold";
import { type SelectQueryBuilder, sql } from "kysely";
import { countRows } from "../../../platform/database/count-rows.ts";
import type { Reader } from "../../../platform/database/database.ts";
import type { Tables } from "../../../platform/database/tables.ts";
import { isDeleted, shownEmail } from "../../session/queries/accounts.ts";
import { shownName } from "../../session/queries/names.ts";
import { holders, lastSeenAt, stateOf } from "./states.ts";

/** How many account numbers one query looks at: some milliseconds, after which others have their turn. */
const step = 5000;

/**
 * a page of the accounts that match, newest first, and how many match in all. No index finds the middle of a
 * name, so this looks at every account, in steps.
 */
export async function usersMatching(read: Reader, filters: UserFilters) {
  const { search = "" } = filters;
  const before = Number(filters.before ?? Number.MAX_SAFE_INTEGER);
  const rows: UserRow[] = [];
  let total = 0;
  let high = await lastUpTo(read, Number.MAX_SAFE_INTEGER);
  while (high > 0) {
    const low = high - step;
    const matching = matchingIn(read, filters, { low, high });
    const named = search === "" ? undefined : await numbersOf(matching, search);
    const count = named ? named.length : await countRows(matching);
    total += count;
    const missing = limits.usersShown + 1 - rows.length;
    if (count > 0 && missing > 0 && before > low + 1) {
      const earlier = matching.where("account.id", "<", before);
      const next = named?.filter((id) => id < before).slice(0, missing);
      rows.push(...(await listed(next ? earlier.where("account.id", "in", [0, ...next]) : earlier, missing)));
    }
    high = await lastUpTo(read, low);
    await setImmediate();
  }
  return { rows: rows.slice(0, limits.usersShown), total, hasMore: rows.length > limits.usersShown };
}

/** One account as the list shows it; undefined if there is none. */
export async function userById(read: Reader, id: number) {
  return described(read.selectFrom("account").where("account.id", "=", id)).executeTakeFirst();
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof userById>>>;

/** The highest number of an account up to this one; 0 if there is none. */
async function lastUpTo(read: Reader, most: number): Promise<number> {
  const { last } = await read
    .selectFrom("account")
    .select((e) => e.fn.max<number | null>("id").as("last"))
    .where("id", "<=", most)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** The accounts in a range of numbers that have the role and the state. */
function matchingIn(
  read: Reader,
  { role, state }: UserFilters,
  { low, high }: { readonly low: number; readonly high: number },
): Accounts {
  const matching = read
    .selectFrom("account")
    .where("account.id", ">", low)
    .where("account.id", "<=", high)
    .where(state === undefined ? sql<boolean>`not ${isDeleted}` : sql<boolean>`${stateOf} = ${state}`);
  return role === undefined ? matching : matching.where(holders[role]);
}

/** Those with a part of an address or a name, the newest first. */
async function numbersOf(accounts: Accounts, search: string): Promise<number[]> {
  const sought = folded(search);
  const rows = await accounts
    .select(["account.id", words.as("words")])
    .orderBy("account.id", "desc")
    .execute();
  return rows.flatMap(({ id, words }) => (folded(words).includes(sought) ? [id] : []));
}

function listed(accounts: Accounts, most: number) {
  return described(accounts).orderBy("account.id", "desc").limit(most).execute();
}

/** In one text, so that a full name is found. */
const words = sql<string>`coalesce(account.unproved_email, account.email) || ' ' || coalesce(account.first_name, '')
  || ' ' || coalesce(account.last_name, '') || ' ' || coalesce(account.display_name, '')`;

/** Without capitals and accents, with straight apostrophes. In capitals, Greek has one sigma. */
function folded(text: string): string {
  return fold(text).toUpperCase();
}

type Accounts = SelectQueryBuilder<Tables, "account", object>;

function described(accounts: Accounts) {
  return accounts
    .select(["account.id", "account.created_at", "account.email_proved_at", "account.phone"])
    .select(["account.time_zone", "account.password_hash", shownEmail, shownName.as("name")])
    .select([stateOf.as("state"), lastSeenAt.as("last_seen_at")])
    .select(userRoles.map((role) => sql<number>`case when ${holders[role]} then 1 else 0 end`.as(role)));
}
