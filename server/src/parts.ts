import { join } from "node:path";
import { limits } from "@candor/contract/limits";
import type { SearchIndex } from "@candor/engine/port";
import { forgetDrafts } from "./features/applications/commands/drafts.ts";
import { titleWeights } from "./features/search/rules/occupations/title-weights.ts";
import { followPostings, type Learning, learnOccupations } from "./features/search/tasks.ts";
import { indexVersion } from "./features/search/views/changes.ts";
import type { SessionParts } from "./features/session/commands/announce.ts";
import { forgetAuthorizations } from "./features/session/commands/authorizations.ts";
import { forgetCookies } from "./features/session/commands/session-cookies.ts";
import { openKeyring } from "./features/session/commands/signing-key.ts";
import type { GateParts } from "./features/session/gate/parts.ts";
import { sessionOf } from "./features/session/gate/tokens.ts";
import type { LiveSession } from "./features/session/queries/live.ts";
import { claimIndexFolder } from "./index-folder.ts";
import { filesFolderName } from "./platform/backup/archive.ts";
import { type Clock, SettableClock, systemClock } from "./platform/clock.ts";
import { type Config, ConfigError } from "./platform/config.ts";
import { type Database, openDatabase } from "./platform/database/database.ts";
import { checkIntegrity, needsCheck } from "./platform/database/integrity.ts";
import { migrate } from "./platform/database/migrate.ts";
import { DiskSpace, sheddingLimiter } from "./platform/disk-space.ts";
import { DocumentReader } from "./platform/documents/reader.ts";
import { follow, lastSequence } from "./platform/events/follower.ts";
import { KeptRows } from "./platform/events/kept-rows.ts";
import { openEventLog } from "./platform/events/log.ts";
import { type Files, openFiles } from "./platform/files.ts";
import type { Probe, Readiness } from "./platform/health.ts";
import { startHousekeeping } from "./platform/housekeeping.ts";
import { AnswerCache } from "./platform/http/answer-cache.ts";
import { BytesInFlight } from "./platform/http/bytes-in-flight.ts";
import { InHand } from "./platform/http/in-hand.ts";
import { type Notifier, openNotifier } from "./platform/http/notifier.ts";
import { type Origin, publicOrigin } from "./platform/http/origin.ts";
import { type Limiter, rateLimiter } from "./platform/http/rate-limits.ts";
import { type IdentityProviders, openIdentityProviders } from "./platform/identity-providers/providers.ts";
import type { Logger } from "./platform/log.ts";
import { openMailTransport } from "./platform/mail/transport.ts";
import { type Metrics, openMetrics } from "./platform/metrics.ts";
import { type Model, openModel } from "./platform/model/model.ts";
import type { Places } from "./platform/places/found-place.ts";
import { loadPlaces } from "./platform/places/places.ts";
import { closeStoredFiles, openPrivateFolder } from "./platform/private-files.ts";
import { Revision } from "./platform/revision.ts";
import { deadLetters } from "./platform/tasks/queue.ts";
import { noWorker, startWorker } from "./platform/tasks/worker.ts";
import { probesOf } from "./probes.ts";
import { noticesOf, tasksFor } from "./subscriptions.ts";
import { tasks } from "./tasks.ts";

/** Everything of one process, opened once and handed to whom it concerns. */
export interface Parts extends SessionParts {
  readonly config: Config;
  /** Advances when what strangers are shown has changed, and can be found. */
  readonly content: Revision;
  readonly log: Logger;
  readonly disk: DiskSpace;
  /** Reads what people upload. */
  readonly documents: DocumentReader;
  readonly files: Files;
  readonly gates: GateParts;
  readonly identityProviders: IdentityProviders;
  /** Of uploads, by whichever door they come. */
  readonly inFlight: BytesInFlight;
  readonly index: SearchIndex;
  /** Answers of the look-up call. */
  readonly jobAnswers: AnswerCache;
  /** What postings taught of occupations last. */
  readonly learned: Learning["learned"];
  /** Calls and pages are counted together. */
  readonly limit: Limiter;
  readonly metrics: Metrics;
  /** Absent where none is configured; nothing depends on it. */
  readonly model: Model | undefined;
  readonly notifier: Notifier;
  readonly origin: Origin;
  readonly places: Places;
  readonly probes: Readonly<Record<string, Probe>>;
  readonly readiness: Readiness;
  readonly searchesInHand: InHand;
  /** Begins what is due after the clock was set by hand. */
  readonly clockWasSet: () => void;
  /** Resolves when everything written so far has been followed, and no task is due. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export type OpenIndex = (options: {
  folder: string;
  clock: Clock;
  log: (message: string) => void;
  version: string;
  titleWeights: ReadonlyMap<string, number>;
}) => Promise<SearchIndex>;

export async function openParts(config: Config, log: Logger, openIndex: OpenIndex): Promise<Parts> {
  const clock = config.testClock ? new SettableClock() : systemClock;
  const isDoubted = config.databaseUrl === undefined && needsCheck(config.dataFolder);
  const database = openDatabase({ url: config.databaseUrl, folder: config.dataFolder, log });
  await reach(database, config);
  const integrity = isDoubted ? await checkIntegrity(config.dataFolder, log) : undefined;
  await migrate(database);
  const keys = await openKeyring(database, clock);
  const origin = publicOrigin(config.publicUrl);
  const sessions = new KeptRows<LiveSession>("account");
  const gates: GateParts = { read: database.read, clock, keys, origin, sessions };
  const events = openEventLog(database.dialect, clock, tasksFor, (event) => sessions.hear(event));
  const session: SessionParts = { database, clock, events, keys, production: config.production };
  const notifier = openNotifier({ clock, sessionOf: (authorization) => sessionOf(gates, authorization) });
  const folder = claimIndexFolder(config);
  const index = await openIndex({
    folder: folder.path,
    clock,
    log: (text) => log.warn({ part: "index" }, text),
    version: indexVersion,
    titleWeights,
  });
  const content = new Revision();
  const jobAnswers = new AnswerCache();
  const postings = await followPostings(database, index, log, () => content.advance());
  const learning = learnOccupations(database.read, log);
  const notices = follow(database, {
    from: await lastSequence(database.read),
    log,
    handle: noticesOf({ sessions, notifier, jobAnswers, content }),
    abreast: (instant) => sessions.abreast(instant),
  });
  const transport = openMailTransport(config);
  const filesFolder = join(config.dataFolder, filesFolderName);
  openPrivateFolder(filesFolder);
  closeStoredFiles(filesFolder).catch((error: unknown) =>
    log.warn({ err: error }, "stored files could not be closed to other users of this machine"),
  );
  const files = openFiles(filesFolder);
  const documents = new DocumentReader();
  const disk = new DiskSpace(config.dataFolder);
  const behindProxy = config.trustedProxies.length > 0;
  const laterParts = { ...session, files, transport, from: config.mailFrom, publicUrl: () => origin.url() };
  const worker =
    config.role === "web" ? noWorker : startWorker({ database, clock, log, tasks, parts: laterParts });
  const endHousekeeping = startHousekeeping({
    database,
    clock,
    log,
    chores: [forgetDrafts, forgetAuthorizations, forgetCookies, keys.renew],
  });
  const metrics = openMetrics();
  metrics.gauge(
    "candor_postings",
    "Postings that a search can list.",
    async () => (await index.health()).postings,
  );
  metrics.gauge("candor_events", "The event log's last sequence.", () => lastSequence(database.read));
  metrics.gauge(
    "candor_dead_tasks",
    "Tasks that were given up.",
    async () => (await deadLetters(database.read)).length,
  );
  const readiness: Readiness = { stopping: false };
  return {
    ...session,
    config,
    content,
    log,
    disk,
    documents,
    files,
    gates,
    identityProviders: openIdentityProviders(config.identityProviders, clock, log),
    inFlight: new BytesInFlight(),
    index,
    jobAnswers,
    learned: learning.learned,
    limit: sheddingLimiter(rateLimiter(database, clock, { behindProxy }), disk),
    metrics,
    model: config.model && openModel(config.model, log),
    notifier,
    origin,
    places: loadPlaces(),
    probes: probesOf({ config, database, disk, index, integrity, transport }),
    readiness,
    searchesInHand: new InHand(limits.searchesInHand, { behindProxy }),
    clockWasSet: () => void worker.idle(),
    async settled() {
      await postings.caughtUp();
      await notices.caughtUp();
      await worker.idle();
    },
    async close() {
      notifier.close();
      documents.close();
      endHousekeeping();
      await Promise.all([worker.close(), postings.close(), notices.close(), learning.close()]);
      await index.close();
      folder.release();
      transport?.close();
      await database.close();
    },
  };
}

/** A database that does not answer is a mistake of the settings, told before anything is built on it. */
async function reach(database: Database, { databaseUrl }: Config): Promise<void> {
  if (databaseUrl === undefined) return;
  try {
    await database.dialect.probe(database.read);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    await database.close();
    throw new ConfigError(`DATABASE_URL names a database that does not let us in: ${message || code}.`);
  }
}
