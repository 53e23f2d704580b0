import type { Keyring } from "../../session/rules/tokens.ts";
import type { ApplicationParts } from "../commands/announce.ts";

/** What the tasks that mail about applications need. */
export interface MailingParts extends ApplicationParts {
  /** Signs the links in mails. */
  readonly keys: Keyring;
  /** The sender's address. */
  readonly from: string;
  /** The base of links, without a trailing slash. */
  readonly publicUrl: () => string;
}
