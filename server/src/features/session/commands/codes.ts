import { randomBytes } from "node:crypto";
import { mailedCodes } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import { countShared, tooMany } from "../../../platform/http/rate-limits.ts";
import { newestCode } from "../queries.ts";
import { codeOf, codeSecret, isAlive, sameCode } from "../rules/codes.ts";
import { announce, type SessionParts } from "./announce.ts";

/** Prepares a code and announces it; the mail follows. The same for known and unknown addresses. */
export async function requestCode(parts: SessionParts, email: string): Promise<void> {
  const now = parts.clock.now();
  const wait = await countShared(parts.database, `code ${email}`, mailedCodes, now);
  if (wait > 0) throw tooMany("too-many-attempts", wait);
  await parts.database.write(async (writer) => {
    const { id } = await writer
      .insertInto("login_code")
      .values({
        email,
        salt: randomBytes(16).toString("base64url"),
        tries: 0,
        created_at: now,
        used_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await announce(parts, writer, {
      name: "code-requested",
      subject: "login-code",
      subjectId: id,
      payload: { loginCodeId: id },
    });
  });
}

/** Whether this is the newest living code of an address; it is used up then, and a wrong try is counted otherwise. */
export async function useCode(
  parts: SessionParts,
  writer: Writer,
  email: string,
  given: string,
  now: number,
): Promise<boolean> {
  const code = await newestCode(writer, email);
  if (!code || !isAlive({ tries: code.tries, createdAt: code.created_at, usedAt: code.used_at }, now))
    return false;
  const right = sameCode(codeOf(codeSecret(parts.keys), code.salt), given);
  const { numUpdatedRows } = await writer
    .updateTable("login_code")
    .set(right ? { used_at: now } : { tries: code.tries + 1 })
    .where("id", "=", code.id)
    .where("used_at", "is", null)
    .where("tries", "=", code.tries)
    .executeTakeFirst();
  return right && numUpdatedRows === 1n;
}
