import { readTrust } from "@candor/contract/trust/routes";
import { atMostEvery } from "../../platform/at-most-every.ts";
import { minute } from "../../platform/durations.ts";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { type TrustParts, trustRows } from "./queries/figures.ts";
import { trustView } from "./views.ts";

/** M-46. Counted at most every ten minutes in a process: it takes a pass over all open postings, and many searches. */
export function trustRoutes(serving: Serving, parts: TrustParts): void {
  const counted = atMostEvery(10 * minute, parts.clock, async () => trustView(await trustRows(parts)));
  serve(serving, readTrust, anyone, counted);
}
