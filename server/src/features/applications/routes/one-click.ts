import { limits } from "@candor/contract/limits";
import * as contract from "@candor/contract/one-click/routes";
import { Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { sessionGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { ApplicationParts } from "../commands/announce.ts";
import { holdApplication } from "../commands/hold-application.ts";
import { undoApplication } from "../commands/undo-application.ts";
import { heldFor, oneClickAmong, oneClickFor } from "../queries/one-click.ts";
import { heldView, readyView } from "../views/one-click.ts";

/** 1-Click Apply: what one press would send, sending it, and taking it back. */
export function oneClickRoutes(serving: Serving, parts: ApplicationParts, gates: GateParts): void {
  const { read } = gates;
  const mailbox = sessionGate(gates);

  serve(serving, contract.listOneClick, mailbox, async ({ scope, query }) => {
    const ids = query.jobIds.split(",").map(idOf);
    const known = ids.filter((id) => id !== undefined).slice(0, limits.oneClickPostings);
    return { jobIds: (await oneClickAmong(read, scope, known)).map(String) };
  });

  serve(serving, contract.readOneClick, mailbox, async ({ scope, params }) => {
    const id = idOf(params.jobId) ?? -1;
    const [known, held] = await Promise.all([oneClickFor(read, scope, id), heldFor(read, scope, id)]);
    return {
      ...(known && { ready: readyView(known, scope.email) }),
      ...(held && { held: heldView(held) }),
    };
  });

  serve(serving, contract.holdApplication, mailbox, async ({ scope, params, body }) => {
    const id = idOf(params.jobId);
    if (id === undefined) throw new Problem("one-click-unready");
    return heldView(await holdApplication(parts, scope, id, body.elevatorPitch));
  });

  serve(serving, contract.undoApplication, mailbox, ({ scope, params }) =>
    undoApplication(parts, scope, idOf(params.jobId) ?? -1),
  );
}
