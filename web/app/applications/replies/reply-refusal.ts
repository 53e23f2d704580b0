import type { InvitationReply } from "@candor/contract/values";

/** A refused reply, as typed. */
export interface ReplyRefusal {
  readonly reply: InvitationReply;
  readonly text: string;
  readonly error: string;
  /** The proposed time, as typed. */
  readonly local?: string;
  readonly zone?: string;
}
