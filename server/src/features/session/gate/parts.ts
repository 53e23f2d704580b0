import type { Clock } from "../../../platform/clock.ts";
import type { Reader } from "../../../platform/database/database.ts";
import type { CachedRows } from "../../../platform/events/cached-rows.ts";
import type { Origin } from "../../../platform/http/origin.ts";
import type { LiveSession } from "../queries/live.ts";
import type { Keyring } from "../rules/tokens.ts";

export interface GateParts {
  readonly read: Reader;
  readonly clock: Clock;
  readonly keys: Keyring;
  readonly origin: Origin;
  /** Cached sessions by account. */
  readonly sessions: CachedRows<LiveSession>;
}
