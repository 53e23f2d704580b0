import * as contract from "@candor/contract/conversations/routes";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { noteLooks } from "../../../platform/looks.ts";
import { membershipsOf } from "../../organizations/queries/members.ts";
import { sessionGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { signFileToken } from "../../session/rules/tokens.ts";
import { factsFor, templatesOf } from "../../templates/queries.ts";
import { filledWith } from "../../templates/rules.ts";
import type { AttachmentParts } from "../commands/attachments.ts";
import { markRead } from "../commands/mark-read.ts";
import { type ConversationParts, send } from "../commands/send.ts";
import { sendWithFiles } from "../commands/send-with-files.ts";
import { type ConversationScope, conversationGate } from "../gate.ts";
import { attachmentsOf } from "../queries/attachments.ts";
import { messagesOf, readThrough, talkAbout, unreadOf } from "../queries/talk.ts";
import { conversationView } from "../views/conversation.ts";

/** What an applicant and an organization write to each other. */
export function conversationRoutes(
  serving: Serving,
  parts: ConversationParts & AttachmentParts,
  gates: GateParts,
): void {
  const { read } = gates;
  const gate = conversationGate(gates);

  async function shownTo(scope: ConversationScope, talk = scope.talk) {
    const { application } = talk;
    if (scope.side === "pro") await noteLooks(parts, scope, "messages", [application]);
    const through = await readThrough(read, application.id, scope.accountId);
    const { accountId, sessionId } = scope;
    const attachments = await attachmentsOf(read, application.id);
    const subject = { accountId, sessionId, applicationId: application.id };
    const token = await signFileToken(gates.keys, subject, parts.clock.now());
    const messages = await messagesOf(read, application);
    return conversationView(talk, messages, scope, { through, attachments, token });
  }

  serve(serving, contract.readConversation, gate, ({ scope }) => shownTo(scope));

  serve(serving, contract.sendMessage, gate, async ({ scope, body, repeat }) => {
    await send(parts, scope, body, repeat);
    // Writing can change whether more may be written.
    return shownTo(scope, await talkAbout(read, scope.talk.application.id, parts.clock.now()));
  });

  serve(serving, contract.sendWithFiles, gate, async ({ scope, body, files, repeat }) => {
    await sendWithFiles(parts, scope, { ...body, files }, repeat);
    return shownTo(scope, await talkAbout(read, scope.talk.application.id, parts.clock.now()));
  });

  serve(serving, contract.markConversationRead, gate, ({ scope, body }) =>
    markRead(parts, scope, idOf(body.through) ?? 0),
  );

  serve(serving, contract.fillTemplates, gate, async ({ scope }) => {
    const { side, mayWrite, talk } = scope;
    if (side === "seeker" || !mayWrite) return { templates: [] };
    const rows = await templatesOf(read, talk.application.organization_id);
    const facts = await factsFor(read, scope, talk.application);
    return {
      templates: rows.map(({ id, name, text }) => ({ id: String(id), name, ...filledWith(text, facts) })),
    };
  });

  serve(serving, contract.listUnreadConversations, sessionGate(gates), async ({ scope }) => {
    const memberships = await membershipsOf(read, scope);
    const organizationIds = memberships.map(({ organizationId }) => organizationId);
    const unread = await unreadOf(read, scope.accountId, organizationIds);
    return {
      unread: unread.map(({ applicationId, count }) => ({ applicationId: String(applicationId), count })),
    };
  });
}
