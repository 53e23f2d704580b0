import { hasWords, type InvitationReply } from "@candor/contract/values";
import type { DecisionFault } from "./decisions.ts";

interface Reply {
  readonly reply: InvitationReply;
  readonly text: string;
  /** In milliseconds since 1970; the time that is picked or proposed. */
  readonly time: number | undefined;
}

/** Who accepts or declines need not say more, and a proposed time says it. A time is to come. */
export function faultsOfReply({ reply, text, time }: Reply, now: number): DecisionFault[] {
  if (reply === "another-time" && time !== undefined && time <= now)
    return [{ path: "/at", key: "validation.meetingPast" }];
  const needsWords = reply === "message" || (reply === "another-time" && time === undefined);
  return needsWords && !hasWords(text) ? [{ path: "/text", key: "validation.replyRequired" }] : [];
}
