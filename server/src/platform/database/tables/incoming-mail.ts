import type { Generated } from "kysely";

export interface IncomingMailTable {
  id: Generated<number>;
  /** Digest of recipient and text: a mail that a server sends again is the same one. */
  digest: string;
  /** The mailbox's name, before the domain. */
  recipient: string;
  raw_base64: string;
  received_at: number;
}
