import { createHash } from "node:crypto";
import { type ExpressionBuilder, sql } from "kysely";
import type { Reader, Writer } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { minute } from "../../platform/durations.ts";
import type { SigningKey } from "./rules/tokens.ts";

/** Oldest first. */
export async function signingKeys(read: Reader): Promise<readonly SigningKey[]> {
  const rows = await read.selectFrom("signing_key").selectAll().orderBy("created_at").orderBy("id").execute();
  return rows.map(({ id, secret, created_at }) => ({
    id,
    secret: Buffer.from(secret, "base64url"),
    createdAt: created_at,
  }));
}

/** The live session of this number, with its account; undefined when it has ended, expired or never was. */
export async function liveSession(read: Reader, sessionId: string, now: number) {
  return sessions(read, now).where("session.id", "=", sessionId).executeTakeFirst();
}

export type LiveSession = NonNullable<Awaited<ReturnType<typeof liveSession>>>;

/** For how long a cookie that another has followed goes on: pages ask for several things at once. */
export const cookieOverlap = minute;

/** By the refresh cookie that it has, by one that was handed out to follow, or for a minute by one that was followed. */
export async function sessionOfCookie(read: Reader, cookie: string, now: number) {
  const hash = hashOfCookie(cookie);
  const live = await sessions(read, now).where("session.cookie_hash", "=", hash).executeTakeFirst();
  if (live) return live;
  return sessions(read, now)
    .innerJoin("session_cookie", "session_cookie.session_id", "session.id")
    .where("session_cookie.hash", "=", hash)
    .where((is) =>
      is.or([
        is("session_cookie.followed_at", "is", null),
        is("session_cookie.followed_at", ">", now - cookieOverlap),
      ]),
    )
    .executeTakeFirst();
}

/** An impersonation ends with the session that it was begun in, and with its administrator's right. */
function sessions(read: Reader, now: number) {
  return read
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .leftJoin("session as own", "own.id", "session.impersonator_session_id")
    .leftJoin("account as impersonator", "impersonator.id", "own.account_id")
    .select([
      "session.id as sessionId",
      "account.id as accountId",
      "account.email_proved_at as emailProvedAt",
      "account.administrator as administrator",
      "session.expires_at as expiresAt",
      "session.provisional as provisional",
      "impersonator.id as impersonatorId",
      "own.id as impersonatorSessionId",
    ])
    .select(shownEmail)
    .where("session.ended_at", "is", null)
    .where("session.expires_at", ">", now)
    .where((is) =>
      is.or([
        is("session.impersonator_session_id", "is", null),
        is.and([
          is("own.ended_at", "is", null),
          is("own.expires_at", ">", now),
          is("impersonator.administrator", "=", 1),
        ]),
      ]),
    );
}

/** The address that an account has, proved or not. */
function shownEmail({ fn }: ExpressionBuilder<Tables, "account">) {
  return fn.coalesce("account.unproved_email", "account.email").as("email");
}

export function hashOfCookie(cookie: string): string {
  return createHash("sha256").update(cookie).digest("base64url");
}

/** N-07: whose session a cookie names that no longer opens one; undefined when it never did. */
export async function emailOfCookie(read: Reader, cookie: string): Promise<string | undefined> {
  const hash = hashOfCookie(cookie);
  const account = await read
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .select(shownEmail)
    .where((is) =>
      is.or([is("session.cookie_hash", "=", hash), is("session.id", "in", sessionsThatHad(read, hash))]),
    )
    .where("session.provisional", "=", 0)
    .executeTakeFirst();
  return account?.email;
}

function sessionsThatHad(read: Reader, hash: string) {
  return read.selectFrom("session_cookie").select("session_id").where("hash", "=", hash);
}

/** Whether an account was signed in to on this device before, on others alone, or never. */
export async function knowsDevice(
  read: Reader | Writer,
  accountId: number,
  deviceHash: string,
): Promise<"this" | "another" | "none"> {
  const { here, all } = await read
    .selectFrom("session")
    .select(({ fn, eb }) => [
      fn.count(eb.case().when("device_hash", "=", deviceHash).then(1).end()).as("here"),
      fn.countAll().as("all"),
    ])
    .where("account_id", "=", accountId)
    .where("impersonator_session_id", "is", null)
    .where("provisional", "=", 0)
    .executeTakeFirstOrThrow();
  if (Number(here) > 0) return "this";
  return Number(all) > 0 ? "another" : "none";
}

/** Whether the account that an address names was signed in to on this device before. */
export async function isKnownDevice(
  read: Reader | Writer,
  email: string,
  deviceHash: string,
): Promise<boolean> {
  const account = await accountByEmail(read, email);
  return account !== undefined && (await knowsDevice(read, account.id, deviceHash)) === "this";
}

export async function accountByEmail(read: Reader | Writer, email: string) {
  return read
    .selectFrom("account")
    .select(["id", "password_hash"])
    .where("email", "=", email)
    .executeTakeFirst();
}

/** To be asked of a few accounts: of all, it would look through every session that there is. */
function signInsOn(read: Reader | Writer, deviceHash: string) {
  return read.selectFrom("session").select("id").where("device_hash", "=", deviceHash);
}

/** Whose mailbox is not proved: of this number, or begun on a device for an address, the last one. */
export async function unprovedAccount(
  read: Reader | Writer,
  who: { accountId: number } | { email: string; deviceHash: string },
) {
  const query = read
    .selectFrom("account")
    .select(["account.id as accountId", "password_hash"])
    .where("unproved_email", "is not", null);
  if ("accountId" in who) return query.where("id", "=", who.accountId).executeTakeFirst();
  return query
    .where("unproved_email", "=", who.email)
    .where((is) =>
      is.exists(signInsOn(read, who.deviceHash).where("account_id", "=", sql.ref<number>("account.id"))),
    )
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** What a profile shows: the account, its resumes, newest first, and the organizations that it answers for. */
export async function profileRows(read: Reader, accountId: number) {
  const [account, resumes, organizations] = await Promise.all([
    read.selectFrom("account").selectAll().where("id", "=", accountId).executeTakeFirstOrThrow(),
    read
      .selectFrom("resume")
      .innerJoin("file", "file.id", "resume.file_id")
      .select(["resume.id", "file.name", "resume.uploaded_at", "resume.inactivated_at"])
      .where("resume.account_id", "=", accountId)
      .orderBy("resume.id", "desc")
      .execute(),
    read
      .selectFrom("pro")
      .innerJoin("organization", "organization.id", "pro.organization_id")
      .select(["organization.id", "organization.name"])
      .where("pro.account_id", "=", accountId)
      .orderBy("organization.name")
      .execute(),
  ]);
  return { account, resumes, organizations };
}

export async function codeById(read: Reader, id: number) {
  return read.selectFrom("login_code").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Whose password is asked for or set; undefined where there is no such account. */
export async function personOf(read: Reader, who: { accountId: number } | { email: string }) {
  const query = read
    .selectFrom("account")
    .select(["id as accountId", "first_name", "last_name", "password_hash as passwordHash"])
    .select(["email_proved_at as emailProvedAt", "unproved_email as unprovedEmail"])
    .select(["time_zone as timeZone", shownEmail]);
  const found = await ("accountId" in who
    ? query.where("id", "=", who.accountId)
    : query.where("email", "=", who.email)
  ).executeTakeFirst();
  if (!found) return undefined;
  const { first_name, last_name, ...person } = found;
  return { ...person, firstName: first_name ?? "", lastName: last_name ?? "" };
}

/** An account's sign-ins, newest first, live or not; no more than so many. A provisional session is none. */
export async function sessionsOf(read: Reader, accountId: number, most: number) {
  return read
    .selectFrom("session")
    .leftJoin("session as own", "own.id", "session.impersonator_session_id")
    .select(["session.id", "session.device", "session.network", "session.created_at"])
    .select(["session.last_seen_at", "session.expires_at", "session.impersonator_session_id"])
    .select(({ fn }) => fn.coalesce("session.ended_at", "own.ended_at").as("ended_at"))
    .where("session.account_id", "=", accountId)
    .where("session.provisional", "=", 0)
    .orderBy("session.created_at", "desc")
    .limit(most)
    .execute();
}

/** Sessions in which administrators were signed in as somebody, newest first; no more than so many. */
export async function impersonationsOf(read: Reader, most: number) {
  return read
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .innerJoin("session as own", "own.id", "session.impersonator_session_id")
    .innerJoin("account as impersonator", "impersonator.id", "own.account_id")
    .select(["session.id", "impersonator.email as administrator"])
    .select(shownEmail)
    .select(["session.impersonation_reason as reason", "session.created_at", "session.expires_at"])
    .select(({ fn }) => fn.coalesce("session.ended_at", "own.ended_at").as("ended_at"))
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

/** An account's passkeys, in the order in which they were added. */
export async function passkeysOf(read: Reader | Writer, accountId: number) {
  return read.selectFrom("passkey").selectAll().where("account_id", "=", accountId).orderBy("id").execute();
}

/** With the account that it signs in to. */
export async function passkeyByCredential(read: Reader, credentialId: string) {
  return read
    .selectFrom("passkey")
    .innerJoin("account", "account.id", "passkey.account_id")
    .select(["passkey.id", "account_id as accountId", "email", "public_key as publicKey", "counter"])
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
}

export async function emailChangeById(read: Reader, id: number) {
  return read.selectFrom("email_change").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function linkById(read: Reader, id: number) {
  return read.selectFrom("login_link").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function identitiesOf(read: Reader, accountId: number) {
  return read
    .selectFrom("social_identity")
    .select(["id", "provider", "linked_at"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
}

/** Whose account an account elsewhere signs in to. */
export async function accountOfIdentity(
  read: Reader | Writer,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
) {
  return read
    .selectFrom("social_identity")
    .innerJoin("account", "account.id", "social_identity.account_id")
    .select(["account.id as accountId", "account.email"])
    .where("social_identity.issuer", "=", issuer)
    .where("social_identity.subject", "=", subject)
    .executeTakeFirst();
}
