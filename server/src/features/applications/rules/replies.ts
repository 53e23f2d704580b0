import { hasWords, type InvitationReply } from "@candor/contract/values";
import type { DecisionFault } from "./decisions.ts";

interface Reply {
  readonly reply: InvitationReply;
  readonly text: string;
  /** In milliseconds since 1970; the time picked or proposed. */
  readonly time: number | undefined;
}

/** Accepting, declining or proposing a time needs no words. A time must be in the future. */
export function faultsOfReply({ reply, text, time }: Reply, now: number): DecisionFault[] {
  if (reply === "another-time" && time !== undefined && time <= now)
    return [{ path: "/at", key: "validation.meetingPast" }];
  const needsWords = reply === "message" || (reply === "another-time" && time === undefined);
  return needsWords && !hasWords(text) ? [{ path: "/text", key: "validation.replyRequired" }] : [];
}
