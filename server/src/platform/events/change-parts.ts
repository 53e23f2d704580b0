import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { EventLog } from "./log.ts";

/** What a change needs: a transaction, its time, and the event that it ends with. Nouns may need more. */
export interface ChangeParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventLog;
}
