import { isPaused, staysPaused } from "../features/campaigns/queries.ts";
import type { SearchParts } from "../features/search/queries/ask.ts";
import type { SessionParts } from "../features/session/commands/announce.ts";
import type { RenewKeys } from "../features/session/commands/signing-key.ts";
import { type Config, hasMailbox } from "../platform/config.ts";
import type { Writer } from "../platform/database/database.ts";
import type { DocumentReader } from "../platform/documents/reader.ts";
import type { DurableLines } from "../platform/durable-lines.ts";
import type { Files } from "../platform/files.ts";
import { requestNight, startHousekeeping } from "../platform/housekeeping.ts";
import type { Origin } from "../platform/http/origin.ts";
import type { Logger } from "../platform/log.ts";
import type { MailWish } from "../platform/mail/mail.ts";
import type { MailTransport } from "../platform/mail/transport.ts";
import type { Outbound } from "../platform/outbound/target.ts";
import type { PictureReader } from "../platform/pictures/reader.ts";
import type { SmsGateway } from "../platform/sms/gateway.ts";
import { Shares } from "../platform/tasks/shares.ts";
import { noWorker, startWorker, type Worker } from "../platform/tasks/worker.ts";
import { alsoPush, openPusher } from "../pushes.ts";
import { forgetAtNight, forgetExpired } from "../retention.ts";
import { tasks } from "../tasks.ts";
import { alsoText, leavesAt } from "../texts.ts";
import { isWished } from "../wishes.ts";

export interface Work {
  readonly worker: Worker;
  readonly endHousekeeping: () => void;
}

/** Starts what nobody waits for: queued tasks, and deleting what has expired. */
export function startWork(
  parts: SessionParts &
    Omit<SearchParts, "asking"> & {
      readonly deletions: DurableLines;
      readonly documents: DocumentReader;
      readonly pictures: PictureReader;
      readonly files: Files;
      readonly transport: MailTransport | undefined;
      readonly gateway: SmsGateway | undefined;
      readonly origin: Origin;
      readonly outbound: Outbound;
    },
  renewKeys: RenewKeys,
  config: Config,
  log: Logger,
): Work {
  const { database, clock, origin } = parts;
  const texting = { database, clock, keys: parts.keys, smsFrom: config.smsFrom };
  const taskParts = {
    ...parts,
    asking: {},
    from: config.mailFrom,
    mailsComeIn: config.mailInPort !== undefined || hasMailbox(config),
    operatorEmail: config.adminEmail,
    publicUrl: () => origin.url(),
    isWished: isWished(database.read, parts.keys, clock),
    isPaused: ({ kind }: MailWish) => isPaused(database.read, kind),
    staysPaused: (writer: Writer, { kind }: MailWish) => staysPaused(database, writer, kind),
    alsoText: alsoText(texting),
    leavesAt: leavesAt(texting),
    alsoPush: alsoPush(parts),
    replyShares: new Shares(clock),
    sourceShares: new Shares(clock),
    webhookShares: new Shares(clock),
    pusher: parts.outbound.allowed
      ? openPusher({
          database,
          clock,
          mayReach: parts.outbound.mayReach,
          contact: () => contactOf(config, origin),
        })
      : undefined,
  };
  const worker =
    config.role === "web" ? noWorker : startWorker({ database, clock, log, tasks, parts: taskParts });
  const chores = [
    () => database.write((writer) => renewKeys(writer, clock.now())),
    () => forgetExpired(parts, "hourly"),
    // Setting the clock would make it night again and again.
    ...(config.testClock ? [] : [() => requestNight(parts, forgetAtNight)]),
  ];
  return { worker, endHousekeeping: startHousekeeping({ log, chores }) };
}

/** RFC 8292, 2.1. */
function contactOf({ adminEmail }: Config, origin: Origin): string {
  if (adminEmail !== undefined) return `mailto:${adminEmail}`;
  const url = origin.url();
  return url.startsWith("https:") ? url : `mailto:operator@${new URL(url).hostname}`;
}
