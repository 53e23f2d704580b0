import type { Writer } from "../../../platform/database/database.ts";
import type { ChangeParts } from "../../../platform/events/change-parts.ts";
import type { AlertEvent } from "../events.ts";

export type AlertParts = ChangeParts;

/** The subject is the account, so that this process rereads what it caches about it. */
export function announce(
  parts: AlertParts,
  writer: Writer,
  { accountId, ...event }: Omit<AlertEvent, "subject" | "subjectId"> & { readonly accountId: number },
): Promise<number> {
  return parts.events.append(writer, { subject: "account", subjectId: accountId, ...event });
}
