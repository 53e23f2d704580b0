import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { SessionScope } from "../gate/scopes.ts";
import { liveSession } from "../queries/live.ts";
import type { SessionParts } from "./announce.ts";

type HoldingParts = Pick<SessionParts, "database" | "clock">;

/**
 * Locks the account, and refuses a session that has ended since the gate: an intruder whose call is under way while the
 * owner ends every session would otherwise leave a way back in.
 */
export async function holdOwnAccount(
  { database, clock }: HoldingParts,
  writer: Writer,
  { accountId, sessionId }: SessionScope,
): Promise<void> {
  await database.dialect.hold(writer, "account", accountId);
  if (!(await liveSession(writer, sessionId, clock.now()))) throw new Problem("unauthorized");
}

interface Verified {
  readonly accountId: number;
  readonly passwordHash: string | null;
}

/** Locks the account, and refuses a password that was replaced or removed while it was compared, which takes a while. */
export async function holdVerified(
  { database }: HoldingParts,
  writer: Writer,
  { accountId, passwordHash }: Verified,
): Promise<void> {
  await database.dialect.hold(writer, "account", accountId);
  const still = await writer
    .selectFrom("account")
    .select("id")
    .where("id", "=", accountId)
    .where("password_hash", "=", passwordHash)
    .executeTakeFirst();
  if (!still) throw new Problem("credential-refused");
}
