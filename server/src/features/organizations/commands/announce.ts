import type { Clock } from "../../../platform/clock.ts";
import type { Database, Writer } from "../../../platform/database/database.ts";
import type { EventLog } from "../../../platform/events/log.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import type { OrganizationEvent } from "../events.ts";

export interface OrganizationParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventLog;
  readonly keys: Keyring;
  /** In production, test domains are refused. */
  readonly production: boolean;
}

export function announce(
  parts: Pick<OrganizationParts, "events">,
  writer: Writer,
  event: OrganizationEvent,
): Promise<number> {
  return parts.events.append(writer, event);
}
