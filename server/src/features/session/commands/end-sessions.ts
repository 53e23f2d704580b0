import type { Writer } from "../../../platform/database/database.ts";
import { type Actor, type Announcement, actorOf } from "../../../platform/events/log.ts";
import { announce, type SessionParts } from "./announce.ts";

interface Ending {
  readonly accountId: number;
  /** A session that has not ended. */
  readonly except?: string;
  /** The administrator who ends them; absent if the owner does. */
  readonly administratorId?: number;
}

/**
 * Ends an account's live sessions, all of them or all but one, and announces each: their sockets close. Resolves with
 * how many there were.
 */
export async function endSessions(
  parts: SessionParts,
  writer: Writer,
  { accountId, except, administratorId }: Ending,
): Promise<number> {
  const now = parts.clock.now();
  let ending = writer
    .updateTable("session")
    .set({ ended_at: now, ended_by_support: administratorId === undefined ? 0 : 1 })
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now);
  if (except !== undefined) ending = ending.where("id", "!=", except);
  const ended = await ending.returning("id as sessionId").execute();
  const actor = { actorId: administratorId ?? accountId };
  for (const { sessionId } of ended) await announceEnd(parts, writer, { accountId, sessionId, actor });
  return ended.length;
}

/** Resolves to false if the account has no such live session. */
export async function endSession(
  parts: SessionParts,
  writer: Writer,
  { sessionId, ...actor }: Actor & { sessionId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await writer
    .updateTable("session")
    .set({ ended_at: parts.clock.now() })
    .where("id", "=", sessionId)
    .where("account_id", "=", actor.accountId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await announceEnd(parts, writer, { accountId: actor.accountId, sessionId, actor: actorOf(actor) });
  return true;
}

/**
 * Ends the sessions that an account has in others, or those that administrators have in it. Otherwise they would go on
 * once a right is given back or taken, with a reason of before.
 */
export async function endImpersonations(
  parts: SessionParts,
  writer: Writer,
  accountId: number,
  whose: "its own" | "administrators'",
): Promise<void> {
  const now = parts.clock.now();
  const own = writer.selectFrom("session").select("id").where("account_id", "=", accountId);
  const ended = await writer
    .updateTable("session")
    .set({ ended_at: now })
    .where("impersonator_session_id", "is not", null)
    .where((is) =>
      whose === "its own" ? is("impersonator_session_id", "in", own) : is("account_id", "=", accountId),
    )
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["id as sessionId", "account_id as accountId"])
    .execute();
  for (const session of ended) await announceEnd(parts, writer, { ...session, actor: {} });
}

interface Ended {
  readonly accountId: number;
  readonly sessionId: string;
  readonly actor: Pick<Announcement, "actorId" | "impersonatorId">;
}

async function announceEnd(
  parts: SessionParts,
  writer: Writer,
  { accountId, sessionId, actor }: Ended,
): Promise<void> {
  await announce(parts, writer, {
    name: "session-ended",
    subject: "account",
    subjectId: accountId,
    ...actor,
    payload: { sessionId },
  });
}
