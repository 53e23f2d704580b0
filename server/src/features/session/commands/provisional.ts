import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import { hour } from "../../../platform/durations.ts";
import { sessionOfCookie } from "../queries/live.ts";
import { announce, type SessionParts } from "./announce.ts";
import { endSession } from "./end-sessions.ts";
import { insertSession } from "./insert-session.ts";
import type { StartedSession } from "./start.ts";

/**
 * S-02: starts a session for mail preferences only, and for the job alert that sent the mail. It isn't a sign-in: it
 * mails nobody, and makes no device known.
 */
export async function startProvisional(
  parts: SessionParts,
  writer: Writer,
  { alertId, ...account }: { readonly accountId: number; readonly email: string; readonly alertId?: number },
): Promise<StartedSession> {
  const { accountId: account_id } = account;
  const lifetime = limits.provisionalHours * hour;
  const started = await insertSession(parts, writer, {
    account_id,
    provisional: 1,
    job_alert_id: alertId ?? null,
    lifetime,
  });
  await announce(parts, writer, {
    name: "provisional-session-started",
    subject: "account",
    subjectId: account.accountId,
    payload: { sessionId: started.sessionId },
  });
  return { ...account, ...started, provisional: true };
}

/** S-12: ends the session of this cookie, if it is provisional. */
export async function endProvisional(parts: SessionParts, cookie: string): Promise<void> {
  await parts.database.write(async (writer) => {
    const live = await sessionOfCookie(writer, cookie, parts.clock.now());
    if (live?.provisional === 1) await endSession(parts, writer, { ...live, impersonatorId: null });
  });
}
