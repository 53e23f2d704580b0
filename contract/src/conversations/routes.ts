import { z } from "zod";
import { idText } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { conversation, filledTemplate, messageBody, messageTemplate, newTemplate } from "./shapes.ts";

/** The application's number. */
const params = z.object({ id: z.string().max(100) });

export const readConversation = route({
  method: "GET",
  path: "/rest/conversations/{id}",
  summary: "What the applicant and the organization wrote to each other about an application",
  gate: "messages",
  params,
  status: 200,
  answer: conversation,
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const sendMessage = route({
  method: "POST",
  path: "/rest/conversations/{id}/messages",
  summary: "Write to the other side; it is mailed to them too",
  gate: "messages",
  params,
  body: messageBody,
  status: 201,
  answer: conversation,
  problems: ["unauthorized", "not-found", "conversation-closed", "conversation-waits", "key-reused"],
  limit: "writing",
  idempotent: true,
});

export const sendWithFiles = route({
  method: "POST",
  path: "/rest/conversations/{id}/attachments",
  summary:
    "Write to the other side, with files as multipart fields `file`: PDF, DOCX, ODT, RTF, TXT, PNG or JPEG; none is sent unless all can be read",
  gate: "messages",
  params,
  body: messageBody,
  attachments: {
    files: limits.messageAttachments,
    bytesEach: limits.attachmentBytes,
    bytes: limits.messageFilesBytes,
  },
  status: 201,
  answer: conversation,
  problems: ["unauthorized", "not-found", "conversation-closed", "conversation-waits", "key-reused"],
  limit: "uploading",
  idempotent: true,
});

export const markConversationRead = route({
  method: "POST",
  path: "/rest/conversations/{id}/reading",
  summary: "Mark what the other side wrote as read, up to a message",
  gate: "messages",
  params,
  body: z.object({ through: idText }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const listUnreadConversations = route({
  method: "GET",
  path: "/rest/conversations",
  summary: "The applications with messages that this person has not read, their own and those they answer",
  gate: "session",
  status: 200,
  answer: z.object({
    unread: z.array(z.object({ applicationId: idText, count: z.int() })),
  }),
  problems: ["unauthorized"],
  limit: "session",
});

export const downloadAttachment = route({
  method: "GET",
  path: "/rest/conversations/{id}/attachments/{attachment}",
  summary: "A file that came with a message, by the link in the conversation",
  gate: "link",
  params: params.extend({ attachment: z.string().max(100) }),
  query: z.object({ token: z.string().max(4000) }),
  file: true,
  status: 200,
  problems: ["not-found"],
  limit: "session",
});

export const fillTemplates = route({
  method: "GET",
  path: "/rest/conversations/{id}/templates",
  summary: "The organization's templates, filled in for an applicant; none for the applicant",
  gate: "messages",
  params,
  status: 200,
  answer: z.object({ templates: z.array(filledTemplate) }),
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

const ofOrganization = z.object({ slug: z.string().max(100) });
const templates = z.object({ templates: z.array(messageTemplate).describe("By name.") });

export const listTemplates = route({
  method: "GET",
  path: "/rest/organizations/{slug}/message-templates",
  summary: "The templates for messages to an organization's applicants",
  gate: "pro-record",
  params: ofOrganization,
  status: 200,
  answer: templates,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const saveTemplate = route({
  method: "PUT",
  path: "/rest/organizations/{slug}/message-templates",
  summary: "Save a template; one of the same name is replaced",
  gate: "pro-record",
  params: ofOrganization,
  body: newTemplate,
  status: 200,
  answer: templates,
  problems: ["unauthorized", "not-found", "too-many-templates"],
  limit: "writing",
});

export const removeTemplate = route({
  method: "DELETE",
  path: "/rest/organizations/{slug}/message-templates/{id}",
  summary: "Remove a template; repeated, it stays removed",
  gate: "pro-record",
  params: ofOrganization.extend({ id: z.string().max(100) }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});
