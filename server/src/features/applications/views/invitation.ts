import type { ApplicationDetails, Meeting } from "@candor/contract/applications/shapes";
import type { ApplicationEvent } from "../events.ts";
import type { LifeEvent } from "../queries/applications.ts";

type Invitation = NonNullable<ApplicationDetails["invitation"]>;

/** The invitation that an application at the interview stage has, and whether the seeker accepted it since. */
export function invitationOf(life: readonly LifeEvent[]): Invitation {
  const moved = life.findLastIndex(isInvitation);
  const meeting = life[moved]?.words?.meeting;
  const replies = life.slice(moved + 1).flatMap(replyIn);
  const reply = replies.findLast((each) => each !== "message");
  return { ...(meeting && { meeting }), ...(reply && { reply }) };
}

/** The meeting of the last invitation that had one. */
export function lastMeetingIn(life: readonly LifeEvent[]): Meeting | undefined {
  return life.findLast((event) => isInvitation(event) && event.words?.meeting)?.words?.meeting;
}

/** A later invitation replaces an earlier one in a calendar, and a cancellation stands between the two (RFC 5546). */
export function calendarSequence(life: readonly LifeEvent[], method: "REQUEST" | "CANCEL"): number {
  const invitations = life.filter(isInvitation).length;
  return method === "REQUEST" ? 2 * invitations - 2 : 2 * invitations - 1;
}

function isInvitation({ name, payload_json }: LifeEvent): boolean {
  return name === "application-moved" && JSON.parse(payload_json).stage === "interview";
}

function replyIn({ name, payload_json }: LifeEvent) {
  if (name !== "invitation-replied") return [];
  const { payload } = { payload: JSON.parse(payload_json) } as Extract<
    ApplicationEvent,
    { name: "invitation-replied" }
  >;
  return [payload.reply];
}
