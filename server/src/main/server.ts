import { openEngine } from "@candor/engine/engine";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../app.ts";
import { createDemo } from "../demo.ts";
import { ensureAdministrator } from "../features/accounts/commands.ts";
import { importsLock, resumeRuns } from "../features/exchange/commands/resume.ts";
import { record } from "../features/metrics/commands.ts";
import { type PagesOptions, registerPages } from "../pages.ts";
import { openParts, type Parts } from "../parts.ts";
import { type Config, ConfigError, readConfig } from "../platform/config.ts";
import { rateLimiter } from "../platform/http/rate-limits.ts";
import { openLog } from "../platform/log.ts";
import { lockForServer } from "./server-lock.ts";

/** Longest that a stop may take: what is under way by then is abandoned. */
const stopMilliseconds = 9000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const unlock = config.databaseUrl ? () => {} : lockForServer(config.dataFolder);
  const parts = await openParts(config, log, (options) => openEngine(options));
  if (config.adminEmail) await ensureAdministrator(parts, config.adminEmail);
  await createDemo(parts);
  const app = await buildApp(parts);
  if (config.role !== "worker") await addPages(app, parts);
  await listen(app, config);
  const { port } = app.server.address() as { port: number };
  parts.origin.listensOn(port);

  const abort = new AbortController();
  const resumed = resumeImports(parts, abort.signal);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    parts.readiness.stopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(0), stopMilliseconds).unref();
    abort.abort();
    await app.close();
    await resumed;
    await parts.close();
    unlock();
    process.exit(0);
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));

  process.stdout.write(`Candor is ready at ${parts.origin.url()}\n`);
}

async function addPages(app: FastifyInstance, parts: Parts): Promise<void> {
  const { config, database, clock } = parts;
  const limit = rateLimiter(database, clock, { behindProxy: config.trustedProxies.length > 0 });
  const keep: PagesOptions["record"] = (metrics) => record(parts, "metric", metrics, undefined);
  await registerPages(app, {
    ...parts,
    development: config.development,
    resumeUploadMethod: config.resumeUploadMethod,
    limit,
    record: keep,
    session: parts,
  });
}

const listenFaults: Readonly<Record<string, string>> = {
  EADDRINUSE: "another program listens there",
  EACCES: "this user may not",
  EADDRNOTAVAIL: "that is no address of this machine",
  ENOTFOUND: "that is no address of this machine",
};

/** A place that cannot be listened on is a mistake of the settings. */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const fault = listenFaults[(error as NodeJS.ErrnoException).code ?? ""];
    if (fault === undefined) throw error;
    throw new ConfigError(`Candor cannot listen on PORT ${port} of HOST ${host}: ${fault}.`);
  }
}

/** Ends imports that an earlier stop interrupted, beside serving. One that is under way elsewhere is left alone. */
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
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
}
