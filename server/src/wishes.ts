import { preferenceKinds } from "@candor/contract/values";
import { isOn } from "./features/alerts/queries/alerts.ts";
import { isWanted } from "./features/preferences/queries.ts";
import type { Reader } from "./platform/database/database.ts";
import type { MailWish } from "./platform/mail/mail.ts";

/** E-23: whether somebody wants an optional mail that is about to leave. A kind of another version always leaves. */
export function isWished(read: Reader) {
  return async ({ accountId, kind, alertId }: MailWish): Promise<boolean> => {
    const known = preferenceKinds.find((each) => each === kind);
    if (known && !(await isWanted(read, { accountId }, known))) return false;
    return alertId === undefined || isOn(read, alertId);
  };
}
