import * as contract from "@candor/contract/hosting/imported-routes";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { proGate } from "../../organizations/gate.ts";
import { ownOrganization } from "../../organizations/queries/own.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { adoptPostings } from "../commands/adopt.ts";
import type { HostingParts } from "../commands/parts.ts";
import { importedOf } from "../queries/imported.ts";
import { importedPostingView } from "../views/imported.ts";

/** The calls with which an organization takes over its imported postings. */
export function importedRoutes(serving: Serving, parts: HostingParts, gates: GateParts): void {
  const { read, clock } = gates;
  const pro = proGate(gates);

  serve(serving, contract.listImported, pro, async ({ scope, params, query }) => {
    const { id, ...organization } = await ownOrganization(read, scope, params.slug);
    const { rows, total } = await importedOf(read, id, query);
    const now = clock.now();
    return {
      organization,
      postings: rows.map((row) => importedPostingView(row, parts.places, now)),
      total,
    };
  });

  serve(serving, contract.confirmImported, pro, ({ scope, params, body }) =>
    adoptPostings(parts, scope, params.slug, body),
  );
}
