import type { Call, SentFile } from "@candor/contract/client";
import {
  markConversationRead,
  readConversation,
  sendMessage,
  sendWithFiles,
} from "@candor/contract/conversations/routes";
import { filesTooLarge } from "@candor/contract/form-header";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { type ActionFunctionArgs, data } from "react-router";
import { refusedStatus } from "../forms/refused-status.ts";
import { throwIfGone, throwIfPageGone } from "../forms/throw-if-gone.ts";
import { typedIn } from "../forms/typed-fields.ts";
import { sentFiles } from "../resumes/sent-file.ts";
import { requireSession } from "../session/require-session.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { formOf } from "../wire/form-of.ts";
import { redirectToPart } from "../wire/redirect-to-part.ts";
import { fileSizeText } from "../wording/file-size.ts";

/** A refused message, as typed. */
export interface MessageRefusal {
  readonly text: string;
  readonly error?: string;
  /** What is wrong with the files. */
  readonly fileError?: string;
  /** The files' names. Without scripts the files can't be kept: their field is empty again. */
  readonly files?: readonly string[];
}

const intents = ["message", "read-messages"] as const;

export function isAboutMessages(intent: FormDataEntryValue | null): boolean {
  return intents.some((one) => one === intent);
}

/** Sends what was typed, or records what was read. */
export async function talkAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const form = await formOf(request);
  const field = typedIn(form);
  const id = params["id"] ?? "";
  if (field("intent") === "read-messages") {
    await call(markConversationRead, { params: { id }, body: { through: field("through") } });
    // No redirect: a page that reports reads stays where it is.
    return null;
  }
  const text = field("message");
  const files = await sentFiles(form);
  const typed = { text, files: files.map(({ name }) => name) };
  // Pressed without scripts while a message is written.
  if (field("read") !== "") {
    await call(markConversationRead, { params: { id }, body: { through: field("read") } });
    return refuse(typed, 200);
  }
  const fault = form.has(filesTooLarge) ? tooLarge() : tooMany(files);
  if (fault !== undefined) {
    await throwIfPageGone(call(readConversation, { params: { id } }), text);
    return refuse({ ...typed, fileError: fault });
  }
  const key = field("key");
  const sent = await sendTo(call, id, { text, files, ...(key !== "" && { key }) });
  if (sent.ok) return redirectToPart(withNotice(`${withoutTemplate(url)}#messages`, "message-sent"));
  throwIfGone(sent.problem, text);
  await throwIfPageGone(call(readConversation, { params: { id } }), text);
  const { code, detail, errors = [] } = sent.problem;
  if (code === "payload-too-large") return refuse({ ...typed, fileError: tooLarge() });
  const ofFiles = errors.filter(({ path }) => path.startsWith("/file/"));
  if (ofFiles.length > 0) return refuse({ ...typed, fileError: ofFiles.map(({ text }) => text).join(" ") });
  const error = errors[0]?.text ?? detail;
  return refuse({ ...typed, error }, refusedStatus(sent.problem));
}

interface Written {
  readonly text: string;
  readonly files: readonly SentFile[];
  readonly key?: string;
}

function sendTo(call: Call, id: string, { text, files, key }: Written) {
  const sent = { params: { id }, body: { text }, ...(key !== undefined && { idempotencyKey: key }) };
  return files.length > 0 ? call(sendWithFiles, { ...sent, files }) : call(sendMessage, sent);
}

function refuse(message: MessageRefusal, status = 422) {
  return data({ message }, { status });
}

function tooMany(files: readonly SentFile[]): string | undefined {
  const count = limits.messageAttachments;
  return files.length > count ? message("conversation.tooManyFiles", { count }) : undefined;
}

function tooLarge(): string {
  const { attachmentBytes, messageFilesBytes } = limits;
  const values = { each: fileSizeText(attachmentBytes), all: fileSizeText(messageFilesBytes) };
  return message("conversation.filesTooLarge", values);
}

/** A sent template doesn't appear in the form again. */
function withoutTemplate({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete("template");
  return rest.size > 0 ? `${pathname}?${rest.toString()}` : pathname;
}
