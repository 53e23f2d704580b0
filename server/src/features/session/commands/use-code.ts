import type { Writer } from "../../../platform/database/database.ts";
import { newestCode } from "../queries.ts";
import type { Guesser } from "../rules/client.ts";
import { type CodePurpose, codeOf, codeSecret, isAlive, sameCode } from "../rules/codes.ts";
import type { SessionParts } from "./announce.ts";
import { countGuess } from "./guesses.ts";

type Shown = { readonly email: string; readonly code: string; readonly guesser: Guesser } & CodePurpose;

/**
 * Uses up a living code of an address where it is the one given, and resolves to its row; a wrong try is counted, and
 * resolves to undefined. The gate asks it: it knows nothing of the gate.
 */
export async function useCode(
  parts: Pick<SessionParts, "clock" | "keys">,
  writer: Writer,
  { email, code: given, guesser, ...purpose }: Shown,
) {
  const now = parts.clock.now();
  const code = await livingCode(writer, { email, guesser, purpose, now });
  if (!code) return undefined;
  const takeBack = await countGuess(writer, email, guesser, now);
  const right = sameCode(codeOf(codeSecret(parts.keys), code.salt), given);
  const { numUpdatedRows } = await writer
    .updateTable("login_code")
    .set(right ? { used_at: now, sign_up_json: null } : { tries: code.tries + 1 })
    .where("id", "=", code.id)
    .where("used_at", "is", null)
    .where("tries", "=", code.tries)
    .executeTakeFirst();
  if (!right || numUpdatedRows === 0n) return undefined;
  await takeBack();
  return code;
}

interface Sought {
  readonly email: string;
  readonly guesser: Guesser;
  readonly purpose: CodePurpose;
  readonly now: number;
}

/** The newest that this device asked for, or else the newest that is good anywhere: nobody else's is tried or killed. */
async function livingCode(writer: Writer, { email, guesser, purpose, now }: Sought) {
  for (const deviceHash of [guesser.deviceHash, null]) {
    const code = await newestCode(writer, email, { ...purpose, deviceHash });
    if (code && isAlive({ tries: code.tries, createdAt: code.created_at, usedAt: code.used_at }, now))
      return code;
  }
  return undefined;
}
