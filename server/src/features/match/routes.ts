import { readMatch } from "@candor/contract/match/routes";
import { Problem } from "../../platform/http/problem.ts";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { idOf } from "../../platform/ids.ts";
import { sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { askedBy, sheetNow } from "./queries.ts";

/** M-23: what somebody reads before they apply. */
export function matchRoutes(serving: Serving, _: unknown, gates: GateParts): void {
  const { read, clock } = gates;
  serve(serving, readMatch, sessionGate(gates), async ({ scope, params }) => {
    const asked = await askedBy(read, idOf(params.id) ?? -1);
    if (!asked) throw new Problem("job-not-found");
    return sheetNow(read, asked, scope, clock.now());
  });
}
