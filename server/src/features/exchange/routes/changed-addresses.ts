import { readChangedAddresses } from "@candor/contract/exchange/address-routes";
import { postingPath } from "@candor/contract/jobs/slug";
import type { Origin } from "../../../platform/http/origin.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { administratorGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { changedPostings } from "../queries/changed-postings.ts";

/** An outbox for search engines: nothing is sent from here, an operator's script takes it from there. */
export function changedAddressRoutes(
  serving: Serving,
  { origin }: { origin: Origin },
  gates: GateParts,
): void {
  serve(serving, readChangedAddresses, administratorGate(gates), async ({ query }) => {
    const { postings, after, more } = await changedPostings(gates.read, Number(query.after));
    const addresses = postings.map((posting) => ({
      url: `${origin.url()}${postingPath(posting)}`,
      type: posting.status === "open" ? ("URL_UPDATED" as const) : ("URL_DELETED" as const),
    }));
    return { addresses, after: String(after), more };
  });
}
