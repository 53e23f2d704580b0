import { randomBytes } from "node:crypto";
import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import { day } from "../../../platform/durations.ts";
import { codeSecret } from "../rules/codes.ts";
import { mailedToken } from "../rules/mailed-token.ts";
import type { SessionParts } from "./announce.ts";

interface DisownLink {
  readonly accountId: number;
  readonly email: string;
  /** The key of the mail that carries the link. */
  readonly reason: string;
  readonly restoresEmail: boolean;
}

/** The token in a mail's "this was not me" link; a retried mail gets the same one. */
export async function disownToken(
  { clock, keys }: SessionParts,
  writer: Writer,
  { accountId, email, reason, restoresEmail }: DisownLink,
): Promise<string> {
  await writer
    .insertInto("disown_link")
    .values({
      account_id: accountId,
      email,
      salt: randomBytes(16).toString("base64url"),
      reason,
      restores_email: restoresEmail ? 1 : 0,
      expires_at: clock.now() + limits.disownDays * day,
    })
    .onConflict((conflict) => conflict.column("reason").doNothing())
    .execute();
  const row = await writer
    .selectFrom("disown_link")
    .select(["id", "salt"])
    .where("reason", "=", reason)
    .executeTakeFirstOrThrow();
  return mailedToken(codeSecret(keys), "disown", row);
}
