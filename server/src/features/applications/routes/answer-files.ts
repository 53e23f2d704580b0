import { isHeldBack } from "@candor/contract/applications/as-read";
import { downloadAnswerFile } from "@candor/contract/applications/routes";
import { markedCopy } from "../../../platform/documents/marked-copy.ts";
import { networkOf } from "../../../platform/http/addresses.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { noteLooks } from "../../../platform/looks.ts";
import { idOf } from "../../jobs/rules/ids.ts";
import { applicationFileGate } from "../../resumes/gate.ts";
import { readerOf } from "../../resumes/queries.ts";
import { textAsRead } from "../../resumes/views.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { DraftParts } from "../commands/drafts.ts";
import { answerFileFor } from "../queries/answer-files.ts";
import { sentOf } from "../views/hidden.ts";

/** The files that answer a posting's questions: a hirer gets them as they get the resume. */
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
    const sent = sentOf(row);
    if (isHeldBack(sent)) return textAsRead({ ...sent, name, text: row.text });
    const copy = { ...(await readerOf(read, scope, row)), sender: networkOf(request.ip) };
    return markedCopy(parts, await file(), { ...copy, now: parts.clock.now() });
  });
}
