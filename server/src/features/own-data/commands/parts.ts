import type { DurableLines } from "../../../platform/durable-lines.ts";
import type { ChangeParts } from "../../../platform/events/change-parts.ts";
import type { Keyring } from "../../session/rules/tokens.ts";

export interface OwnDataParts extends ChangeParts {
  readonly keys: Keyring;
}

export interface ErasingParts extends OwnDataParts {
  /** The register of deletions, which restoring an older backup doesn't replace. */
  readonly deletions: DurableLines;
  /** The receipt's issuer. */
  readonly publicUrl: () => string;
}
