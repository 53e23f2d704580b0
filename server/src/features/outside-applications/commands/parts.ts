import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { EventLog } from "../../../platform/events/log.ts";

export interface OutsideParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventLog;
}
