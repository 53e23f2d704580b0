import type { SentFile } from "@candor/contract/client";
import { limits } from "@candor/contract/limits";
import type { PageContext } from "@candor/contract/pages";
import { fileFault } from "../../../resumes/file-fault.ts";
import { sentFile } from "../../../resumes/sent-file.ts";
import { uploadMethodFault } from "../../../resumes/upload-method.ts";
import { type Fault, keepAnswerFile, keepFile } from "./draft-calls.ts";

/** Uploads the file of a form that was sent without scripts; resolves to why it was refused, if it was. */
export async function fileFaultOf(
  { call, resumeUploadMethod }: Pick<PageContext, "call" | "resumeUploadMethod">,
  jobId: string,
  file: SentFile,
): Promise<Omit<Fault, "field"> | undefined> {
  const unknown = uploadMethodFault(resumeUploadMethod);
  if (unknown !== undefined) return { key: "error.invalidResumeUploadMethod", text: unknown };
  const sent = await keepFile(call, jobId, file);
  return sent.ok ? undefined : { key: sent.problem.key, text: fileFault(sent.problem) };
}

/** Uploads the files that answer questions in such a form; resolves to why some were refused. */
export async function answerFileFaults(
  { call }: Pick<PageContext, "call">,
  jobId: string,
  form: FormData,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const questionId of form.getAll("question").map(String)) {
    const field = `answer-${questionId}`;
    const file = await sentFile(form, field);
    if (!file) continue;
    const kept = await keepAnswerFile(call, { jobId, questionId }, file);
    if (kept.ok) continue;
    faults.push({ field, key: kept.problem.key, text: fileFault(kept.problem, limits.answerFileBytes) });
  }
  return faults;
}
