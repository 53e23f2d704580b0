import { limits } from "@candor/contract/limits";
import { day } from "../../../platform/durations.ts";
import type { SessionScope } from "../gate.ts";
import { signToken } from "../rules/tokens.ts";
import type { SessionParts } from "./announce.ts";
import { endSession } from "./end-sessions.ts";

/** New tokens; the session lives on from now. */
export async function refresh(parts: SessionParts, scope: SessionScope, network: string) {
  const now = parts.clock.now();
  await parts.database.write((writer) =>
    writer
      .updateTable("session")
      .set({ network, last_seen_at: now, expires_at: now + limits.sessionDays * day })
      .where("id", "=", scope.sessionId)
      .execute(),
  );
  return tokensOf(parts, scope);
}

export async function tokensOf(
  parts: SessionParts,
  subject: Pick<SessionScope, "accountId" | "sessionId" | "email">,
) {
  const now = parts.clock.now();
  const [jwt, downloadToken] = await Promise.all([
    signToken(parts.keys, "session", subject, now),
    signToken(parts.keys, "download", subject, now),
  ]);
  return { jwt, downloadToken };
}

export async function logOut(parts: SessionParts, scope: SessionScope): Promise<void> {
  await parts.database.write((writer) => endSession(parts, writer, scope));
}
