import type { OrganizationParts } from "../commands/announce.ts";

/** What the tasks that mail about organizations need. */
export interface MailingParts extends OrganizationParts {
  /** The sender's address. */
  readonly from: string;
  /** The base of links, without a trailing slash. */
  readonly publicUrl: () => string;
}
