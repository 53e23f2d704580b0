import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SessionParts } from "@candor/server/features/session/commands/announce";
import { openKeyring } from "@candor/server/features/session/commands/signing-key";
import type { LiveSession } from "@candor/server/features/session/queries/live";
import { systemClock } from "@candor/server/platform/clock";
import { openDatabase, type Writer } from "@candor/server/platform/database/database";
import { migrate } from "@candor/server/platform/database/migrate";
import { CachedRows } from "@candor/server/platform/events/cached-rows";
import { follow, lastSequence } from "@candor/server/platform/events/follower";
import { type Announcement, openEventLog } from "@candor/server/platform/events/log";
import { openLog } from "@candor/server/platform/log";

export interface Records extends SessionParts {
  readonly sessions: CachedRows<LiveSession>;
  /** Adds accounts, each with one live session, until there are this many. */
  fill(sessions: number): Promise<void>;
  close(): Promise<void>;
}

const batch = 1000;
const day = 86_400_000;

/** Opens empty records as one server process has them; `url` names a PostgreSQL. Accounts are numbered from 1. */
export async function openRecords(url: string | undefined): Promise<Records> {
  const folder = mkdtempSync(join(tmpdir(), "candor-bench-identity-"));
  const clock = systemClock;
  const log = openLog("silent");
  const database = openDatabase({ url, folder, log });
  await migrate(database);
  const sessions = new CachedRows<LiveSession>("account");
  const hear = (event: Announcement) => sessions.hear(event);
  const follower = follow(database, {
    from: await lastSequence(database.read),
    log,
    handle: (events) => events.forEach(hear),
    abreast: (instant) => sessions.abreast(instant),
  });
  let filled = 0;
  return {
    database,
    clock,
    events: openEventLog(database.dialect, clock, () => [], hear),
    sessions,
    keys: await openKeyring(database, clock),
    production: true,
    async fill(sessions) {
      while (filled < sessions) {
        const length = Math.min(batch, sessions - filled);
        const numbers = Array.from({ length }, (_, index) => filled + index + 1);
        await database.write((writer) => insert(writer, numbers, clock.now()));
        filled += length;
      }
    },
    async close() {
      await follower.close();
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export const emailOf = (account: number) => `person-${account}@example.com`;
export const sessionIdOf = (account: number) => `session-${account}`;

async function insert(writer: Writer, numbers: readonly number[], now: number): Promise<void> {
  const accounts = numbers.map((account) => ({
    email: emailOf(account),
    email_proved_at: now,
    display_name: null,
    first_name: "Ada",
    last_name: "Byron",
    administrator: 0,
    created_at: now,
  }));
  await writer.insertInto("account").values(accounts).execute();
  const sessions = numbers.map((account) => ({
    id: sessionIdOf(account),
    account_id: account,
    cookie_hash: `cookie-${account}`,
    device_hash: `device-${account}`,
    created_at: now,
    last_seen_at: now,
    expires_at: now + 14 * day,
    ended_at: null,
  }));
  await writer.insertInto("session").values(sessions).execute();
}
