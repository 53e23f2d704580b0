import type { KeptSearch } from "@candor/contract/searches/shapes";
import type { Generated } from "kysely";
import type { JsonText } from "../../json-text.ts";

export interface KeptSearchTable {
  id: Generated<number>;
  account_id: number;
  /** In the canonical form: the same search has the same text. */
  criteria_json: JsonText<KeptSearch["criteria"]>;
  /** SHA-256 of that text, which is too long for an index. */
  criteria_hash: string;
  favorite: number;
  /** When it was last run. */
  used_at: number;
}

export interface SavedPostingTable {
  account_id: number;
  posting_id: number;
  saved_at: number;
  /** What a list said about it then, with the names of `features/saved-postings/rules.ts`. */
  said_json: string | null;
}

/** Who gets a mail before a saved posting closes. */
export interface ClosingReaderTable {
  account_id: number;
}
