import { limits } from "@candor/contract/limits";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/database.ts";
import { type DiskSpace, sheddingLimiter } from "../platform/disk-space.ts";
import { ConcurrencyLimit } from "../platform/http/concurrency-limit.ts";
import { type Limiter, rateLimiter } from "../platform/http/rate-limits.ts";

/** What keeps one caller from using up the process. */
export interface LimiterParts {
  /** Counts calls and pages together. */
  readonly limit: Limiter;
  /** Counts each network address's open websockets. */
  readonly openSockets: ConcurrencyLimit;
  readonly runningSearches: ConcurrencyLimit;
}

export function openLimiters(
  config: Config,
  database: Database,
  clock: Clock,
  disk: DiskSpace,
): LimiterParts {
  const behindProxy = config.trustedProxies.length > 0;
  return {
    limit: sheddingLimiter(rateLimiter(database, clock, { behindProxy }), disk),
    openSockets: new ConcurrencyLimit(limits.openSockets, { behindProxy }),
    runningSearches: new ConcurrencyLimit(limits.runningSearches, { behindProxy }),
  };
}
