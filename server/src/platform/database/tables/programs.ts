import type { Generated } from "kysely";

/** What a program of an organization shows in place of a session. */
export interface ApiKeyTable {
  id: Generated<number>;
  organization_id: number;
  name: string;
  /** SHA-256 of the key, in hex: it has too many bits to be guessed, and is stored nowhere. */
  hash: string;
  /** Its last characters, so that people can tell keys apart. */
  ending: string;
  scopes_json: string;
  made_by: number;
  made_at: number;
  /** To the minute. */
  used_at: number | null;
  revoked_at: number | null;
}
