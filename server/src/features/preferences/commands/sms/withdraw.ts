import { preferenceKinds } from "@candor/contract/values";
import type { Writer } from "../../../../platform/database/database.ts";
import { actorOf } from "../../../../platform/events/log.ts";
import type { PreferencesScope } from "../../../session/gate/scopes.ts";
import { type PreferencesParts, put } from "../put.ts";

/** Ends text messages and deletes the number. What was agreed to stays on record with its end date. */
export async function removeNumber(parts: PreferencesParts, scope: PreferencesScope): Promise<void> {
  const { accountId } = scope;
  const acting = scope.provisional ? {} : actorOf(scope);
  const preferences = everySms(false);
  await parts.database.write(async (writer) => {
    await writer.deleteFrom("sms_number").where("account_id", "=", accountId).execute();
    await withdrawConsent(writer, { accountId, now: parts.clock.now() });
    await put(parts, writer, { accountId, preferences, by: "page", acting });
  });
}

/** Every kind of message, by text. */
export function everySms(wanted: boolean) {
  return preferenceKinds.map((kind) => ({ kind, channel: "sms" as const, wanted }));
}

export async function withdrawConsent(
  writer: Writer,
  { accountId, now }: { readonly accountId: number; readonly now: number },
): Promise<void> {
  await writer
    .updateTable("sms_consent")
    .set({ withdrawn_at: now })
    .where("account_id", "=", accountId)
    .where("withdrawn_at", "is", null)
    .execute();
}

export async function noteConsent(
  writer: Writer,
  consent: {
    readonly account_id: number;
    readonly number: string;
    readonly wording: string;
    readonly given_at: number;
  },
): Promise<void> {
  await writer
    .insertInto("sms_consent")
    .values({ ...consent, withdrawn_at: null })
    .execute();
}
