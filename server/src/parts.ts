import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { SessionParts } from "./features/session/commands/announce.ts";
import type { GateParts } from "./features/session/gate/parts.ts";
import { type LimiterParts, openLimiters } from "./parts/limiters.ts";
import { gaugesOf } from "./parts/metrics.ts";
import { type OutsideParts, openOutside } from "./parts/outside.ts";
import { openRecords } from "./parts/records.ts";
import { type IndexParts, type OpenIndex, type OpenSearch, openSearch } from "./parts/search.ts";
import { openSessions } from "./parts/sessions.ts";
import { type OpenShowing, openShowing } from "./parts/showing.ts";
import type { ShownNotice } from "./parts/shown-notice.ts";
import { type CommandNotices, enrollServer, startTerminal, type Terminal } from "./parts/terminal.ts";
import { openUploads, type UploadParts } from "./parts/uploads.ts";
import { startWork, type Work } from "./parts/work.ts";
import { SettableClock, systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { openTextRecords, type TextRecords } from "./platform/dns.ts";
import { type DurableLines, durableLines } from "./platform/durable-lines.ts";
import type { Probe, Readiness } from "./platform/health.ts";
import type { Origin } from "./platform/http/origin.ts";
import type { Notifier } from "./platform/http/sockets/notifier.ts";
import type { Logger } from "./platform/log.ts";
import type { Metrics } from "./platform/metrics.ts";
import { isPublicAddress, type MayReach } from "./platform/outbound/public-address.ts";
import type { Places } from "./platform/places/found-place.ts";
import { loadPlaces } from "./platform/places/places.ts";
import { probesOf } from "./probes.ts";

/** How long a stop waits for running tasks, in milliseconds. */
const patienceWithTasks = 5000;

/** Everything one process opens. Each module takes the parts it needs. */
export interface Parts extends SessionParts, IndexParts, UploadParts, OutsideParts, LimiterParts {
  readonly commandNotices: CommandNotices;
  readonly config: Config;
  readonly log: Logger;
  /** The register of deleted accounts. */
  readonly deletions: DurableLines;
  readonly gates: GateParts;
  readonly metrics: Metrics;
  readonly notifier: Notifier;
  readonly origin: Origin;
  readonly places: Places;
  readonly probes: Readonly<Record<string, Probe>>;
  readonly readiness: Readiness;
  /** The sender of text messages, and the page where they say help is. */
  readonly smsFrom: string;
  readonly helpUrl: () => string;
  /** The notice at the top of every page. */
  readonly shownNotice: ShownNotice;
  /** Starts the tasks that are due after somebody set the clock, and renews what would seem to have ended. */
  readonly clockWasSet: () => void;
  /** Resolves when everything written so far has been followed, and no task is due. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openParts(
  config: Config,
  log: Logger,
  openIndex: OpenIndex,
  textRecords: TextRecords = openTextRecords(),
  mayReach: MayReach = isPublicAddress,
): Promise<Parts> {
  const clock = config.testClock ? new SettableClock() : systemClock;
  const { database, integrity } = await openRecords(config, log);
  const { session, gates, notifier, renewKeys } = await openSessions(config, database, clock);
  const { origin, sessions } = gates;
  const opening = openSearch({ config, database, clock, log }, openIndex);
  // Takes a while, in which the index's threads start.
  const places = loadPlaces();
  const search = await opening;
  const { content, index, jobAnswers, learned, learn, postings } = search;
  const showing = await openShowing({ database, clock, log, sessions, notifier, jobAnswers, content });
  const { commandNotices, shownNotice, notices } = showing;
  const outside = openOutside({ config, clock, log }, { textRecords, mayReach });
  const { transport } = outside;
  const uploads = openUploads(config, log);
  const { documents, disk } = uploads;
  const deletions = durableLines(join(config.dataFolder, "deletions.jsonl"));
  const laterParts = { ...session, ...uploads, ...outside, deletions, origin, index, places, learned };
  const { worker, endHousekeeping } = startWork(laterParts, renewKeys, config, log);
  const probes = probesOf({ config, database, disk, index, integrity, transport });
  const followers = { "Search index": postings, "Open pages": notices };
  const carrying = { ...session, log, probes, followers, worker };
  const terminal = startTerminal(carrying, await enrollServer(session, config), commandNotices);
  return {
    ...session,
    ...uploads,
    ...outside,
    ...openLimiters(config, database, clock, disk),
    content,
    index,
    jobAnswers,
    learned,
    learn,
    commandNotices,
    config,
    deletions,
    log,
    gates,
    smsFrom: config.smsFrom,
    helpUrl: () => `${origin.url()}/contact`,
    notifier,
    origin,
    metrics: gaugesOf(database, index, clock.now()),
    places,
    probes,
    readiness: { stopping: false },
    shownNotice,
    clockWasSet() {
      void terminal.renew();
      void worker.idle();
    },
    async settled() {
      await postings.caughtUp();
      await notices.caughtUp();
      await worker.idle();
    },
    close: () =>
      closeParts({
        showing,
        notifier,
        documents,
        endHousekeeping,
        terminal,
        worker,
        search,
        transport,
        database,
      }),
  };
}

type Closing = Work &
  Pick<Parts, "notifier" | "documents" | "transport" | "database"> & {
    readonly showing: OpenShowing;
    readonly terminal: Terminal;
    readonly search: OpenSearch;
  };

/** What works by itself ends first, then what it uses. */
async function closeParts(opened: Closing): Promise<void> {
  const { showing, terminal, worker, search } = opened;
  await showing.endTelling();
  opened.notifier.close();
  opened.documents.close();
  opened.endHousekeeping();
  await Promise.all([
    terminal.close(),
    // A task may wait for a mail server that hangs. The next start does it again: saving the index matters more.
    Promise.race([worker.close(), wait(patienceWithTasks, undefined, { ref: false })]),
    search.postings.close(),
    showing.notices.close(),
    search.learning.close(),
  ]);
  await search.close();
  opened.transport?.close();
  await opened.database.close();
}
