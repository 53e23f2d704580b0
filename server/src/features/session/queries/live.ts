import type { Reader } from "../../../platform/database/database.ts";
import { preparedWith } from "../../../platform/database/prepared.ts";
import { minute } from "../../../platform/durations.ts";
import { hashOfCookie } from "../rules/cookies.ts";
import { shownEmail } from "./accounts.ts";

/** A live session with its account; undefined if it has ended, expired or never existed. */
export async function liveSession(read: Reader, sessionId: string, now: number) {
  const [live] = await sessionsById(read, { sessionId, now });
  return live;
}

const sessionsById = preparedWith((read, { sessionId, now }: { sessionId: string; now: number }) =>
  sessions(read, now).where("session.id", "=", sessionId),
);

export type LiveSession = NonNullable<Awaited<ReturnType<typeof liveSession>>>;

/** How long a replaced cookie stays valid, in milliseconds: pages make several calls at once. */
export const cookieOverlap = minute;

/** The live session of its current cookie, of one handed out as the next, or of one replaced less than a minute ago. */
export async function sessionOfCookie(read: Reader, cookie: string, now: number) {
  const hash = hashOfCookie(cookie);
  const [live] = await sessionsByCookie(read, { hash, now });
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

const sessionsByCookie = preparedWith((read, { hash, now }: { hash: string; now: number }) =>
  sessions(read, now).where("session.cookie_hash", "=", hash),
);

function sessions(read: Reader, now: number) {
  return liveSessions(read, now)
    .select([
      "session.id as sessionId",
      "account.id as accountId",
      "account.email_proved_at as emailProvedAt",
      "account.administrator as administrator",
      "session.expires_at as expiresAt",
      "session.provisional as provisional",
      "session.job_alert_id as alertId",
      "impersonator.id as impersonatorId",
      "own.id as impersonatorSessionId",
    ])
    .select(shownEmail);
}

/** An impersonation also ends with the administrator's own session, and with their right. */
export function liveSessions(read: Reader, now: number) {
  return read
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .leftJoin("session as own", "own.id", "session.impersonator_session_id")
    .leftJoin("account as impersonator", "impersonator.id", "own.account_id")
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
