import { randomBytes, randomUUID } from "node:crypto";
import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import { day } from "../../../platform/durations.ts";
import { hashOfCookie, knowsDevice } from "../queries.ts";
import type { Client } from "../rules/client.ts";
import { announce, type SessionParts } from "./announce.ts";

export interface StartedSession {
  readonly accountId: number;
  readonly sessionId: string;
  readonly email: string;
  /** The refresh cookie's value; only its hash is stored. */
  readonly cookie: string;
  readonly provisional?: boolean;
  /** Of one that nothing puts off: milliseconds since 1970. */
  readonly expiresAt?: number;
}

/** A session of whoever has proved their mailbox. */
export interface LogIn extends StartedSession {
  /** V-10: the proof came with a sign-up, but the mailbox had an account before. */
  readonly hadAccount: boolean;
}

export async function startSession(
  parts: SessionParts,
  writer: Writer,
  { client, ...account }: { accountId: number; email: string; client: Client },
): Promise<StartedSession> {
  const now = parts.clock.now();
  const sessionId = randomUUID();
  const cookie = randomBytes(32).toString("base64url");
  const isStrange = (await knowsDevice(writer, account.accountId, client.deviceHash)) === "another";
  await writer
    .insertInto("session")
    .values({
      id: sessionId,
      account_id: account.accountId,
      cookie_hash: hashOfCookie(cookie),
      device_hash: client.deviceHash,
      device: client.device ?? null,
      network: client.network,
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
    payload: { sessionId, isStrange },
  });
  return { ...account, sessionId, cookie };
}
