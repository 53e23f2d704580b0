import { allowPosting as allow } from "@candor/contract/reports/routes";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { administratorGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { StepParts } from "../commands/parts.ts";
import { allowPosting } from "../commands/withhold.ts";

/** The call with which administrators let a posting be published again. */
export function withheldRoutes(serving: Serving, parts: StepParts, gates: GateParts): void {
  serve(serving, allow, administratorGate(gates), ({ scope, params }) =>
    allowPosting(parts, scope, params.id),
  );
}
