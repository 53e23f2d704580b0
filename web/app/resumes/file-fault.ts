import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { ProblemDocument } from "@candor/contract/problems";
import { fileSizeText } from "../wording/file-size.ts";

/** Why a file is refused, for a person. */
export function fileFault({ code, detail }: ProblemDocument, most: number = limits.resumeBytes): string {
  if (code === "payload-too-large") return tooLarge(most);
  const opened = code !== "file-unreadable" && code !== "file-locked";
  return opened
    ? detail
    : message("apply.couldNotOpen", { title: message("resume.couldNotOpen"), body: detail });
}

/** `most` is in bytes. */
export function tooLarge(most: number = limits.resumeBytes): string {
  return message("apply.fileTooLarge", { size: fileSizeText(most) });
}

/** Why a page refused a file, from its answer; undefined if it accepted it. */
export function faultIn(
  status: number,
  body: string,
  fileName: string,
  most: number = limits.resumeBytes,
): string | undefined {
  if (status === 200) return undefined;
  if (status === 413) return tooLarge(most);
  try {
    return (JSON.parse(body) as { readonly fault?: string }).fault ?? uploadFailed(fileName);
  } catch {
    return uploadFailed(fileName);
  }
}

export function uploadFailed(fileName: string): string {
  return message("apply.uploadFailed", { fileName });
}
