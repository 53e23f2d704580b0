import { pauseReported, switchByMail } from "./features/alerts/tasks/switch-by-mail.ts";
import { isRelayMailbox } from "./features/conversations/rules/relay.ts";
import { takeReply } from "./features/conversations/tasks/take-reply.ts";
import { takeBounce } from "./features/preferences/tasks/bounce.ts";
import { takeComplaint } from "./features/preferences/tasks/complaint.ts";
import { unsubscribeByMail } from "./features/preferences/tasks/unsubscribe.ts";
import type { Parts } from "./parts.ts";
import { keepMail, type Mailbox, mostMailBytes, usualMailBytes } from "./platform/mail/incoming/keep.ts";
import { bouncesTo, mailDomain, unsubscribeTo } from "./platform/mail/transport.ts";

/** Every mailbox that takes mail, and the tasks that read it. A noun that takes mail adds its own. */
const mailboxes: readonly Mailbox[] = [
  { accepts: (name) => name.startsWith(`${bouncesTo}+`), tasks: [takeBounce.name] },
  { accepts: isRelayMailbox, tasks: [takeReply.name], takesFiles: true },
  {
    accepts: (name) => name === "complaints" || name === "abuse",
    tasks: [takeComplaint.name, pauseReported.name],
  },
  { accepts: (name) => name === unsubscribeTo, tasks: [unsubscribeByMail.name, switchByMail.name] },
];

/** What the receiver needs to know: our mailboxes, at the sender's domain. */
export function ourMailboxes({ config, database, clock }: Pick<Parts, "config" | "database" | "clock">) {
  const domain = mailDomain(config.mailFrom);
  const found = (address: string) => {
    const at = address.lastIndexOf("@");
    const name = address.slice(0, at).toLowerCase();
    const isOurs = address.slice(at + 1).toLowerCase() === domain;
    const mailbox = isOurs ? mailboxes.find(({ accepts }) => accepts(name)) : undefined;
    return mailbox && { mailbox, name };
  };
  return {
    accepts: (address: string) => found(address) !== undefined,
    most: (address: string) => (found(address)?.mailbox.takesFiles ? mostMailBytes : usualMailBytes),
    take: async (address: string, raw: Buffer): Promise<boolean> => {
      const ours = found(address);
      return ours === undefined || keepMail({ database, clock }, ours.mailbox, { recipient: ours.name, raw });
    },
  };
}
