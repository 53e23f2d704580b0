import type { ProblemDocument } from "@candor/contract/problems";

/** Whether the form had been sent before; its fields may have been changed after a step back. */
export function isSentBefore({ code }: ProblemDocument): boolean {
  return code === "secret-shown" || code === "key-reused";
}
