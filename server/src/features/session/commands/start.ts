import { randomBytes, randomUUID } from "node:crypto";
import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import { day } from "../../../platform/durations.ts";
import { hashOfCookie } from "../queries.ts";
import { announce, type SessionParts } from "./announce.ts";

export interface StartedSession {
  readonly accountId: number;
  readonly sessionId: string;
  readonly email: string;
  /** The refresh cookie's value; only its hash is stored. */
  readonly cookie: string;
}

export async function startSession(
  parts: SessionParts,
  writer: Writer,
  { deviceHash, ...account }: { accountId: number; email: string; deviceHash: string },
): Promise<StartedSession> {
  const now = parts.clock.now();
  const sessionId = randomUUID();
  const cookie = randomBytes(32).toString("base64url");
  await writer
    .insertInto("session")
    .values({
      id: sessionId,
      account_id: account.accountId,
      cookie_hash: hashOfCookie(cookie),
      device_hash: deviceHash,
      created_at: now,
      last_seen_at: now,
      expires_at: now + limits.sessionDays * day,
      ended_at: null,
    })
    .execute();
  await announce(parts, writer, {
    name: "session-started",
    subject: "account",
    subjectId: account.accountId,
    actorId: account.accountId,
    payload: { sessionId },
  });
  return { ...account, sessionId, cookie };
}
