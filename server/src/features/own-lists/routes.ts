import * as contract from "@candor/contract/own-lists/routes";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { idOf } from "../../platform/ids.ts";
import { sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { bringBack, hide, noteSeen, type OwnListsParts } from "./commands.ts";
import { hiddenOf } from "./queries/hidden.ts";
import { marksOf } from "./queries/marks.ts";
import { hiddenView } from "./views.ts";

/** What people hide from their lists, and what they have seen. */
export function ownListsRoutes(serving: Serving, parts: OwnListsParts, gates: GateParts): void {
  const { read } = gates;
  const session = sessionGate(gates);

  serve(serving, contract.listHidden, session, async ({ scope }) => ({
    hidden: (await hiddenOf(read, scope)).map(hiddenView),
  }));

  serve(serving, contract.hide, session, async ({ scope, body }) => ({
    id: String(await hide(parts, scope, body)),
  }));

  serve(serving, contract.bringBack, session, ({ scope, params }) =>
    bringBack(parts, scope, idOf(params.id) ?? -1),
  );

  serve(serving, contract.noteSeen, session, async ({ scope, body: { jobId } }) => {
    const marks = await marksOf(read, scope, [idOf(jobId) ?? -1]);
    await noteSeen(parts, scope, jobId);
    return marks.get(jobId) ?? {};
  });
}
