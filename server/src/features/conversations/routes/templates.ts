import * as contract from "@candor/contract/conversations/routes";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { type ProScope, proGate } from "../../organizations/gate.ts";
import { ownOrganization } from "../../organizations/queries/own.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { ConversationParts } from "../commands/send.ts";
import { removeTemplate, saveTemplate } from "../commands/templates.ts";
import { conversationGate } from "../gate.ts";
import { factsFor, templatesOf } from "../queries/templates.ts";
import { filledWith } from "../rules/templates.ts";

/** Message templates of an organization. */
export function templateRoutes(serving: Serving, parts: ConversationParts, gates: GateParts): void {
  const { read } = gates;
  const pro = proGate(gates);

  async function listOf(scope: ProScope, slug: string) {
    const { id } = await ownOrganization(read, scope, slug);
    const rows = await templatesOf(read, id);
    return { templates: rows.map((row) => ({ ...row, id: String(row.id) })) };
  }

  serve(serving, contract.fillTemplates, conversationGate(gates), async ({ scope }) => {
    const { side, mayWrite, talk, accountId } = scope;
    if (side === "seeker" || !mayWrite) return { templates: [] };
    const rows = await templatesOf(read, talk.application.organization_id);
    const facts = await factsFor(read, talk, accountId);
    return {
      templates: rows.map(({ id, name, text }) => ({ id: String(id), name, ...filledWith(text, facts) })),
    };
  });

  serve(serving, contract.listTemplates, pro, ({ scope, params }) => listOf(scope, params.slug));

  serve(serving, contract.saveTemplate, pro, async ({ scope, params, body }) => {
    await saveTemplate(parts, scope, params.slug, body);
    return listOf(scope, params.slug);
  });

  serve(serving, contract.removeTemplate, pro, ({ scope, params }) =>
    removeTemplate(parts, scope, params.slug, idOf(params.id) ?? -1),
  );
}
