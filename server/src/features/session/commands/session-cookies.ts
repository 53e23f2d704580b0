import { createHmac } from "node:crypto";
import type { Writer } from "../../../platform/database/database.ts";
import { day } from "../../../platform/durations.ts";
import { cookieOverlap, hashOfCookie } from "../queries.ts";
import { codeSecret } from "../rules/codes.ts";
import type { SessionParts } from "./announce.ts";
import { endSession } from "./end-sessions.ts";

/** For how long a browser shows one refresh cookie, if it asks for a refresh as soon. */
const cookieAge = day;

/**
 * The refresh cookie that follows the one that is shown, once that is a day old. Until it is shown itself, the one before
 * goes on: the answer may never have arrived. It is made of the one before, so that two tabs that ask at once agree.
 */
export async function followingCookie(
  parts: SessionParts,
  writer: Writer,
  { sessionId, cookie }: { readonly sessionId: string; readonly cookie: string },
): Promise<string | undefined> {
  const now = parts.clock.now();
  const hash = hashOfCookie(cookie);
  const session = await writer
    .selectFrom("session")
    .select(["cookie_hash", "next_cookie_hash", "created_at", "cookie_issued_at"])
    .where("id", "=", sessionId)
    .executeTakeFirstOrThrow();
  const update = writer.updateTable("session").where("id", "=", sessionId);
  if (session.next_cookie_hash === hash) {
    const shown = { cookie_hash: hash, cookie_issued_at: now, next_cookie_hash: null };
    await update.set({ ...shown, previous_cookie_hash: session.cookie_hash }).execute();
    return undefined;
  }
  const isOld = (session.cookie_issued_at ?? session.created_at) + cookieAge <= now;
  if (session.cookie_hash !== hash || !isOld) return undefined;
  const next = createHmac("sha256", codeSecret(parts.keys)).update(`cookie:${cookie}`).digest("base64url");
  await update.set({ next_cookie_hash: hashOfCookie(next) }).execute();
  return next;
}

/** A cookie that was followed by another is shown by who has stolen it, or stole the other: the session ends for both. */
export async function endReused(parts: SessionParts, cookie: string): Promise<void> {
  const session = await parts.database.read
    .selectFrom("session")
    .select(["id as sessionId", "account_id as accountId"])
    .where("previous_cookie_hash", "=", hashOfCookie(cookie))
    .where("cookie_issued_at", "<=", parts.clock.now() - cookieOverlap)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (session)
    await parts.database.write((writer) => endSession(parts, writer, { ...session, impersonatorId: null }));
}
