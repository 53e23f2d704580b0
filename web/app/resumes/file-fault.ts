import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { ProblemDocument } from "@candor/contract/problems";
import { fileSizeText } from "../wording/file-size.ts";

/** Why a file is not taken, for a person. */
export function fileFault({ code, detail }: ProblemDocument): string {
  if (code === "payload-too-large") return tooLarge();
  const opened = code !== "file-unreadable" && code !== "file-locked";
  return opened
    ? detail
    : message("apply.couldNotOpen", { title: message("resume.couldNotOpen"), body: detail });
}

export function tooLarge(): string {
  return message("apply.fileTooLarge", { size: fileSizeText(limits.resumeBytes) });
}

/** Why a page did not take a file, from its answer; undefined if it did. */
export function faultIn(status: number, body: string, fileName: string): string | undefined {
  if (status === 200) return undefined;
  if (status === 413) return tooLarge();
  try {
    return (JSON.parse(body) as { readonly fault?: string }).fault ?? uploadFailed(fileName);
  } catch {
    return uploadFailed(fileName);
  }
}

export function uploadFailed(fileName: string): string {
  return message("apply.uploadFailed", { fileName });
}
