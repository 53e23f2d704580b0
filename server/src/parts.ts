import { join } from "node:path";
import { limits } from "@candor/contract/limits";
import { noticesOf } from "./consequences.ts";
import type { SessionParts } from "./features/session/commands/announce.ts";
import type { GateParts } from "./features/session/gate/parts.ts";
import { openChanges } from "./parts/changes.ts";
import { gaugesOf } from "./parts/metrics.ts";
import { followPresence } from "./parts/presence.ts";
import { openRecords } from "./parts/records.ts";
import { type OpenIndex, openSearch, type SearchParts } from "./parts/search.ts";
import { openSessions } from "./parts/sessions.ts";
import { ShownNotice } from "./parts/shown-notice.ts";
import { CommandNotices, enrollServer, startTerminal } from "./parts/terminal.ts";
import { openUploads, type UploadParts } from "./parts/uploads.ts";
import { startWork } from "./parts/work.ts";
import { SettableClock, systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { sheddingLimiter } from "./platform/disk-space.ts";
import { openTextRecords, type TextRecords } from "./platform/dns.ts";
import { type DurableLines, durableLines } from "./platform/durable-lines.ts";
import { follow, lastSequence } from "./platform/events/follower.ts";
import type { Probe, Readiness } from "./platform/health.ts";
import { ConcurrencyLimit } from "./platform/http/concurrency-limit.ts";
import type { Notifier } from "./platform/http/notifier.ts";
import type { Origin } from "./platform/http/origin.ts";
import { type Limiter, rateLimiter } from "./platform/http/rate-limits.ts";
import { type IdentityProviders, openIdentityProviders } from "./platform/identity-providers/providers.ts";
import type { Logger } from "./platform/log.ts";
import { openMailTransport } from "./platform/mail/transport.ts";
import type { Metrics } from "./platform/metrics.ts";
import { type Model, openModel } from "./platform/model/model.ts";
import { isPublicAddress, type MayReach } from "./platform/outbound/public-address.ts";
import type { Outbound } from "./platform/outbound/target.ts";
import type { Places } from "./platform/places/found-place.ts";
import { loadPlaces } from "./platform/places/places.ts";
import { openSmsGateway, type SmsGateway } from "./platform/sms/gateway.ts";
import { probesOf } from "./probes.ts";

/** Everything one process opens. Each module takes the parts it needs. */
export interface Parts extends SessionParts, SearchParts, UploadParts {
  readonly commandNotices: CommandNotices;
  readonly config: Config;
  readonly log: Logger;
  /** The register of deleted accounts. */
  readonly deletions: DurableLines;
  readonly gates: GateParts;
  /** Absent if no text messages are sent. */
  readonly gateway: SmsGateway | undefined;
  readonly identityProviders: IdentityProviders;
  /** Counts calls and pages together. */
  readonly limit: Limiter;
  readonly metrics: Metrics;
  /** Absent if none is configured; nothing depends on it. */
  readonly model: Model | undefined;
  readonly notifier: Notifier;
  readonly origin: Origin;
  readonly outbound: Outbound;
  /** Counts each network address's open websockets. */
  readonly openSockets: ConcurrencyLimit;
  readonly places: Places;
  readonly probes: Readonly<Record<string, Probe>>;
  readonly readiness: Readiness;
  /** The sender of text messages, and the page where they say help is. */
  readonly smsFrom: string;
  readonly helpUrl: () => string;
  readonly runningSearches: ConcurrencyLimit;
  /** The notice at the top of every page. */
  readonly shownNotice: ShownNotice;
  /** Looks up TXT records in the DNS. */
  readonly textRecords: TextRecords;
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
  const search = await openSearch({ config, database, clock, log }, openIndex);
  const { content, index, jobAnswers, learned, postings, learning } = search;
  const changes = openChanges({ read: database.read, notifier, log });
  const commandNotices = new CommandNotices();
  const shownNotice = new ShownNotice(database.read);
  const notices = follow(database, {
    from: await lastSequence(database.read),
    log,
    handle: noticesOf({ sessions, notifier, changes, commandNotices, jobAnswers, content, shownNotice }),
    abreast: (instant) => sessions.abreast(instant),
  });
  // After the follower knows where to begin, so that no change is missed in between.
  await shownNotice.refresh();
  const endPresence = followPresence({ read: database.read, clock, notifier, log });
  const transport = openMailTransport(config);
  const gateway = openSmsGateway(config, clock);
  const uploads = openUploads(config, log);
  const { files, documents, disk } = uploads;
  const places = loadPlaces();
  const deletions = durableLines(join(config.dataFolder, "deletions.jsonl"));
  const outbound = { allowed: config.callsOutside, mayReach };
  const laterParts = {
    ...session,
    outbound,
    deletions,
    documents,
    files,
    transport,
    gateway,
    origin,
    index,
    places,
    learned,
  };
  const { worker, endHousekeeping } = startWork(laterParts, renewKeys, config, log);
  const probes = probesOf({ config, database, disk, index, integrity, transport });
  const followers = { "Search index": postings, "Open pages": notices };
  const carrying = { ...session, log, probes, followers, worker };
  const terminal = startTerminal(carrying, await enrollServer(session, config), commandNotices);
  const behindProxy = config.trustedProxies.length > 0;
  return {
    ...session,
    ...uploads,
    content,
    index,
    jobAnswers,
    learned,
    commandNotices,
    config,
    deletions,
    log,
    gates,
    gateway,
    smsFrom: config.smsFrom,
    helpUrl: () => `${origin.url()}/contact`,
    notifier,
    origin,
    outbound,
    identityProviders: openIdentityProviders(config.identityProviders, clock, log),
    limit: sheddingLimiter(rateLimiter(database, clock, { behindProxy }), disk),
    metrics: gaugesOf(database, index, clock.now()),
    model: config.model && openModel(config.model, log),
    places,
    probes,
    readiness: { stopping: false },
    shownNotice,
    textRecords,
    openSockets: new ConcurrencyLimit(limits.openSockets, { behindProxy }),
    runningSearches: new ConcurrencyLimit(limits.runningSearches, { behindProxy }),
    clockWasSet() {
      void terminal.renew();
      void worker.idle();
    },
    async settled() {
      await postings.caughtUp();
      await notices.caughtUp();
      await worker.idle();
    },
    async close() {
      await Promise.all([endPresence(), changes.close()]);
      notifier.close();
      documents.close();
      endHousekeeping();
      await Promise.all([
        terminal.close(),
        worker.close(),
        postings.close(),
        notices.close(),
        learning.close(),
      ]);
      await search.close();
      transport?.close();
      await database.close();
    },
  };
}
