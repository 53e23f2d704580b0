import type { OrganizationEvent } from "../events.ts";

type WithPayload = Pick<OrganizationEvent, "payload">;

/** The account that an event is about; undefined if it is about none. */
export function accountIn({ payload }: WithPayload): number | undefined {
  return "accountId" in payload ? payload.accountId : undefined;
}

export function invitationIn({ payload }: WithPayload): number | undefined {
  return "invitationId" in payload ? payload.invitationId : undefined;
}

export function replyIn({ payload }: WithPayload): number | undefined {
  return "replyId" in payload ? payload.replyId : undefined;
}
