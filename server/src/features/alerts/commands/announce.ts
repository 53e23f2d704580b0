import type { Clock } from "../../../platform/clock.ts";
import type { Database, Writer } from "../../../platform/database/database.ts";
import type { EventLog } from "../../../platform/events/log.ts";
import type { AlertEvent } from "../events.ts";

export interface AlertParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventLog;
}

/** The subject is the account, so that this process rereads what it caches about it. */
export function announce(
  parts: AlertParts,
  writer: Writer,
  { accountId, ...event }: Omit<AlertEvent, "subject" | "subjectId"> & { readonly accountId: number },
): Promise<number> {
  return parts.events.append(writer, { subject: "account", subjectId: accountId, ...event });
}
