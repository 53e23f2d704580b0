import * as contract from "@candor/contract/leads/routes";
import { limits } from "@candor/contract/limits";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { memberGate, proGate } from "../organizations/gate.ts";
import { administratorGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import {
  answerLead,
  type LeadParts,
  receiveClientRequest,
  receiveContactMessage,
  receiveLead,
  receiveOperatorLead,
} from "./commands.ts";
import { countLeadsOwed, leadsOf, type Owing } from "./queries.ts";
import { leadView } from "./views.ts";

/** The calls of people who want to hire, and of those who owe them an answer. */
export function leadRoutes(serving: Serving, parts: LeadParts, gates: GateParts): void {
  const { read } = gates;
  const administrator = administratorGate(gates);
  const listed = async (owing: Owing) => ({
    leads: (await leadsOf(read, owing, limits.leadsShown)).map(leadView),
    owed: await countLeadsOwed(read, owing),
  });

  serve(serving, contract.sendLead, anyone, async ({ params, body }) => {
    const { pro, answerBy } = await receiveLead(parts, params.slug, body);
    return { pro, answerBy: isoTime(answerBy) };
  });

  serve(serving, contract.sendOperatorLead, anyone, async ({ body }) => ({
    answerBy: isoTime(await receiveOperatorLead(parts, body)),
  }));

  serve(serving, contract.sendClientRequest, anyone, async ({ body }) => ({
    answerBy: isoTime(await receiveClientRequest(parts, body)),
  }));

  serve(serving, contract.sendContactMessage, anyone, async ({ body }) => ({
    answerBy: isoTime(await receiveContactMessage(parts, body)),
  }));

  serve(serving, contract.listLeads, memberGate(gates), ({ scope }) => listed(scope));

  serve(serving, contract.listOperatorLeads, administrator, () => listed("operator"));

  serve(serving, contract.answerLead, proGate(gates), ({ scope, params, body }) =>
    answerLead(parts, scope, scope, params.id, body.text),
  );

  serve(serving, contract.answerOperatorLead, administrator, ({ scope, params, body }) =>
    answerLead(parts, scope, "operator", params.id, body.text),
  );
}
