import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { ProblemDocument } from "@candor/contract/problems";
import { fileSizeText } from "../../wording/file-size.ts";
import type { Fault } from "./draft-calls.ts";
import type { Refusal } from "./save-step.ts";

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

/** A refused file says more than that there is none. */
export function withFileFault(refusal: Refusal | undefined, fault: Omit<Fault, "field">): Refusal {
  const others = refusal?.faults.filter(({ field }) => field !== "resumeId") ?? [];
  return { ...refusal, faults: [...others, { ...fault, field: "resumeId" }] };
}
