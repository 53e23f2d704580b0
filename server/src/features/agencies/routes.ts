import * as contract from "@candor/contract/agencies/routes";
import { limits } from "@candor/contract/limits";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { memberGate, ownerGate, proGate } from "../organizations/gate.ts";
import { ownOrganization } from "../organizations/queries/own.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { answerAgency, endAgency } from "./commands/answer.ts";
import { askClient } from "./commands/ask.ts";
import type { AgencyParts } from "./commands/parts.ts";
import { dropClient } from "./commands/posting.ts";
import { countNamed } from "./queries/named.ts";
import { relationsOf } from "./queries/relations.ts";
import { relationView } from "./views/relation.ts";

/** the calls of organizations that post for others, and of their clients. */
export function agencyRoutes(serving: Serving, parts: AgencyParts, gates: GateParts): void {
  const { read } = gates;
  const [member, pro, owner] = [memberGate(gates), proGate(gates), ownerGate(gates)];

  serve(serving, contract.listAgencies, member, async ({ scope, params }) => {
    const { id: organizationId, name, slug } = await ownOrganization(read, scope, params.slug);
    const named = await countNamed(read, organizationId);
    const rows = await relationsOf(read, organizationId, limits.agenciesShown);
    return {
      organization: { name, slug },
      relations: rows.map((row) => relationView(row, { organizationId, named })),
    };
  });

  serve(serving, contract.askClient, pro, ({ scope, params, body }) =>
    askClient(parts, scope, params.slug, body),
  );

  serve(serving, contract.dropClient, pro, ({ scope, params }) => dropClient(parts, scope, params.id));

  serve(serving, contract.answerAgency, owner, ({ scope, params, body }) =>
    answerAgency(parts, scope, params, body.isConfirmed),
  );

  serve(serving, contract.endAgency, owner, ({ scope, params }) => endAgency(parts, scope, params));
}
