import type { ApplicationDetails } from "@candor/contract/applications/shapes";
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

/** How many invitations there were: a later one replaces an earlier one in a calendar. */
export function invitationsIn(life: readonly LifeEvent[]): number {
  return life.filter(isInvitation).length;
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
