import { randomBytes } from "node:crypto";
import { limits } from "@candor/contract/limits";
import { messageIn } from "@candor/contract/messages/catalogues";
import { locales } from "@candor/contract/messages/locales";
import { message } from "@candor/contract/messages/message";
import { textedCodes, textedCodesOfNumber } from "@candor/contract/rate-limits";
import type { Writer } from "../../../../platform/database/database.ts";
import { Problem } from "../../../../platform/http/problem.ts";
import { tally, tooMany } from "../../../../platform/http/rate-limits.ts";
import { internationalNumber } from "../../../profiles/rules/phones.ts";
import type { SessionScope } from "../../../session/gate/scopes.ts";
import { codeOf, codeSecret, endOfCode } from "../../../session/rules/codes.ts";
import { stoppedBy } from "../../queries/preferences.ts";
import { addressHash } from "../../rules/off-token.ts";
import { type SmsParts, text } from "./parts.ts";
import { withdrawConsent } from "./withdraw.ts";

interface Asked {
  /** As typed. */
  readonly number: string;
  /** The wording that the person agreed to. */
  readonly consent: string;
}

/** Texts a code to a phone. Nothing else is sent there until the code is entered, and an earlier number ends. */
export async function askNumber(parts: SmsParts, scope: SessionScope, asked: Asked): Promise<void> {
  const number = numberIn(asked);
  const { accountId } = scope;
  const { database, clock, keys } = parts;
  await database.write(async (writer) => {
    const hash = addressHash(keys, number);
    if ((await stoppedBy(writer, hash)).length > 0) throw new Problem("number-stopped");
    await count(writer, { accountId, hash, now: clock.now() });
    await withdrawConsent(writer, { accountId, now: clock.now() });
    const salt = randomBytes(16).toString("base64url");
    const row = { number, salt, tries: 0, asked_at: clock.now(), proved_at: null, wording: asked.consent };
    await writer
      .insertInto("sms_number")
      .values({ account_id: accountId, ...row })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet(row))
      .execute();
    const values = { code: codeOf(codeSecret(keys), salt), minutes: limits.codeMinutes };
    await text(parts, writer, {
      to: number,
      text: message("sms.codeText", values),
      accountId,
      reason: `code:${salt}`,
      expiresAt: endOfCode(row.asked_at),
    });
  });
}

/** V-11, V-12. */
function numberIn({ number: typed, consent }: Asked): string {
  const refuse = (
    path: string,
    key: "sms.consentRequired" | "sms.consentOutdated" | `validation.phone${"Required" | "Incomplete"}`,
  ) => new Problem("invalid-request", { fields: [{ path, key }] });
  if (typed.trim() === "") throw refuse("/number", "validation.phoneRequired");
  const number = internationalNumber(typed)
    ?.split(" ext")[0]
    ?.replaceAll(/[^+\d]/g, "");
  if (number === undefined) throw refuse("/number", "validation.phoneIncomplete");
  if (consent === "") throw refuse("/consent", "sms.consentRequired");
  // The page may have been open while its language changed.
  if (!locales.some((locale) => consent === messageIn(locale, "sms.consent")))
    throw refuse("/consent", "sms.consentOutdated");
  return number;
}

/** Each code costs money, and may reach a phone whose owner didn't ask for it. */
async function count(
  writer: Writer,
  { accountId, hash, now }: { readonly accountId: number; readonly hash: string; readonly now: number },
): Promise<void> {
  const waits = [
    await tally(writer, `texted codes of ${accountId}`, textedCodes, now),
    await tally(writer, `texted codes to ${hash}`, textedCodesOfNumber, now),
  ];
  const wait = Math.max(...waits);
  if (wait > 0) throw tooMany("too-many-attempts", wait);
}
