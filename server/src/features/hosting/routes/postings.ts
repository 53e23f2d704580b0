import * as contract from "@candor/contract/hosting/routes";
import type { PostingFields } from "@candor/contract/hosting/shapes";
import { checkedKibibytes, hostedKibibytes } from "@candor/contract/rate-limits";
import type { FastifyRequest } from "fastify";
import type { Reader } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { byteCounter } from "../../../platform/http/rate-limits.ts";
import { anyone, type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import type { Places } from "../../../platform/places/found-place.ts";
import { isPublicPosting, isWithheld } from "../../jobs/queries.ts";
import { type ProScope, proGate } from "../../organizations/gate.ts";
import { onBehalf, type SharedParts } from "../../search/queries/on-behalf.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { type SignalingPosting, signalsOf } from "../../signals/queries/posting.ts";
import { signalView } from "../../signals/views/signal.ts";
import { createPosting } from "../commands/create.ts";
import { discardPosting } from "../commands/discard.ts";
import { movePosting } from "../commands/move.ts";
import { moveAll } from "../commands/move-all.ts";
import type { HostingParts } from "../commands/parts.ts";
import { savePosting } from "../commands/save.ts";
import { changesOf, countApplications, type HostedRow, hostedById } from "../queries/hosted.ts";
import { statementOf } from "../queries/imported.ts";
import { organizationToHostFor } from "../queries/organization.ts";
import { repostsOf } from "../queries/reposts.ts";
import { fieldsOf } from "../rules/changes.ts";
import { faultsOf } from "../rules/faults.ts";
import { type ImportedColumns, importedForm } from "../rules/imported-form.ts";
import { proposalsIn } from "../rules/proposals.ts";
import { readPosting } from "../rules/reading.ts";
import { sourceSays } from "../rules/source-says.ts";
import { chainedView, changeView, faultView, hostedPostingView } from "../views/posting.ts";
import { previewOf } from "../views/preview.ts";

/** The calls of people who write postings, and the public log of each. */
export function hostingRoutes(serving: Serving, parts: HostingParts & SharedParts, gates: GateParts): void {
  const { read } = gates;
  const { clock, places } = parts;
  const pro = proGate(gates);
  const countForm = byteCounter(clock, hostedKibibytes);
  const countCheck = byteCounter(clock, checkedKibibytes);
  const signalsFor = (request: FastifyRequest, posting: SignalingPosting) =>
    onBehalf(parts, request, async (asked) => {
      const { signals } = await signalsOf(asked, posting);
      return signals.map((signal) => signalView(signal, posting));
    });
  const details = async (scope: ProScope, id: string, request: FastifyRequest) => {
    const row = await hostedById(read, idOf(id) ?? -1);
    if (!row || !scope.organizationIds.includes(row.organization_id)) throw new Problem("job-not-found");
    const { fields, content, columns } = readPosting(fieldsOf(row.fields_json), places);
    return hostedPostingView(row, {
      faults: faultsOf(fields, content, clock.now()),
      signals: await signalsFor(request, { ...columns, ...seenAs(row) }),
      changes: await changesOf(read, row.id),
      applications: await countApplications(read, scope, row.id),
      sourceSays: sourceSays(fields, await sourceFormOf(read, row, places)),
    });
  };

  serve(serving, contract.createPosting, pro, ({ scope, body, repeat, request }) => {
    countForm(request, body);
    return createPosting(parts, scope, body, repeat);
  });

  serve(serving, contract.readPosting, pro, ({ scope, params, request }) =>
    details(scope, params.id, request),
  );

  serve(serving, contract.savePosting, pro, async ({ scope, params, body, request }) => {
    countForm(request, body);
    await savePosting(parts, scope, params.id, body);
    return details(scope, params.id, request);
  });

  serve(serving, contract.movePosting, pro, async ({ scope, params, body, request }) => {
    await movePosting(parts, scope, params.id, body);
    return details(scope, params.id, request);
  });

  serve(serving, contract.moveAllPostings, pro, ({ scope, params, body }) =>
    moveAll(parts, scope, params.slug, body),
  );

  serve(serving, contract.discardPosting, pro, ({ scope, params }) =>
    discardPosting(parts, scope, params.id),
  );

  serve(serving, contract.checkPosting, pro, async ({ scope, body, request }) => {
    countCheck(request, body);
    const organization = await organizationToHostFor(read, scope, body.organizationId);
    const posting = readPosting(body.fields, places);
    const now = clock.now();
    return {
      faults: faultsOf(posting.fields, posting.content, now).map(faultView),
      signals: await signalsFor(request, { ...posting.columns, organization_id: organization.id }),
      job: previewOf(posting, organization, now),
    };
  });

  serve(serving, contract.proposeFields, pro, ({ body, request }) => {
    countCheck(request, body);
    return { proposals: proposalsIn(body.text, places, clock.now()) };
  });

  serve(serving, contract.readPostingHistory, anyone, async ({ params }) => {
    const id = idOf(params.id) ?? -1;
    if (!(await isPublicPosting(read, id))) throw new Problem("job-not-found");
    const { firstSeenAt, times, earlier, later } = await repostsOf(read, id);
    const changes = (await changesOf(read, id)).map(changeView);
    // What it said is withheld with the posting, what happened to it isn't.
    if (await isWithheld(read, id)) for (const change of changes) change.fields = [];
    return {
      changes,
      firstSeenAt: isoTime(firstSeenAt),
      times,
      earlier: earlier.map(chainedView),
      ...(later && { later: chainedView(later) }),
    };
  });
}

/** What its source last said, as a form; the posting's own form if it has no source. */
async function sourceFormOf(read: Reader, row: HostedRow, places: Places): Promise<PostingFields> {
  const statement = row.source_fields_json === null ? undefined : await statementOf(read, row.id);
  if (statement) return importedForm(JSON.parse(statement.columns_json) as ImportedColumns, places);
  return fieldsOf(row.source_fields_json ?? row.fields_json);
}

/** Nobody has seen a draft: every other posting is older. */
function seenAs({ id, organization_id, first_seen_at, published_at }: HostedRow) {
  return { id, organization_id, ...(published_at !== null && { first_seen_at }) };
}
