import { readMatch } from "@candor/contract/match/routes";
import { Problem } from "../../platform/http/problem.ts";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { isoDate } from "../../platform/iso-time.ts";
import { idOf } from "../jobs/rules/ids.ts";
import { sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { askedBy, shownBy } from "./queries.ts";
import { sheetOf } from "./rules/sheet.ts";

/** M-23: what somebody reads before they apply. */
export function matchRoutes(serving: Serving, _: unknown, gates: GateParts): void {
  const { read, clock } = gates;
  serve(serving, readMatch, sessionGate(gates), async ({ scope, params }) => {
    const asked = await askedBy(read, idOf(params.id) ?? -1);
    if (!asked) throw new Problem("job-not-found");
    return sheetOf(asked, await shownBy(read, scope), isoDate(clock.now()).slice(0, 7));
  });
}
