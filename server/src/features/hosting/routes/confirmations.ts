import * as contract from "@candor/contract/hosting/routes";
import { anyone, type Serving, serve } from "../../../platform/http/serve.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { answerConfirmation } from "../commands/confirm.ts";
import type { HostingParts } from "../commands/parts.ts";
import { confirmationGate } from "../gate.ts";
import { hostedById } from "../queries/hosted.ts";
import { fieldsOf } from "../rules/changes.ts";

/** The link of the mail that asks whether a posting is still open. */
export function confirmationRoutes(serving: Serving, parts: HostingParts, { read, keys }: GateParts): void {
  const view = async (id: number) => {
    const row = (await hostedById(read, id))!;
    return {
      id: String(row.id),
      title: fieldsOf(row.fields_json).title,
      organization: row.organization_name,
      life: row.life,
      ...(row.confirm_by !== null && { confirmBy: isoTime(row.confirm_by) }),
    };
  };

  serve(serving, contract.inspectConfirmation, anyone, async ({ body }) =>
    view((await confirmationGate(read, keys, body.token)).posting.id),
  );

  serve(serving, contract.answerConfirmation, anyone, async ({ body }) => {
    const scope = await confirmationGate(read, keys, body.token);
    await answerConfirmation(parts, scope, body.isOpen);
    return view(scope.posting.id);
  });
}
