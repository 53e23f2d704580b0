import type { Conversation } from "@candor/contract/conversations/shapes";

/** The newest message. */
export function lastOf({ messages }: Conversation): string {
  return messages.at(-1)?.id ?? "0";
}
