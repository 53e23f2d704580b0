import { message } from "@candor/contract/messages/message";
import type { Writer } from "../../../../platform/database/database.ts";
import { actorOf } from "../../../../platform/events/log.ts";
import { Problem } from "../../../../platform/http/problem.ts";
import type { SessionScope } from "../../../session/gate/scopes.ts";
import { codeOf, codeSecret, isAlive, sameCode } from "../../../session/rules/codes.ts";
import { numberOf } from "../../queries/sms.ts";
import { addressHash } from "../../rules/off-token.ts";
import { tryAgain } from "../bounced.ts";
import { put } from "../put.ts";
import { type SmsParts, text } from "./parts.ts";
import { everySms, noteConsent, withdrawConsent } from "./withdraw.ts";

/** The phone's code was entered: from now on it gets what its person agreed to. */
export async function proveNumber(parts: SmsParts, scope: SessionScope, code: string): Promise<void> {
  const isRight = await parts.database.write((writer) => prove(parts, writer, scope, code));
  // Thrown after the transaction, which has to commit to count the wrong try.
  if (!isRight)
    throw new Problem("invalid-request", { fields: [{ path: "/code", key: "auth.credentialRefused" }] });
}

async function prove(parts: SmsParts, writer: Writer, scope: SessionScope, code: string): Promise<boolean> {
  const { accountId } = scope;
  const { keys, clock, database } = parts;
  const now = clock.now();
  await database.dialect.hold(writer, "account", accountId);
  const row = await numberOf(writer, { accountId });
  if (!row) return false;
  const state = { tries: row.tries, createdAt: row.asked_at, usedAt: row.proved_at };
  if (!isAlive(state, now)) return false;
  if (!sameCode(codeOf(codeSecret(keys), row.salt), code)) {
    await change(writer, accountId, { tries: row.tries + 1 });
    return false;
  }
  const { number, wording } = row;
  await takeFromOthers(writer, { accountId, number, now });
  await change(writer, accountId, { proved_at: now });
  await noteConsent(writer, { account_id: accountId, number, wording, given_at: now });
  await tryAgain(writer, addressHash(keys, number));
  await put(parts, writer, { accountId, preferences: everySms(true), by: "page", acting: actorOf(scope) });
  await text(parts, writer, {
    to: number,
    text: message("sms.provedText"),
    accountId,
    reason: `proved:${row.salt}`,
  });
  return true;
}

async function change(writer: Writer, accountId: number, columns: { tries: number } | { proved_at: number }) {
  await writer.updateTable("sms_number").set(columns).where("account_id", "=", accountId).execute();
}

/** Numbers change hands: the last person to enter a code has it. */
async function takeFromOthers(
  writer: Writer,
  { accountId, number, now }: { readonly accountId: number; readonly number: string; readonly now: number },
): Promise<void> {
  const others = await writer
    .deleteFrom("sms_number")
    .where("number", "=", number)
    .where("account_id", "!=", accountId)
    .returning("account_id")
    .execute();
  for (const { account_id: other } of others) await withdrawConsent(writer, { accountId: other, now });
}
