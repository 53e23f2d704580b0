import { sql } from "kysely";
import type { Config } from "../platform/config.ts";
import { countRows } from "../platform/database/count-rows.ts";
import { DiskSpace, lowSentence } from "../platform/disk-space.ts";
import { openTextRecords } from "../platform/dns.ts";
import { day } from "../platform/durations.ts";
import type { PartHealth, Probe } from "../platform/health.ts";
import { lastNight } from "../platform/housekeeping.ts";
import { isoTime } from "../platform/iso-time.ts";
import { senderFaults } from "../platform/mail/sender-records.ts";
import { openMailTransport } from "../platform/mail/transport.ts";
import { addressProbe, clockProbe, databaseProbe, mailProbe, pushProbe, queueProbe } from "../probes.ts";
import { forgetAtNight } from "../retention.ts";
import { openRecords, type Records, runCommand } from "./command.ts";

const leastFreeBytes = 1024 ** 3;

/** A report for the operator; exit code 1 if something needs attention. */
await runCommand("Usage: npm run doctor", async () => {
  const records = await openRecords();
  const transport = openMailTransport(records.config);
  try {
    const probes: Record<string, Probe> = {
      database: databaseProbe(records.database),
      records: () => integrity(records),
      queue: queueProbe(records.database),
      imports: () => imports(records),
      retention: () => retention(records),
      mail: mailProbe(records.config, transport),
      "mail names": () => mailNames(records.config),
      address: addressProbe(records.config),
      clock: clockProbe(records.database, records.clock),
      push: pushProbe(records.database),
      disk: () => disk(records.config.dataFolder),
    };
    let healthy = true;
    for (const [name, probe] of Object.entries(probes)) {
      const part = await probe().catch((error: unknown): PartHealth => ({ ok: false, note: String(error) }));
      healthy &&= part.ok;
      process.stdout.write(
        `${part.ok ? (part.note ? "note" : "ok  ") : "BAD "}  ${name}${part.note ? `: ${part.note}` : ""}\n`,
      );
    }
    return healthy ? 0 : 1;
  } finally {
    transport?.close();
    await records.database.close();
  }
});

/** Whether other servers can tell that mail is ours. Without a mail server we send none. */
async function mailNames(config: Config): Promise<PartHealth> {
  if (!config.smtpUrl) return { ok: true };
  const faults = await senderFaults(config, openTextRecords(config.dnsServer));
  if (faults.length > 0) return { ok: false, note: faults.join(" ") };
  return config.mailReplyTo
    ? { ok: true }
    : { ok: true, note: `Replies go to ${config.mailFrom}: set MAIL_REPLY_TO if nobody reads them there.` };
}

/** SQLite reads every page; PostgreSQL keeps checksums itself. */
async function integrity({ database }: Records): Promise<PartHealth> {
  if (database.dialect.name === "postgres") return { ok: true };
  const { rows } = await sql<{ quick_check: string }>`PRAGMA quick_check`.execute(database.read);
  const [first] = rows;
  return first?.quick_check === "ok"
    ? { ok: true }
    : { ok: false, note: `The file is damaged: ${first?.quick_check}. Restore a backup.` };
}

/** When expired records were last deleted, and when they will be next. */
async function retention({ database, clock }: Records): Promise<PartHealth> {
  const last = await database.read
    .selectFrom("task")
    .select((e) => e.fn.max("finished_at").as("at"))
    .where("name", "=", forgetAtNight.name)
    .where("state", "=", "done")
    .executeTakeFirstOrThrow();
  const now = clock.now();
  const next = isoTime(lastNight(now) + day);
  if (last.at === null) return { ok: true, note: `Nothing has expired yet. The first night is ${next}.` };
  const note = `Expired records were last deleted ${isoTime(last.at)}; next ${next}.`;
  return last.at > now - 2 * day
    ? { ok: true, note }
    : { ok: false, note: `${note} Start a server: it makes up for it within an hour.` };
}

async function imports({ database }: Records): Promise<PartHealth> {
  const count = await countRows(
    database.read.selectFrom("import_run").where("state", "in", ["staging", "staged"]),
  );
  return count === 0
    ? { ok: true }
    : {
        ok: true,
        note: `${count} imports are under way or were interrupted; the next import or start ends them.`,
      };
}

async function disk(folder: string): Promise<PartHealth> {
  const { free, floor } = await new DiskSpace(folder).space();
  if (free < floor) return { ok: false, note: lowSentence(free) };
  return free >= leastFreeBytes
    ? { ok: true }
    : { ok: false, note: `Only ${Math.round(free / 1024 ** 2)} MB are free where ${folder} lies.` };
}
