import * as contract from "@candor/contract/hosting/defaults";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { proGate } from "../../organizations/gate.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { saveDefaults } from "../commands/defaults.ts";
import type { HostingParts } from "../commands/parts.ts";
import { defaultsOf } from "../queries/defaults.ts";

/** The calls about the defaults for an organization's new postings. */
export function defaultsRoutes(serving: Serving, parts: HostingParts, gates: GateParts): void {
  const pro = proGate(gates);

  serve(serving, contract.readPostingDefaults, pro, ({ scope, params }) =>
    defaultsOf(gates.read, scope, params.slug),
  );

  serve(serving, contract.savePostingDefaults, pro, ({ scope, params, body }) =>
    saveDefaults(parts, scope, params.slug, body),
  );
}
