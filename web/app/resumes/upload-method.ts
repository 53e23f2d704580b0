import { message } from "@candor/contract/messages/message";
import { resumeUploadMethods } from "@candor/contract/values";

/** V-41: why uploads can't use this method; undefined for one that exists. */
export function uploadMethodFault(method: string): string | undefined {
  if (resumeUploadMethods.some((name) => name === method)) return undefined;
  const allowed = resumeUploadMethods.join(", ");
  return `${message("error.invalidResumeUploadMethod")}. ${message("error.allowedResumeUploadMethods", { allowed })}`;
}
