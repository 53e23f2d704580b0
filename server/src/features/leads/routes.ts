import * as contract from "@candor/contract/leads/routes";
import { limits } from "@candor/contract/limits";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { memberGate, proGate } from "../organizations/gate.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { answerLead, type LeadParts, receiveLead } from "./commands.ts";
import { countLeadsOwed, leadsOf } from "./queries.ts";
import { leadView } from "./views.ts";

/** The calls of people who would hire, and of those who owe them an answer. */
export function leadRoutes(serving: Serving, parts: LeadParts, gates: GateParts): void {
  const { read } = gates;

  serve(serving, contract.sendLead, anyone, async ({ params, body }) => {
    const { pro, answerBy } = await receiveLead(parts, params.slug, body);
    return { pro, answerBy: isoTime(answerBy) };
  });

  serve(serving, contract.listLeads, memberGate(gates), async ({ scope }) => ({
    leads: (await leadsOf(read, scope, limits.leadsShown)).map(leadView),
    owed: await countLeadsOwed(read, scope),
  }));

  serve(serving, contract.answerLead, proGate(gates), ({ scope, params, body }) =>
    answerLead(parts, scope, params.id, body.text),
  );
}
