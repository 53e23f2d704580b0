import type { SentFile } from "@candor/contract/client";
import type { PageContext } from "@candor/contract/pages";
import { fileFault } from "../../resumes/file-fault.ts";
import { uploadMethodFault } from "../../resumes/upload-method.ts";
import { type Fault, keepFile } from "./draft-calls.ts";

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
