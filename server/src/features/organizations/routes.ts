import { listHostedJobs } from "@candor/contract/organizations/routes";
import { type Serving, serve } from "../../platform/http/serve.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { proGate } from "./gate.ts";
import { countHostedJobs, countWaiting, hostedJobs } from "./queries/hosted-jobs.ts";
import { organizationsOf } from "./queries/organizations-of.ts";
import { hostedJobView, ownOrganizationView } from "./views.ts";

export function organizationRoutes(serving: Serving, gates: GateParts): void {
  const { read } = gates;
  serve(serving, listHostedJobs, proGate(gates), async ({ scope, query }) => ({
    jobs: (await hostedJobs(read, scope, query)).map(hostedJobView),
    total: await countHostedJobs(read, scope),
    waiting: await countWaiting(read, scope),
    organizations: (await organizationsOf(read, scope.accountId)).map(ownOrganizationView),
  }));
}
