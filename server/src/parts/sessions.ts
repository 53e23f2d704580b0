import { tasksFor } from "../consequences.ts";
import type { SessionParts } from "../features/session/commands/announce.ts";
import { openKeyring, type RenewKeys } from "../features/session/commands/signing-key.ts";
import type { GateParts } from "../features/session/gate/parts.ts";
import { sessionOf } from "../features/session/gate/tokens.ts";
import type { LiveSession } from "../features/session/queries/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/database.ts";
import { CachedRows } from "../platform/events/cached-rows.ts";
import { openEventLog } from "../platform/events/log.ts";
import { publicOrigin } from "../platform/http/origin.ts";
import { type Notifier, openNotifier } from "../platform/http/sockets/notifier.ts";

export interface Sessions {
  readonly session: SessionParts;
  readonly gates: GateParts;
  readonly notifier: Notifier;
  /** Replaces the signing key when it is old. */
  readonly renewKeys: RenewKeys;
}

/** Opens what identifies the caller: signing keys, cached sessions, and the event log that drops them. */
export async function openSessions(config: Config, database: Database, clock: Clock): Promise<Sessions> {
  const keys = await openKeyring(database, clock);
  const origin = publicOrigin(config.publicUrl);
  const sessions = new CachedRows<LiveSession>("account");
  const gates: GateParts = { read: database.read, clock, keys, origin, sessions };
  const events = openEventLog(database.dialect, clock, tasksFor, (event) => sessions.hear(event));
  const session: SessionParts = { database, clock, events, keys, production: config.production };
  const notifier = openNotifier({ clock, sessionOf: (authorization) => sessionOf(gates, authorization) });
  return { session, gates, notifier, renewKeys: keys.renew };
}
