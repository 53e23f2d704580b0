import type { Writer } from "../../../platform/database/database.ts";
import { type Actor, actorOf } from "../../../platform/events/log.ts";
import { announce, type SessionParts } from "./announce.ts";

/** Ends an account's live sessions, all of them or all but one, and announces each: their sockets close. */
export async function endSessions(
  parts: SessionParts,
  writer: Writer,
  { accountId, except }: { accountId: number; except?: string },
): Promise<void> {
  let ending = writer
    .updateTable("session")
    .set({ ended_at: parts.clock.now() })
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null);
  if (except !== undefined) ending = ending.where("id", "!=", except);
  for (const { id } of await ending.returning("id").execute())
    await announceEnd(parts, writer, { accountId, impersonatorId: null }, id);
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
  await announceEnd(parts, writer, actor, sessionId);
  return true;
}

async function announceEnd(
  parts: SessionParts,
  writer: Writer,
  actor: Actor,
  sessionId: string,
): Promise<void> {
  await announce(parts, writer, {
    name: "session-ended",
    subject: "account",
    subjectId: actor.accountId,
    ...actorOf(actor),
    payload: { sessionId },
  });
}
