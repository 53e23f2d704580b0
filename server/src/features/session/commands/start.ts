import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import { day } from "../../../platform/durations.ts";
import { knowsDevice } from "../queries/devices.ts";
import type { Client } from "../rules/client.ts";
import { announce, type SessionParts } from "./announce.ts";
import { insertSession } from "./insert-session.ts";

export interface StartedSession {
  readonly accountId: number;
  readonly sessionId: string;
  readonly email: string;
  /** The refresh cookie's value; only its hash is stored. */
  readonly cookie: string;
  readonly provisional?: boolean;
  /** For a session that is never extended: its end, in milliseconds since 1970. */
  readonly expiresAt?: number;
}

/** A session started by proving a mailbox. */
export interface LogIn extends StartedSession {
  /** V-10: the proof came with a sign-up, but the mailbox already had an account. */
  readonly hadAccount: boolean;
}

export async function startSession(
  parts: SessionParts,
  writer: Writer,
  { client, ...account }: { accountId: number; email: string; client: Client },
): Promise<StartedSession> {
  const { accountId: account_id } = account;
  const { deviceHash: device_hash, device = null, network } = client;
  const isStrange = (await knowsDevice(writer, account_id, device_hash)) === "another";
  const lifetime = limits.sessionDays * day;
  const row = { account_id, device_hash, device, network, lifetime };
  const { sessionId, cookie } = await insertSession(parts, writer, row);
  await announce(parts, writer, {
    name: "session-started",
    subject: "account",
    subjectId: account.accountId,
    actorId: account.accountId,
    payload: { sessionId, isStrange },
  });
  return { ...account, sessionId, cookie };
}
