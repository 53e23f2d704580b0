import { downloadAnswerFile } from "@candor/contract/applications/routes";
import { Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { noteLooks } from "../../../platform/looks.ts";
import { copyForOrganization } from "../../resumes/gate/copy-for-organization.ts";
import { applicationFileGate } from "../../resumes/gate/scopes.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { DraftParts } from "../commands/drafts.ts";
import { answerFileFor } from "../queries/answer-files.ts";
import { sentOf } from "../views/hidden.ts";

/** The files that answer a posting's questions: an organization gets them in the same way as the resume. */
export function answerFileRoutes(serving: Serving, parts: DraftParts, gates: GateParts): void {
  const { read } = gates;

  serve(serving, downloadAnswerFile, applicationFileGate(gates), async ({ scope, params, request }) => {
    if (idOf(params.id) !== scope.applicationId) throw new Problem("not-found");
    const row = await answerFileFor(read, scope, idOf(params.file) ?? -1);
    if (!row) throw new Problem("not-found");
    const { name, mediaType, storageKey, sha256 } = row;
    const file = async () => ({ name, mediaType, bytes: await parts.files.get(storageKey, sha256) });
    if (row.account_id === scope.accountId) return file();
    await noteLooks(parts, scope, "answer-file", [row]);
    const { organization_id, text } = row;
    const sent = { ...sentOf(row), organization_id, name, text, whole: file };
    return copyForOrganization(parts, { read, scope, request }, sent);
  });
}
