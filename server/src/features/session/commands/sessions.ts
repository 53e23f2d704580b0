import { limits } from "@candor/contract/limits";
import { day } from "../../../platform/durations.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { PreferencesScope, SessionScope } from "../gate/scopes.ts";
import { codeSecret } from "../rules/codes.ts";
import { formKeyOf } from "../rules/form-key.ts";
import { signToken, type TokenSubject } from "../rules/tokens.ts";
import type { SessionParts } from "./announce.ts";
import { endSession, endSessions } from "./end-sessions.ts";
import { followingCookie } from "./session-cookies.ts";

/** Issues new tokens. Extends the session, unless it is provisional or an impersonation. */
export async function refresh(
  parts: SessionParts,
  scope: SessionScope,
  { network, cookie }: { readonly network: string; readonly cookie: string | undefined },
) {
  const now = parts.clock.now();
  const isOwn = scope.impersonatorId === null && !scope.provisional;
  const following = await parts.database.write(async (writer) => {
    await writer
      .updateTable("session")
      .set({ last_seen_at: now, ...(isOwn && { network, expires_at: now + limits.sessionDays * day }) })
      .where("id", "=", scope.sessionId)
      .execute();
    const { sessionId } = scope;
    return isOwn && cookie !== undefined ? followingCookie(parts, writer, { sessionId, cookie }) : undefined;
  });
  const formKey = isOwn ? formKeyOf(codeSecret(parts.keys), scope.accountId) : "";
  return { tokens: { ...(await tokensOf(parts, scope)), formKey }, following };
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

/** Ends one session of the account, wherever it is signed in. */
export async function endOwnSession(
  parts: SessionParts,
  scope: SessionScope,
  sessionId: string,
): Promise<void> {
  const isEnded = await parts.database.write((writer) => endSession(parts, writer, { ...scope, sessionId }));
  if (!isEnded) throw new Problem("not-found");
}

/** Ends every session of the account except the caller's. */
export async function endOtherSessions(
  parts: SessionParts,
  { accountId, sessionId: except }: SessionScope,
): Promise<void> {
  await parts.database.write((writer) => endSessions(parts, writer, { accountId, except }));
}

/** S-12: ends a session begun by a mail's link. A person's own session, which also opens preferences, continues. */
export async function endProvisionalOf(parts: SessionParts, scope: PreferencesScope): Promise<void> {
  if (scope.provisional) await parts.database.write((writer) => endSession(parts, writer, scope));
}
