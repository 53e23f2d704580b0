import "./output-faults.ts";
import { openEngine } from "@candor/engine/engine";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../app.ts";
import { importsLock, resumeRuns } from "../features/exchange/commands/resume.ts";
import { record } from "../features/metrics/commands.ts";
import { warmUp } from "../features/search/queries/warm-up.ts";
import { ourMailboxes } from "../mailboxes.ts";
import { type PagesOptions, registerPages } from "../pages.ts";
import { openParts, type Parts } from "../parts.ts";
import { endInterruptedRestore } from "../platform/backup/take-over.ts";
import { type Config, ConfigError, readConfig } from "../platform/config.ts";
import { openTextRecords } from "../platform/dns.ts";
import { type DrainTimes, drainable } from "../platform/http/draining.ts";
import { openLog, standardError } from "../platform/log.ts";
import { type MailReceiver, receiveMail } from "../platform/mail/incoming/receiver.ts";
import { makeFilesPrivate } from "../platform/private-files.ts";
import { prepareRecords } from "../prepare-records.ts";
import { lockForServer } from "./server-lock.ts";
import { startFault } from "./start-faults.ts";
import { onStopSignal } from "./stop-signal.ts";

/** The longest a stop may take, in milliseconds; unfinished requests are abandoned then. */
const longestStop = 9000;
/** The share for requests. The rest is for closing the parts. */
const drainTimes: DrainTimes = { grace: 1000, patience: 7000 };

async function main(): Promise<void> {
  makeFilesPrivate();
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const unlock = config.databaseUrl ? () => {} : openFolder(config.dataFolder);
  const parts = await openParts(
    config,
    log,
    (options) => openEngine(options),
    openTextRecords(config.dnsServer),
  );
  parts.metrics.gauge(
    "candor_log_lines_lost",
    "Lines that standard error did not take.",
    () => standardError.linesLost,
  );
  await prepareRecords(parts);
  const app = await buildApp(parts);
  if (config.role !== "worker") await addPages(app, parts);
  if (config.role !== "worker" && config.warmStart) await warmUp(parts);
  const drain = drainable(app, parts.readiness);
  const abort = new AbortController();
  let resumed: Promise<void> | undefined;
  let closeReceiver: (() => Promise<void>) | undefined;
  onStopSignal(async (signal) => {
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(0), longestStop).unref();
    abort.abort();
    // Developers wait for every restart.
    await drain(config.development ? { ...drainTimes, grace: 0 } : drainTimes);
    await closeReceiver?.();
    await resumed;
    await parts.close();
    unlock();
    process.exit(0);
  });
  await listen(app, config);
  const { port } = app.server.address() as { port: number };
  parts.origin.listensOn(port);
  const receiver = await openReceiver(parts);
  closeReceiver = receiver?.close;
  resumed = resumeImports(parts, abort.signal);
  parts.learn();

  process.stdout.write(`Candor is ready at ${parts.origin.url()}\n`);
}

function openFolder(folder: string): () => void {
  const unlock = lockForServer(folder);
  endInterruptedRestore(folder);
  return unlock;
}

async function addPages(app: FastifyInstance, parts: Parts): Promise<void> {
  const { config } = parts;
  const keep: PagesOptions["record"] = (metrics) => record(parts, "metric", metrics, undefined);
  await registerPages(app, {
    ...parts,
    development: config.development,
    indexNowKey: config.indexNowKey,
    networks: config.networks,
    systemPages: !config.production,
    resumeUploadMethod: config.resumeUploadMethod,
    record: keep,
    session: parts,
  });
}

/** Mail comes in where the tasks that read it may run later, so any process can take it. */
async function openReceiver(parts: Parts): Promise<MailReceiver | undefined> {
  const { mailInPort: port, host } = parts.config;
  if (port === undefined) return undefined;
  try {
    return await receiveMail({ port, host, log: parts.log, ...ourMailboxes(parts) });
  } catch (error) {
    const fault = listenFaults[(error as NodeJS.ErrnoException).code ?? ""];
    if (fault === undefined) throw error;
    throw new ConfigError(`Candor cannot take mail on MAIL_IN_PORT ${port} of HOST ${host}: ${fault}.`);
  }
}

const listenFaults: Readonly<Record<string, string>> = {
  EADDRINUSE: "another program listens there",
  EACCES: "this user may not",
  EADDRNOTAVAIL: "that is no address of this machine",
  ENOTFOUND: "that is no address of this machine",
};

/** An address we can't listen on is a wrong setting. */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const fault = listenFaults[(error as NodeJS.ErrnoException).code ?? ""];
    if (fault === undefined) throw error;
    throw new ConfigError(`Candor cannot listen on PORT ${port} of HOST ${host}: ${fault}.`);
  }
}

/**
 * Finishes or undoes imports that an earlier stop interrupted, while serving. Leaves an import in another process
 * alone.
 */
async function resumeImports(parts: Parts, signal: AbortSignal): Promise<void> {
  try {
    const outcome = await parts.database.exclusively(importsLock, () => resumeRuns(parts, signal));
    const { resumed, undone, failures } = outcome ?? { resumed: 0, undone: 0, failures: [] };
    if (resumed + undone > 0) parts.log.info({ resumed, undone }, "interrupted imports were ended");
    for (const error of failures) parts.log.error({ err: error }, "an interrupted import could not be ended");
  } catch (error) {
    if (!signal.aborted) parts.log.error({ err: error }, "an interrupted import could not be ended");
  }
}

try {
  await main();
} catch (error) {
  const fault = error instanceof ConfigError ? error.message : startFault(error, readConfig(process.env));
  if (fault === undefined) throw error;
  process.stderr.write(`${fault}\n`);
  process.exit(2);
}
