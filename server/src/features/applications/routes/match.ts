import { readApplicantMatch, readApplicationMatch, readDraftMatch } from "@candor/contract/match/routes";
import { Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { noteLooks } from "../../../platform/looks.ts";
import { memberGate } from "../../organizations/gate.ts";
import { sessionGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { ApplicationParts } from "../commands/announce.ts";
import { draftOf } from "../gate.ts";
import { detailsOfOwn } from "../queries/applications.ts";
import { sheetOfApplication, sheetOfDraft } from "../queries/match.ts";
import { detailsForOrganization } from "../queries/organization-applications.ts";
import { seenByOrganization } from "../views/hidden.ts";
import { matchForOrganization } from "../views/match.ts";

/** M-23: the same sheet for both sides. */
export function matchSheetRoutes(serving: Serving, parts: ApplicationParts, gates: GateParts): void {
  const { read } = gates;

  serve(serving, readApplicationMatch, sessionGate(gates), async ({ scope, params }) => {
    const row = await detailsOfOwn(read, scope, idOf(params.id) ?? -1);
    if (!row) throw new Problem("not-found");
    return sheetOfApplication(read, row.id);
  });

  serve(serving, readDraftMatch, sessionGate(gates), async ({ scope, params, request }) => {
    const unsent = { postingId: idOf(params.jobId) ?? -1, draft: draftOf(request), now: gates.clock.now() };
    const sheet = await sheetOfDraft(read, scope, unsent);
    if (!sheet) throw new Problem("job-not-found");
    return sheet;
  });

  serve(serving, readApplicantMatch, memberGate(gates), async ({ scope, params }) => {
    const row = await detailsForOrganization(read, scope, idOf(params.id) ?? -1);
    if (!row) throw new Problem("not-found");
    await noteLooks(parts, scope, "application", [row]);
    return matchForOrganization(await sheetOfApplication(read, row.id), seenByOrganization(row));
  });
}
