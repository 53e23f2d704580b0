import type { ProblemDocument } from "@candor/contract/problems";

/** What a call is sent with, so that the same form makes one thing however often the browser sends it. */
export function onceFor(formKey: string): { readonly idempotencyKey?: string } {
  return formKey === "" ? {} : { idempotencyKey: formKey };
}

/** Whether the form had been sent before; its fields may have been changed after a step back. */
export function isSentBefore({ code }: ProblemDocument): boolean {
  return code === "secret-shown" || code === "key-reused";
}
