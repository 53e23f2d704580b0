import type { SmsDelivered } from "@candor/contract/preferences/shapes";
import { stoppedBy } from "../../queries/preferences.ts";
import { ownerOfNumber } from "../../queries/sms.ts";
import { addressHash } from "../../rules/off-token.ts";
import { noteBounce, tryAgain } from "../bounced.ts";
import type { PreferencesParts } from "../put.ts";
import { stopTexts } from "./stop.ts";

/** Records what the gateway says became of our message. A number that gets none rests, as an address does. */
export async function noteDelivered(parts: PreferencesParts, { id, status }: SmsDelivered): Promise<void> {
  const { database, keys } = parts;
  const sent = await database.read
    .selectFrom("mail")
    .select("recipient")
    .where("message_key", "=", id)
    .where("channel", "=", "sms")
    .executeTakeFirst();
  if (!sent) return;
  const hash = addressHash(keys, sent.recipient);
  if (status === "failed" || status === "unreachable")
    return noteBounce(parts, hash, { isSoft: status === "failed" });
  await database.write(async (writer) => {
    if (status === "delivered") return tryAgain(writer, hash);
    // The carrier took the STOP and confirmed it: send no answer.
    if ((await stoppedBy(writer, hash)).length > 0) return;
    await stopTexts(parts, writer, { hash, owner: await ownerOfNumber(writer, sent.recipient) });
  });
}
