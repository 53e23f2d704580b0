import type { SearchParts } from "../../search/queries/ask.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import type { AlertParts } from "./announce.ts";

export interface SendingParts extends AlertParts, SearchParts {
  readonly keys: Keyring;
  /** The sender's address. */
  readonly from: string;
  readonly publicUrl: () => string;
}
