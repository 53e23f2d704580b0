import { isHeldBack } from "@candor/contract/applications/as-read";
import { downloadAttachment } from "@candor/contract/conversations/routes";
import { Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { noteLooks } from "../../../platform/looks.ts";
import { sentOf } from "../../applications/views/hidden.ts";
import { copyForOrganization } from "../../resumes/gate/copy-for-organization.ts";
import { applicationFileGate } from "../../resumes/gate/scopes.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { AttachmentParts } from "../commands/attachments.ts";
import type { ConversationParts } from "../commands/send.ts";
import { attachedFile } from "../queries/attachments.ts";
import { partyOf, talkAbout } from "../queries/talk.ts";
import { isPicture } from "../rules/pictures.ts";

/** The files that came with messages, through the links in the conversation. */
export function attachmentRoutes(
  serving: Serving,
  parts: ConversationParts & AttachmentParts,
  gates: GateParts,
): void {
  const { read } = gates;

  serve(serving, downloadAttachment, applicationFileGate(gates), async ({ scope, params, request }) => {
    const { accountId, applicationId } = scope;
    // Messages are between people: nobody reads them on somebody's behalf.
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
    // A picture has no text to show instead.
    if (isPicture(mediaType) && isHeldBack(sent)) throw new Problem("not-found");
    const { organization_id } = application;
    const { text } = file;
    return copyForOrganization(
      parts,
      { read, scope, request },
      { ...sent, organization_id, name, text, whole },
    );
  });
}
