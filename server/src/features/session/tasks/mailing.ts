import type { MailingParts } from "../../../platform/mail/mailing.ts";
import type { SessionParts } from "../commands/announce.ts";

/** The parts that mails about accounts need. */
export type AccountMailingParts = SessionParts & MailingParts;
