import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { EventLog } from "../../../platform/events/log.ts";

/** What writing postings requires. */
export interface ApplyParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventLog;
}
