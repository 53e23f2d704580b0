import { randomBytes, randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Writer } from "../../../platform/database/database.ts";
import type { SessionTable } from "../../../platform/database/tables/people.ts";
import { hashOfCookie } from "../rules/cookies.ts";
import type { SessionParts } from "./announce.ts";

type Own =
  | "account_id"
  | "device"
  | "impersonation_reason"
  | "impersonator_session_id"
  | "job_alert_id"
  | "network"
  | "provisional";

interface NewSession extends Pick<Insertable<SessionTable>, Own> {
  /** In milliseconds. */
  readonly lifetime: number;
  /** The device that signs in, if any. */
  readonly device_hash?: string | null;
}

/** Inserts a session. Resolves to its id, its end, and its cookie, stored only as a hash. */
export async function insertSession(
  { clock }: Pick<SessionParts, "clock">,
  writer: Writer,
  { lifetime, device_hash = null, ...own }: NewSession,
): Promise<{ sessionId: string; cookie: string; expiresAt: number }> {
  const now = clock.now();
  const sessionId = randomUUID();
  const cookie = randomBytes(32).toString("base64url");
  const expiresAt = now + lifetime;
  await writer
    .insertInto("session")
    .values({
      ...own,
      device_hash,
      id: sessionId,
      cookie_hash: hashOfCookie(cookie),
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      ended_at: null,
    })
    .execute();
  return { sessionId, cookie, expiresAt };
}
