import type { ApplicationDetails } from "@candor/contract/applications/shapes";
import { minute } from "../../../platform/durations.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import type { LifeEvent } from "../queries/applications.ts";
import type { Busy } from "../queries/meetings.ts";
import { inCalendar, type MeetingState, meetingState, timesOf } from "./meetings/state.ts";

type Invitation = NonNullable<ApplicationDetails["invitation"]>;

interface Now {
  readonly now: number;
  readonly busy: Busy;
  readonly seekerZone: string | null;
}

/** The invitation of an application at the interview stage, with the times that the seeker can pick from. */
export function invitationOf(life: readonly LifeEvent[], { now, busy, seekerZone }: Now): Invitation {
  const state = meetingState(life);
  const { reply, proposed, canceledBy } = state;
  const meeting = inCalendar(state, "seeker");
  return {
    ...(meeting && { meeting }),
    ...(state.agreed && { agreed: true }),
    ...choices(state, now, busy),
    ...(reply && { reply }),
    ...(proposed !== undefined && { proposed: isoTime(proposed) }),
    ...(canceledBy && { canceledBy }),
    ...(seekerZone !== null && { seekerZone }),
  };
}

/** The offered times that are still in the future, and which of them either side can't make. */
function choices({ offer }: MeetingState, now: number, busy: Busy): Pick<Invitation, "times" | "offer"> {
  if (!offer) return {};
  const times = timesOf(offer);
  if (times.length === 1) return {};
  const { at: _, others: __, ...shared } = offer;
  return {
    offer: shared,
    times: times
      .filter((at) => at > now)
      .map((at) => {
        const span = { from: at, to: at + offer.minutes * minute };
        return {
          at: isoTime(at),
          ...(busy.pro.some((other) => overlap(span, other)) && { taken: true }),
          ...(busy.seeker.some((other) => overlap(span, other)) && { clashes: true }),
        };
      }),
  };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function overlap(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}
