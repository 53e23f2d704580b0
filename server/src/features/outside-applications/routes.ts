import * as contract from "@candor/contract/outside-applications/routes";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { changeOutside } from "./commands/change.ts";
import { checkClaims } from "./commands/check-claims.ts";
import { forgetOutside, noteOutside } from "./commands/notes.ts";
import { makePartnerApply } from "./commands/partner-applies.ts";
import type { OutsideParts } from "./commands/parts.ts";
import { outsideApplicationsOf } from "./queries/outside-applications.ts";
import { outsideApplicationView } from "./views.ts";

export function outsideRoutes(serving: Serving, parts: OutsideParts, gates: GateParts): void {
  const session = sessionGate(gates);

  serve(serving, contract.makePartnerApply, anyone, ({ body, repeat }) =>
    makePartnerApply(parts, gates.keys, body, repeat),
  );

  serve(serving, contract.checkClaims, session, ({ scope, body }) => checkClaims(parts, scope, body.claims));

  serve(serving, contract.listOutsideApplications, session, async ({ scope }) => ({
    applications: (await outsideApplicationsOf(gates.read, scope)).map(outsideApplicationView),
  }));

  serve(serving, contract.noteOutsideApplication, session, async ({ scope, body }) => {
    const { row, known } = await noteOutside(parts, scope, body);
    return { ...outsideApplicationView(row), ...(known && { known }) };
  });

  serve(serving, contract.changeOutsideApplication, session, async ({ scope, params, body }) =>
    outsideApplicationView(await changeOutside(parts, scope, params.id, body)),
  );

  serve(serving, contract.forgetOutsideApplication, session, ({ scope, params }) =>
    forgetOutside(parts, scope, params.id),
  );
}
