import type { Answer } from "@candor/contract/client";
import type { proposeChips } from "@candor/contract/search/routes";
import type { SearchCriteria } from "@candor/contract/search/shapes";
import { openWire } from "../../live/wire.ts";

export interface Proposed extends Answer<typeof proposeChips> {
  /** What they are for. */
  readonly criteria: SearchCriteria;
}

/** What else a search's plain words can be called. Nobody is told where it fails. */
export async function askProposals(criteria: SearchCriteria, signal: AbortSignal): Promise<Proposed> {
  const ask = (await openWire()).calls({ announce: () => () => undefined });
  return { criteria, ...(await ask("proposeChips", { body: criteria }, { signal })) };
}
