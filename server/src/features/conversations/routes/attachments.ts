import { isHeldBack } from "@candor/contract/applications/as-read";
import { downloadAttachment } from "@candor/contract/conversations/routes";
import type { Files } from "../../../platform/files.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { noteLooks } from "../../../platform/looks.ts";
import { sentOf } from "../../applications/views/hidden.ts";
import { idOf } from "../../jobs/rules/ids.ts";
import { applicationFileGate } from "../../resumes/gate.ts";
import { textAsRead } from "../../resumes/views.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import type { ConversationParts } from "../commands/send.ts";
import { attachedFile } from "../queries/attachments.ts";
import { partyOf, talkAbout } from "../queries/talk.ts";

type AttachmentRouteParts = ConversationParts & { readonly files: Files };

/** The files that came with messages, by the links in the conversation. */
export function attachmentRoutes(serving: Serving, parts: AttachmentRouteParts, gates: GateParts): void {
  const { read } = gates;

  serve(serving, downloadAttachment, applicationFileGate(gates), async ({ scope, params }) => {
    const { accountId, applicationId } = scope;
    // Messages are between people: nobody reads them in somebody's name.
    if (idOf(params.id) !== applicationId || scope.impersonatorId !== null) throw new Problem("not-found");
    const talk = await talkAbout(read, applicationId, parts.clock.now());
    const party = talk && (await partyOf(read, talk, accountId));
    const file = party && (await attachedFile(read, applicationId, idOf(params.attachment) ?? -1));
    if (!talk || !file) throw new Problem("not-found");
    const { application } = talk;
    if (party.side === "pro") {
      await noteLooks(parts, scope, "messages", [application]);
      const sent = sentOf(application);
      if (file.side === "seeker" && isHeldBack(sent)) return textAsRead({ ...sent, ...file });
    }
    const { name, mediaType, storageKey, sha256 } = file;
    return { name, mediaType, bytes: await parts.files.get(storageKey, sha256) };
  });
}
