import * as contract from "@candor/contract/administration/routes";
import type { Clock } from "../../platform/clock.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { overdueDecisions } from "../applications/queries/decisions-due.ts";
import { administratorGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { figuresAt } from "./queries/figures.ts";
import { userRows } from "./queries/user.ts";
import { usersMatching } from "./queries/users.ts";
import { dashboardView, overdueDecisionsView, userDetailsView, userPageView } from "./views.ts";

/** R-68 R-69 R-70: what administrators read. What they change is the affair of the noun that it belongs to. */
export function administrationRoutes(serving: Serving, { clock }: { clock: Clock }, gates: GateParts): void {
  const { read } = gates;
  const administrator = administratorGate(gates);

  serve(serving, contract.readDashboard, administrator, async () =>
    dashboardView(await figuresAt(read, clock.now())),
  );

  serve(serving, contract.listOverdueDecisions, administrator, async () =>
    overdueDecisionsView(await overdueDecisions(read, clock.now())),
  );

  serve(serving, contract.listUsers, administrator, async ({ query }) =>
    userPageView(await usersMatching(read, query)),
  );

  serve(serving, contract.readUser, administrator, async ({ scope, params }) => {
    const rows = await userRows(read, scope, Number(params.userId), clock.now());
    if (!rows) throw new Problem("not-found");
    return userDetailsView(rows, clock.now());
  });
}
