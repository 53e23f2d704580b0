import { limits } from "@candor/contract/limits";
import { day } from "../../../platform/durations.ts";
import type { SessionScope } from "../gate.ts";
import { signToken, type TokenSubject } from "../rules/tokens.ts";
import type { SessionParts } from "./announce.ts";
import { endSession } from "./end-sessions.ts";

/** New tokens; the session lives on from now, unless it is provisional, or an administrator's in another's account. */
export async function refresh(parts: SessionParts, scope: SessionScope, network: string) {
  const now = parts.clock.now();
  await parts.database.write((writer) =>
    writer
      .updateTable("session")
      .set({
        last_seen_at: now,
        ...(isOwn(scope) && { network, expires_at: now + limits.sessionDays * day }),
      })
      .where("id", "=", scope.sessionId)
      .execute(),
  );
  return tokensOf(parts, scope);
}

export async function tokensOf(parts: SessionParts, subject: TokenSubject) {
  const now = parts.clock.now();
  const [jwt, downloadToken] = await Promise.all([
    signToken(parts.keys, "session", subject, now),
    subject.provisional ? "" : signToken(parts.keys, "download", subject, now),
  ]);
  return { jwt, downloadToken };
}

export async function logOut(parts: SessionParts, scope: SessionScope): Promise<void> {
  await parts.database.write((writer) => endSession(parts, writer, scope));
}

function isOwn({ impersonatorId, provisional }: SessionScope): boolean {
  return impersonatorId === null && !provisional;
}
