import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { DurableLines } from "../../../platform/durable-lines.ts";
import type { EventLog } from "../../../platform/events/log.ts";
import type { Keyring } from "../../session/rules/tokens.ts";

export interface OwnDataParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventLog;
  readonly keys: Keyring;
}

export interface ErasingParts extends OwnDataParts {
  /** The register of deletions, which restoring an older backup doesn't replace. */
  readonly deletions: DurableLines;
  /** The receipt's issuer. */
  readonly publicUrl: () => string;
}
