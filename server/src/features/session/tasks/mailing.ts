import type { SessionParts } from "../commands/announce.ts";

/** The parts that mails about accounts need. */
export interface MailingParts extends SessionParts {
  /** The sender. */
  readonly from: string;
  /** The base of links, without a trailing slash. */
  readonly publicUrl: () => string;
}
