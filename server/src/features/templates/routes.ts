import * as contract from "@candor/contract/conversations/routes";
import type { ChangeParts } from "../../platform/events/change-parts.ts";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { idOf } from "../../platform/ids.ts";
import { type ProScope, proGate } from "../organizations/gate.ts";
import { ownOrganization } from "../organizations/queries/own.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { removeTemplate, saveTemplate } from "./commands.ts";
import { templatesOf } from "./queries.ts";

/** An organization's templates for messages and the notes of answers. */
export function templateRoutes(serving: Serving, parts: ChangeParts, gates: GateParts): void {
  const { read } = gates;
  const pro = proGate(gates);

  async function listOf(scope: ProScope, slug: string) {
    const { id } = await ownOrganization(read, scope, slug);
    const rows = await templatesOf(read, id);
    return { templates: rows.map((row) => ({ ...row, id: String(row.id) })) };
  }

  serve(serving, contract.listTemplates, pro, ({ scope, params }) => listOf(scope, params.slug));

  serve(serving, contract.saveTemplate, pro, async ({ scope, params, body }) => {
    await saveTemplate(parts, scope, params.slug, body);
    return listOf(scope, params.slug);
  });

  serve(serving, contract.removeTemplate, pro, ({ scope, params }) =>
    removeTemplate(parts, scope, params.slug, idOf(params.id) ?? -1),
  );
}
