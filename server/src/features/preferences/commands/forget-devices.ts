import type { PreferencesParts } from "./put.ts";
import { withdrawConsent } from "./sms/withdraw.ts";

/** Forgets the browsers and the phone that an account notifies. What its person chose stays for the next ones. */
export async function forgetDevices(
  { database, clock }: Pick<PreferencesParts, "database" | "clock">,
  accountId: number,
): Promise<void> {
  await database.write(async (writer) => {
    await writer.deleteFrom("push_browser").where("account_id", "=", accountId).execute();
    await writer.deleteFrom("sms_number").where("account_id", "=", accountId).execute();
    await withdrawConsent(writer, { accountId, now: clock.now() });
  });
}
