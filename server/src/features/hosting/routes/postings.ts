import * as contract from "@candor/contract/hosting/routes";
import { Problem } from "../../../platform/http/problem.ts";
import { anyone, type Serving, serve } from "../../../platform/http/serve.ts";
import { isPublicPosting } from "../../jobs/queries.ts";
import { idOf } from "../../jobs/rules/ids.ts";
import { type ProScope, proGate } from "../../organizations/gate.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { createPosting } from "../commands/create.ts";
import { discardPosting } from "../commands/discard.ts";
import { movePosting } from "../commands/move.ts";
import type { HostingParts } from "../commands/parts.ts";
import { savePosting } from "../commands/save.ts";
import { changesOf, countApplications, hostedById } from "../queries/hosted.ts";
import { organizationToHostFor } from "../queries/organization.ts";
import { fieldsOf } from "../rules/changes.ts";
import { faultsOf } from "../rules/faults.ts";
import { proposalsIn } from "../rules/proposals.ts";
import { readPosting } from "../rules/reading.ts";
import { changeView, faultView, hostedPostingView } from "../views/posting.ts";
import { previewOf } from "../views/preview.ts";

/** The calls of people who write postings, and the public log of each. */
export function hostingRoutes(serving: Serving, parts: HostingParts, gates: GateParts): void {
  const { read } = gates;
  const { clock, places } = parts;
  const pro = proGate(gates);
  const details = (scope: ProScope, id: string) => detailsFor(parts, gates, scope, id);

  serve(serving, contract.createPosting, pro, ({ scope, body, repeat }) =>
    createPosting(parts, scope, body, repeat),
  );

  serve(serving, contract.readPosting, pro, ({ scope, params }) => details(scope, params.id));

  serve(serving, contract.savePosting, pro, async ({ scope, params, body }) => {
    await savePosting(parts, scope, params.id, body);
    return details(scope, params.id);
  });

  serve(serving, contract.movePosting, pro, async ({ scope, params, body }) => {
    await movePosting(parts, scope, params.id, body);
    return details(scope, params.id);
  });

  serve(serving, contract.discardPosting, pro, ({ scope, params }) =>
    discardPosting(parts, scope, params.id),
  );

  serve(serving, contract.checkPosting, pro, async ({ scope, body }) => {
    const organization = await organizationToHostFor(read, scope, body.organizationId);
    const posting = readPosting(body.fields, places);
    const now = clock.now();
    return {
      faults: faultsOf(posting.fields, posting.content, now).map(faultView),
      signals: [],
      job: previewOf(posting, organization, now),
    };
  });

  serve(serving, contract.proposeFields, pro, ({ body }) => ({ proposals: proposalsIn(body.text, places) }));

  serve(serving, contract.readPostingHistory, anyone, async ({ params }) => {
    const id = idOf(params.id) ?? -1;
    if (!(await isPublicPosting(read, id))) throw new Problem("job-not-found");
    return { changes: (await changesOf(read, id)).map(changeView) };
  });
}

async function detailsFor(
  { places, clock }: HostingParts,
  { read }: GateParts,
  { organizationIds }: ProScope,
  id: string,
) {
  const row = await hostedById(read, idOf(id) ?? -1);
  if (!row || !organizationIds.includes(row.organization_id)) throw new Problem("job-not-found");
  const { fields, content } = readPosting(fieldsOf(row.fields_json), places);
  return hostedPostingView(row, {
    faults: faultsOf(fields, content, clock.now()),
    changes: await changesOf(read, row.id),
    applications: await countApplications(read, row.id),
  });
}
