import type { Clock } from "../../../platform/clock.ts";
import type { Database, Writer } from "../../../platform/database/database.ts";
import type { EventLog } from "../../../platform/events/log.ts";
import type { SessionEvent } from "../events.ts";
import type { Keyring } from "../rules/tokens.ts";

export interface SessionParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventLog;
  readonly keys: Keyring;
  /** In production, debugging calls and test domains are off. */
  readonly production: boolean;
}

export function announce(parts: SessionParts, writer: Writer, event: SessionEvent): Promise<number> {
  return parts.events.append(writer, event);
}
