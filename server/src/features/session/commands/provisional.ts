import { randomBytes, randomUUID } from "node:crypto";
import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import { hour } from "../../../platform/durations.ts";
import { hashOfCookie, sessionOfCookie } from "../queries.ts";
import { announce, type SessionParts } from "./announce.ts";
import { endSession } from "./end-sessions.ts";
import type { StartedSession } from "./start.ts";

/** S-02: begins a session that opens mail preferences alone. It is no sign-in: nobody is told, and no device is known by it. */
export async function startProvisional(
  parts: SessionParts,
  writer: Writer,
  account: { readonly accountId: number; readonly email: string },
): Promise<StartedSession> {
  const now = parts.clock.now();
  const sessionId = randomUUID();
  const cookie = randomBytes(32).toString("base64url");
  const expiresAt = now + limits.provisionalHours * hour;
  await writer
    .insertInto("session")
    .values({
      id: sessionId,
      account_id: account.accountId,
      provisional: 1,
      cookie_hash: hashOfCookie(cookie),
      device_hash: null,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      ended_at: null,
    })
    .execute();
  await announce(parts, writer, {
    name: "provisional-session-started",
    subject: "account",
    subjectId: account.accountId,
    payload: { sessionId },
  });
  return { ...account, sessionId, cookie, provisional: true, expiresAt };
}

/** S-12: ends the provisional session that a browser's cookie names, if it is one. */
export async function endProvisional(parts: SessionParts, cookie: string): Promise<void> {
  await parts.database.write(async (writer) => {
    const live = await sessionOfCookie(writer, cookie, parts.clock.now());
    if (live?.provisional === 1) await endSession(parts, writer, { ...live, impersonatorId: null });
  });
}
