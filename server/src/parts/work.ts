import { forgetTold } from "../features/alerts/commands/forget-told.ts";
import { forgetDrafts } from "../features/applications/commands/drafts.ts";
import { forgetMarks } from "../features/applications/commands/mark.ts";
import { forgetHeld } from "../features/applications/commands/undo-application.ts";
import { forgetPartnerApplies } from "../features/outside-applications/commands/partner-applies.ts";
import { forgetExports } from "../features/own-data/commands/export/ask.ts";
import { forgetSeen } from "../features/own-lists/commands.ts";
import { forgetPresence } from "../features/pipeline/commands/presence.ts";
import { forgetIncomingSms } from "../features/preferences/commands/sms/take.ts";
import { forgetDeliveries } from "../features/programs/commands/webhooks.ts";
import type { SearchParts } from "../features/search/queries/ask.ts";
import type { SessionParts } from "../features/session/commands/announce.ts";
import { forgetAuthorizations } from "../features/session/commands/authorizations.ts";
import { forgetCookies } from "../features/session/commands/session-cookies.ts";
import { type Config, hasMailbox } from "../platform/config.ts";
import type { DocumentReader } from "../platform/documents/reader.ts";
import type { DurableLines } from "../platform/durable-lines.ts";
import type { Files } from "../platform/files.ts";
import { type Chore, startHousekeeping } from "../platform/housekeeping.ts";
import type { Origin } from "../platform/http/origin.ts";
import type { Logger } from "../platform/log.ts";
import { forgetIncoming } from "../platform/mail/incoming/keep.ts";
import type { MailTransport } from "../platform/mail/transport.ts";
import type { Outbound } from "../platform/outbound/target.ts";
import type { SmsGateway } from "../platform/sms/gateway.ts";
import { noWorker, startWorker, type Worker } from "../platform/tasks/worker.ts";
import { forgetUploads } from "../platform/uploads/parts.ts";
import { alsoPush, openPusher } from "../pushes.ts";
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
      readonly files: Files;
      readonly transport: MailTransport | undefined;
      readonly gateway: SmsGateway | undefined;
      readonly origin: Origin;
      readonly outbound: Outbound;
    },
  renewKeys: Chore,
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
    alsoText: alsoText(texting),
    leavesAt: leavesAt(texting),
    alsoPush: alsoPush(parts),
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
    forgetDrafts,
    forgetUploads,
    forgetMarks,
    forgetPresence,
    forgetHeld,
    forgetTold,
    forgetExports,
    forgetSeen,
    forgetPartnerApplies,
    forgetAuthorizations,
    forgetCookies,
    forgetDeliveries,
    forgetIncoming,
    forgetIncomingSms,
    renewKeys,
  ];
  return { worker, endHousekeeping: startHousekeeping({ database, clock, log, chores }) };
}

/** RFC 8292, 2.1. */
function contactOf({ adminEmail }: Config, origin: Origin): string {
  if (adminEmail !== undefined) return `mailto:${adminEmail}`;
  const url = origin.url();
  return url.startsWith("https:") ? url : `mailto:operator@${new URL(url).hostname}`;
}
