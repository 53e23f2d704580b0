import { limits } from "@candor/contract/limits";
import type { MessageKey } from "@candor/contract/messages/message";
import { sql } from "kysely";
import type { Writer } from "../../../platform/database/database.ts";
import { minute } from "../../../platform/durations.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { AdministratorScope } from "../gate/scopes.ts";
import { isDeleted } from "../queries/accounts.ts";
import { announce, type SessionParts } from "./announce.ts";
import { insertSession } from "./insert-session.ts";
import type { StartedSession } from "./start.ts";

/** The account, by id or email address, and the reason. */
export interface Impersonating {
  readonly accountId?: number;
  readonly email?: string;
  readonly reason: string;
}

interface Impersonation extends StartedSession {
  readonly impersonatorId: number;
  /** Milliseconds since 1970; never extended. */
  readonly expiresAt: number;
}

/**
 * Signs an administrator in as somebody. The session ends on its own, or with the administrator's own session, which
 * continues meanwhile. The account's owner sees it in their sign-in history, and gets no mail about an unknown device.
 */
export async function impersonate(
  parts: SessionParts,
  scope: AdministratorScope,
  { reason, ...whom }: Impersonating,
): Promise<Impersonation> {
  return parts.database.write(async (writer) => {
    const account = await accountToImpersonate(parts, writer, whom);
    const started = await insertSession(parts, writer, {
      account_id: account.accountId,
      impersonator_session_id: scope.sessionId,
      impersonation_reason: reason,
      lifetime: limits.impersonationMinutes * minute,
    });
    await announce(parts, writer, {
      name: "impersonation-started",
      subject: "account",
      subjectId: account.accountId,
      actorId: scope.accountId,
      payload: { sessionId: started.sessionId },
    });
    return { ...account, ...started, impersonatorId: scope.accountId };
  });
}

/** Refuses deleted accounts, and administrators': nobody borrows an administrator's rights. */
async function accountToImpersonate(
  { database }: SessionParts,
  writer: Writer,
  { accountId, email }: Pick<Impersonating, "accountId" | "email">,
) {
  const named = await writer
    .selectFrom("account")
    .select("id")
    .where((is) => (accountId === undefined ? is("email", "=", email ?? "") : is("id", "=", accountId)))
    .executeTakeFirst();
  if (!named) throw refused("validation.noSuchAccount");
  // It could be deleted, or given the right, before the session is there.
  await database.dialect.hold(writer, "account", named.id);
  const account = await writer
    .selectFrom("account")
    .select(["id as accountId", "email", "administrator"])
    .where("id", "=", named.id)
    .where(sql<boolean>`not ${isDeleted}`)
    .executeTakeFirst();
  if (!account) throw refused("validation.noSuchAccount");
  if (account.administrator === 1) throw refused("validation.accountAdministrates");
  return { accountId: account.accountId, email: account.email };
}

function refused(key: MessageKey): Problem {
  return new Problem("invalid-request", { fields: [{ path: "/email", key }] });
}
