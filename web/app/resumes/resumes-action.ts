import type { Call, SentFile } from "@candor/contract/client";
import { filesTooLarge } from "@candor/contract/form-header";
import { message } from "@candor/contract/messages/message";
import type { PageContext } from "@candor/contract/pages";
import type { ProblemDocument } from "@candor/contract/problems";
import {
  changeResume,
  inactivateResume,
  keepUpload,
  uploadLinkedIn,
  uploadResume,
  uploadResumeData,
} from "@candor/contract/resumes/routes";
import type { ResumeChange as Changed } from "@candor/contract/resumes/shapes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses, type ResumeChange } from "../addresses.ts";
import { refusedStatus } from "../forms/refused-status.ts";
import { throwIfGone } from "../forms/throw-if-gone.ts";
import { requireSession } from "../session/require-session.ts";
import type { Refusal } from "../wire/answer-or-throw.ts";
import { formOf } from "../wire/form-of.ts";
import { textOf } from "../wire/text-of.ts";
import { fileFault, tooLarge } from "./file-fault.ts";
import type { RefusedResume } from "./listed-resume.ts";
import { sentFile } from "./sent-file.ts";
import { uploadMethodFault } from "./upload-method.ts";

/** Carries out what a form on the page asks for. */
export async function resumesAction({ request, url, context }: ActionFunctionArgs) {
  const page = requireSession(url, context);
  const form = await formOf(request);
  const id = textOf(form, "resume");
  const intent = textOf(form, "intent");
  switch (intent) {
    case "upload":
      if (form.has(filesTooLarge)) return refuse({ file: tooLarge() });
      return upload(page, await sentFile(form));
    case "linkedin":
    case "data":
      if (form.has(filesTooLarge)) return refuse({ [intent]: tooLarge() });
      return readCopy(page.call, intent, await sentFile(form));
    case "rename":
      return rename(page.call, id, textOf(form, "fileName"));
    case "prefer":
      return change(page.call, id, { isDefault: true }, "preferred");
    case "use":
      return change(page.call, id, { inactivated: false }, "used");
    case "stop":
      return stop(page.call, id);
    default:
      throw data(null, { status: 400 });
  }
}

/** `uploaded` is the key of a complete upload in parts. Resolves to why the file was refused, if it was. */
export async function faultOfFile(
  { call, resumeUploadMethod }: Pick<PageContext, "call" | "resumeUploadMethod">,
  file: SentFile | undefined,
  uploaded?: string,
): Promise<{ readonly text: string; readonly status: number } | undefined> {
  const unknown = uploadMethodFault(resumeUploadMethod);
  if (unknown !== undefined) return { text: unknown, status: 503 };
  if (!file && uploaded === undefined) return { text: message("validation.resumeRequired"), status: 422 };
  const sent = await (file
    ? call(uploadResume, { file })
    : call(keepUpload, { body: { key: uploaded ?? "" } }));
  return sent.ok ? undefined : { text: fileFault(sent.problem), status: refusedStatus(sent.problem) };
}

async function upload(page: PageContext, file: SentFile | undefined) {
  const fault = await faultOfFile(page, file);
  return fault ? refuse({ file: fault.text }, fault.status) : redirect(addresses.resumes("uploaded"), 303);
}

const uploads = { linkedin: uploadLinkedIn, data: uploadResumeData };

/** The values that were read are decided on each resume's page. */
async function readCopy(call: Call, source: keyof typeof uploads, file: SentFile | undefined) {
  if (!file) return refuse({ [source]: message("validation.resumeRequired") });
  const made = await call(uploads[source], { file });
  return made.ok
    ? redirect(addresses.readResume(made.answer.id), 303)
    : refuse({ [source]: fileFault(made.problem) }, refusedStatus(made.problem));
}

async function rename(call: Call, id: string, fileName: string) {
  const renamed = await call(changeResume, { params: { id }, body: { fileName } });
  if (renamed.ok) return redirect(addresses.resumes("named", id), 303);
  const [fault] = renamed.problem.errors ?? [];
  throwIfGone(renamed.problem, fileName);
  if (fault === undefined) return refuse({ fileName: renamed.problem.detail, typed: fileName });
  return refuse({ fileName: fault.text, typed: fileName });
}

async function change(call: Call, id: string, body: Changed, done: ResumeChange) {
  const changed = await call(changeResume, { params: { id }, body });
  return changed.ok ? redirect(addresses.resumes(done, id), 303) : lost(changed.problem);
}

async function stop(call: Call, id: string) {
  const stopped = await call(inactivateResume, { params: { id } });
  return stopped.ok ? redirect(addresses.resumes("stopped", id), 303) : lost(stopped.problem);
}

function refuse(refused: RefusedResume, status = 422) {
  return data<RefusedResume>(refused, { status });
}

function lost({ detail, status }: ProblemDocument): never {
  throw data({ detail } satisfies Refusal, { status });
}
