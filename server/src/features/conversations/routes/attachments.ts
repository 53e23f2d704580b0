import { isHeldBack } from "@candor/contract/applications/as-read";
import { downloadAttachment } from "@candor/contract/conversations/routes";
import { markedCopy } from "../../../platform/documents/marked-copy.ts";
import { networkOf } from "../../../platform/http/addresses.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { noteLooks } from "../../../platform/looks.ts";
import { sentOf } from "../../applications/views/hidden.ts";
import { idOf } from "../../jobs/rules/ids.ts";
import { applicationFileGate } from "../../resumes/gate.ts";
import { readerOf } from "../../resumes/queries.ts";
import { textAsRead } from "../../resumes/views.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { AttachmentParts } from "../commands/attachments.ts";
import type { ConversationParts } from "../commands/send.ts";
import { attachedFile } from "../queries/attachments.ts";
import { partyOf, talkAbout } from "../queries/talk.ts";
import { isPicture } from "../rules/pictures.ts";

/** The files that came with messages, by the links in the conversation. */
export function attachmentRoutes(
  serving: Serving,
  parts: ConversationParts & AttachmentParts,
  gates: GateParts,
): void {
  const { read } = gates;

  serve(serving, downloadAttachment, applicationFileGate(gates), async ({ scope, params, request }) => {
    const { accountId, applicationId } = scope;
    // Messages are between people: nobody reads them in somebody's name.
    if (idOf(params.id) !== applicationId || scope.impersonatorId !== null) throw new Problem("not-found");
    const talk = await talkAbout(read, applicationId, parts.clock.now());
    const party = talk && (await partyOf(read, talk, accountId));
    const file = party && (await attachedFile(read, applicationId, idOf(params.attachment) ?? -1));
    if (!talk || !file) throw new Problem("not-found");
    const { application } = talk;
    const { name, mediaType, storageKey, sha256 } = file;
    const whole = async () => ({ name, mediaType, bytes: await parts.files.get(storageKey, sha256) });
    if (party.side === "seeker") return whole();
    await noteLooks(parts, scope, "messages", [application]);
    if (file.side === "pro") return whole();
    const sent = sentOf(application);
    if (isHeldBack(sent)) {
      if (isPicture(mediaType)) throw new Problem("not-found");
      return textAsRead({ ...sent, ...file });
    }
    const { email, organization } = await readerOf(read, scope, application);
    const copy = { email, organization, now: parts.clock.now(), sender: networkOf(request.ip) };
    return markedCopy(parts, await whole(), copy);
  });
}
