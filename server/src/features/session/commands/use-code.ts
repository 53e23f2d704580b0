import type { Writer } from "../../../platform/database/database.ts";
import { newestCode, stateOf } from "../queries/codes.ts";
import type { Guesser } from "../rules/client.ts";
import { type CodePurpose, codeOf, codeSecret, isAlive, sameCode } from "../rules/codes.ts";
import type { SessionParts } from "./announce.ts";
import { countGuess } from "./guesses.ts";

type Shown = { readonly email: string; readonly code: string; readonly guesser: Guesser } & CodePurpose;

/**
 * Uses up a live code of an address if it is the one given, and resolves to its row. A wrong try counts for each code
 * that it was compared with, and resolves to undefined. The gate calls this: it must not import the gate.
 */
export async function useCode(
  parts: Pick<SessionParts, "clock" | "keys">,
  writer: Writer,
  { email, code: given, guesser, ...purpose }: Shown,
) {
  const now = parts.clock.now();
  const codes = await livingCodes(writer, { email, guesser, purpose, now });
  if (codes.length === 0) return undefined;
  const takeBack = await countGuess(writer, email, guesser, now);
  const right = codes.find(({ salt }) => sameCode(codeOf(codeSecret(parts.keys), salt), given));
  for (const { id, tries } of right ? [right] : codes) {
    const { numUpdatedRows } = await writer
      .updateTable("login_code")
      .set(right ? { used_at: now, sign_up_json: null } : { tries: tries + 1 })
      .where("id", "=", id)
      .where("used_at", "is", null)
      .where("tries", "=", tries)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
  }
  if (right) await takeBack();
  return right;
}

interface Sought {
  readonly email: string;
  readonly guesser: Guesser;
  readonly purpose: CodePurpose;
  readonly now: number;
}

/** This device's newest code, and the newest that works anywhere. Other devices' codes are not tried. */
async function livingCodes(writer: Writer, { email, guesser, purpose, now }: Sought) {
  const living = [];
  for (const deviceHash of [guesser.deviceHash, null]) {
    const code = await newestCode(writer, email, { ...purpose, deviceHash });
    if (code && isAlive(stateOf(code), now)) living.push(code);
  }
  return living;
}
