import type { Writer } from "../../../platform/database/database.ts";
import { newestCode } from "../queries.ts";
import { type CodePurpose, codeOf, codeSecret, isAlive, sameCode } from "../rules/codes.ts";
import type { SessionParts } from "./announce.ts";

/**
 * Uses up the newest living code of an address where it is the one given, and resolves to its row; a wrong try is
 * counted, and resolves to undefined. The gate asks it: it knows nothing of the gate.
 */
export async function useCode(
  parts: Pick<SessionParts, "clock" | "keys">,
  writer: Writer,
  { email, code: given, ...purpose }: { email: string; code: string } & CodePurpose,
) {
  const now = parts.clock.now();
  const code = await newestCode(writer, email, purpose);
  if (!code || !isAlive({ tries: code.tries, createdAt: code.created_at, usedAt: code.used_at }, now))
    return undefined;
  const right = sameCode(codeOf(codeSecret(parts.keys), code.salt), given);
  const { numUpdatedRows } = await writer
    .updateTable("login_code")
    .set(right ? { used_at: now, sign_up_json: null } : { tries: code.tries + 1 })
    .where("id", "=", code.id)
    .where("used_at", "is", null)
    .where("tries", "=", code.tries)
    .executeTakeFirst();
  return right && numUpdatedRows === 1n ? code : undefined;
}
