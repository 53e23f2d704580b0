import type { SessionParts } from "../commands/announce.ts";

/** What mails about accounts are written with. */
export interface MailingParts extends SessionParts {
  /** The sender. */
  readonly from: string;
  /** Where links lead, without a slash at its end. */
  readonly publicUrl: () => string;
}
