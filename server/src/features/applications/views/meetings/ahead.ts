import type { MeetingAhead } from "@candor/contract/applications/shapes";
import { minute } from "../../../../platform/durations.ts";
import { isoTime } from "../../../../platform/iso-time.ts";
import type { LifeEvent } from "../../queries/applications.ts";
import { meetingState, timesOf } from "./state.ts";

/** What an applicant has ahead: the meeting until its end, or the times that can still be picked. */
export function meetingAhead(
  life: readonly LifeEvent[],
  now: number,
): Pick<MeetingAhead, "meeting" | "agreed"> | undefined {
  const { agreed, offer } = meetingState(life);
  const known = agreed ?? offer;
  if (!known) return undefined;
  const times = timesOf(known);
  const lasts = times.length === 1 ? known.minutes * minute : 0;
  const [at, ...others] = times.filter((time) => time + lasts > now).map(isoTime);
  if (at === undefined) return undefined;
  const { others: _, ...rest } = known;
  return {
    meeting: { ...rest, at, ...(others.length > 0 && { others }) },
    agreed: agreed !== undefined,
  };
}
