import type { SearchIndex } from "@candor/engine/port";
import type { Clock } from "./platform/clock.ts";
import { clockFault } from "./platform/clock-check.ts";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/database/database.ts";
import type { Integrity } from "./platform/database/integrity.ts";
import { type DiskSpace, diskProbe } from "./platform/disk-space.ts";
import type { Probe } from "./platform/health.ts";
import type { MailTransport } from "./platform/mail/transport.ts";
import { areKeysWhole } from "./platform/push/keys.ts";
import { countGivenUp } from "./platform/tasks/figures.ts";

/** What `/readyz` asks each part. */
export function probesOf(parts: {
  config: Config;
  database: Database;
  disk: DiskSpace;
  index: SearchIndex;
  integrity: (() => Integrity) | undefined;
  transport: MailTransport | undefined;
}): Record<string, Probe> {
  return {
    database: databaseProbe(parts.database),
    ...(parts.integrity && { records: recordsProbe(parts.integrity) }),
    search: async () => ({ ...(await parts.index.health()) }),
    queue: queueProbe(parts.database),
    mail: mailProbe(parts.config, parts.transport),
    address: addressProbe(parts.config),
    disk: diskProbe(parts.disk),
  };
}

export function databaseProbe(database: Database): Probe {
  return async () => {
    await database.dialect.probe(database.read);
    return { ok: true, kind: database.dialect.name };
  };
}

function recordsProbe(integrity: () => Integrity): Probe {
  return async () => {
    const { state, fault } = integrity();
    return state === "damaged"
      ? { ok: false, state, note: `The file is damaged: ${fault}. Restore a backup.` }
      : { ok: true, state };
  };
}

export function queueProbe(database: Database): Probe {
  return async () => {
    const dead = await countGivenUp(database.read);
    return {
      ok: true,
      dead,
      ...(dead > 0 && { note: `${dead} tasks were given up and wait for a person.` }),
    };
  };
}

export function mailProbe(config: Config, transport: MailTransport | undefined): Probe {
  return async () => {
    if (transport) {
      await transport.verify();
      return { ok: true, kind: "smtp" };
    }
    return config.production
      ? { ok: true, kind: "outbox", note: "SMTP_URL is unset: mail is kept in the outbox and not sent." }
      : { ok: true, kind: "mailbox" };
  };
}

export function clockProbe(database: Database, clock: Clock): Probe {
  return async () => {
    const note = await clockFault(database, clock);
    return note === undefined ? { ok: true } : { ok: false, note };
  };
}

export function pushProbe(database: Database): Probe {
  return async () =>
    (await areKeysWhole(database))
      ? { ok: true }
      : {
          ok: false,
          note: "The VAPID key that notifications are signed with is damaged: its halves do not belong together. Restore a backup.",
        };
}

export function addressProbe(config: Config): Probe {
  return async () =>
    config.production && !config.publicUrl?.startsWith("https:")
      ? { ok: true, note: "PUBLIC_URL is not an https address: sessions can be read on the way." }
      : { ok: true };
}
