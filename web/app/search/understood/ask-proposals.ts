import type { Answer } from "@candor/contract/client";
import type { proposeChips } from "@candor/contract/search/routes";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import { openWire } from "../../live/wire.ts";

export interface Proposed extends Answer<typeof proposeChips> {
  /** The search that they belong to. */
  readonly criteria: SearchCriteria;
}

/** Alternatives to words that a search did not understand. Fails silently. */
export async function askProposals(criteria: SearchCriteria, signal: AbortSignal): Promise<Proposed> {
  const ask = (await openWire()).calls({ announce: () => () => undefined, single: true });
  return { criteria, ...(await ask("proposeChips", { body: criteria }, { signal })) };
}
