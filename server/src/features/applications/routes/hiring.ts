import * as contract from "@candor/contract/organizations/routes";
import { Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { charityOf } from "../../charities/rules.ts";
import { idOf } from "../../jobs/rules/ids.ts";
import { type ProScope, proGate } from "../../organizations/gate.ts";
import { hostedJob } from "../../organizations/queries/hosted-jobs.ts";
import { hostedJobView } from "../../organizations/views.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { signFileToken } from "../../session/rules/tokens.ts";
import type { ApplicationParts } from "../commands/announce.ts";
import { decide } from "../commands/decide.ts";
import { open } from "../commands/open.ts";
import { lifeOf } from "../queries/applications.ts";
import { receivedById, receivedFor } from "../queries/received.ts";
import { receivedDetailsView, receivedView } from "../views/received.ts";

/** The calls of those who answer. */
export function hiringRoutes(serving: Serving, parts: ApplicationParts, gates: GateParts): void {
  const { read } = gates;
  const pro = proGate(gates);

  serve(serving, contract.listReceivedApplications, pro, async ({ scope, params }) => {
    const job = await hostedJob(read, scope, idOf(params.jobId) ?? -1);
    if (!job) throw new Problem("job-not-found");
    return { job: hostedJobView(job), applications: (await receivedFor(read, job.id)).map(receivedView) };
  });

  serve(serving, contract.readReceivedApplication, pro, ({ scope, params }) =>
    receivedDetails(gates, scope, params.id),
  );

  serve(serving, contract.openReceivedApplication, pro, ({ scope, params }) => open(parts, scope, params.id));

  serve(serving, contract.decideApplication, pro, async ({ scope, params, body }) => {
    await decide(parts, scope, params.id, body);
    return receivedDetails(gates, scope, params.id);
  });
}

async function receivedDetails({ read, keys, clock }: GateParts, scope: ProScope, id: string) {
  const row = await receivedById(read, scope, idOf(id) ?? -1);
  if (!row) throw new Problem("not-found");
  const { accountId, sessionId } = scope;
  const token = await signFileToken(keys, { accountId, sessionId, applicationId: row.id }, clock.now());
  return receivedDetailsView(row, await lifeOf(read, row), charityOf(row.charity_id), token);
}
