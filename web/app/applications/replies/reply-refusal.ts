import type { InvitationReply } from "@candor/contract/values";

/** A refused reply, as typed. */
export interface ReplyRefusal {
  readonly reply: InvitationReply;
  readonly text: string;
  readonly error: string;
  /** The field with the error; absent if it is the text's. */
  readonly field?: "proposeAt";
  /** The proposed time, as typed. */
  readonly local?: string;
  readonly zone?: string;
}
