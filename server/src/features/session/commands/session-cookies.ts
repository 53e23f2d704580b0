import { randomBytes } from "node:crypto";
import type { Writer } from "../../../platform/database/database.ts";
import { day } from "../../../platform/durations.ts";
import { byAge, type Forget } from "../../../platform/retention/timer.ts";
import { cookieOverlap } from "../queries/live.ts";
import { hashOfCookie } from "../rules/cookies.ts";
import type { SessionParts } from "./announce.ts";
import { endSession } from "./end-sessions.ts";

/** The age at which a refresh replaces the cookie, in milliseconds. */
const cookieAge = day;

interface Shown {
  readonly sessionId: string;
  readonly cookie: string;
}

/**
 * The next refresh cookie, once the current one is a day old. The current one stays valid until the browser shows the
 * next, because the answer may never have arrived.
 */
export async function followingCookie(
  parts: SessionParts,
  writer: Writer,
  { sessionId, cookie }: Shown,
): Promise<string | undefined> {
  const now = parts.clock.now();
  const session = await writer
    .selectFrom("session")
    .select(["cookie_hash as hash", "created_at", "cookie_shown_at"])
    .where("id", "=", sessionId)
    .executeTakeFirstOrThrow();
  const since = session.cookie_shown_at ?? session.created_at;
  const shown = hashOfCookie(cookie);
  if (shown !== session.hash) {
    await takeOver(writer, { sessionId, shown, before: { hash: session.hash, since }, now });
    return undefined;
  }
  if (since + cookieAge > now) return undefined;
  const next = randomBytes(32).toString("base64url");
  await writer
    .insertInto("session_cookie")
    .values({ hash: hashOfCookie(next), session_id: sessionId, issued_at: now, followed_at: null })
    .execute();
  return next;
}

interface TakingOver {
  readonly sessionId: string;
  /** The hash of the cookie that the browser showed. */
  readonly shown: string;
  readonly before: { readonly hash: string; readonly since: number };
  readonly now: number;
}

/**
 * When a next cookie is shown for the first time, it replaces all others, except those issued at about the same time to
 * tabs that asked at once. A cookie that was just replaced changes nothing.
 */
async function takeOver(writer: Writer, { sessionId, shown, before, now }: TakingOver): Promise<void> {
  const taken = await writer
    .deleteFrom("session_cookie")
    .where("hash", "=", shown)
    .where("followed_at", "is", null)
    .returning("issued_at")
    .executeTakeFirst();
  if (!taken) return;
  await writer
    .updateTable("session_cookie")
    .set({ followed_at: now })
    .where("session_id", "=", sessionId)
    .where("followed_at", "is", null)
    .where((is) =>
      is.or([
        is("issued_at", "<", taken.issued_at - cookieOverlap),
        is("issued_at", ">", taken.issued_at + cookieOverlap),
      ]),
    )
    .execute();
  await writer
    .insertInto("session_cookie")
    .values({ hash: before.hash, session_id: sessionId, issued_at: before.since, followed_at: now })
    .execute();
  await writer
    .updateTable("session")
    .set({ cookie_hash: shown, cookie_shown_at: now })
    .where("id", "=", sessionId)
    .execute();
}

/** A replaced cookie was stolen, or its successor was: the session ends for both holders. */
export async function endReused(parts: SessionParts, cookie: string): Promise<void> {
  const session = await parts.database.read
    .selectFrom("session_cookie")
    .innerJoin("session", "session.id", "session_cookie.session_id")
    .select(["session.id as sessionId", "session.account_id as accountId"])
    .where("session_cookie.hash", "=", hashOfCookie(cookie))
    .where("session_cookie.followed_at", "<=", parts.clock.now() - cookieOverlap)
    .where("session.ended_at", "is", null)
    .executeTakeFirst();
  if (session)
    await parts.database.write((writer) => endSession(parts, writer, { ...session, impersonatorId: null }));
}

/** Deletes cookies too old for any browser to hold. */
export const forgetCookies: Forget = byAge("cookies", "session_cookie", ["hash"], "issued_at");
