import type { Keyring } from "../../session/rules/tokens.ts";
import type { ApplicationParts } from "../commands/announce.ts";

/** What mails about applications are written with. */
export interface MailingParts extends ApplicationParts {
  /** By which the links of mails are made. */
  readonly keys: Keyring;
  /** The sender. */
  readonly from: string;
  /** Where links lead, without a slash at its end. */
  readonly publicUrl: () => string;
}
