import { localTimeOf, momentOf } from "@candor/contract/applications/local-time";
import type { Meeting } from "@candor/contract/applications/meetings";
import { limits } from "@candor/contract/limits";
import type { Typed } from "../../forms/typed-fields.ts";

/** The fields of further times, after the first. */
export const moreTimes = Array.from({ length: limits.meetingTimes - 1 }, (_, at) => `meetingAt${at + 2}`);

/** The values of a meeting's fields, by name. */
export interface TypedMeeting {
  readonly meetingAt: string;
  /** As in `moreTimes`. */
  readonly more: readonly string[];
  readonly meetingZone: string;
  readonly meetingMinutes: string;
  readonly meetingPlace: string;
}

export function typedMeetingIn(text: Typed): TypedMeeting {
  return {
    meetingAt: text("meetingAt"),
    more: moreTimes.map((name) => text(name)),
    meetingZone: text("meetingZone"),
    meetingMinutes: text("meetingMinutes"),
    meetingPlace: text("meetingPlace"),
  };
}

/** The meeting as its fields would hold it. */
export function typedMeetingOf(meeting: Meeting | undefined): TypedMeeting {
  const local = (at: string) => (meeting ? localTimeOf(Date.parse(at), meeting.timeZone) : "");
  return {
    meetingAt: meeting ? local(meeting.at) : "",
    more: (meeting?.others ?? []).map(local),
    meetingZone: meeting?.timeZone ?? "",
    meetingMinutes: meeting ? String(meeting.minutes) : "",
    meetingPlace: meeting?.place ?? "",
  };
}

/** The field of the time that a refusal's path points to. Empty fields are left out of what is sent. */
export function fieldOfTime({ meetingAt, more }: TypedMeeting, path: string): string {
  const filled = ["meetingAt", ...moreTimes].filter((_, place) => [meetingAt, ...more][place]);
  const further = /\/others\/(\d)$/.exec(path)?.[1];
  return filled[further === undefined ? 0 : Number(further) + 1] ?? "meetingAt";
}

/** The meeting in the fields; undefined without a time, `wrong` if a field holds a time that clocks never show. */
export function meetingTyped(typed: TypedMeeting): { meeting?: Meeting; wrong?: string } {
  const { meetingAt, more, meetingZone: timeZone, meetingMinutes, meetingPlace } = typed;
  const fields = ["meetingAt", ...moreTimes];
  const times: string[] = [];
  for (const [place, local] of [meetingAt, ...more].entries()) {
    if (local === "") continue;
    const at = momentOf(local, timeZone);
    if (at === undefined) return { wrong: fields[place] ?? "meetingAt" };
    times.push(new Date(at).toISOString());
  }
  const [at, ...others] = times;
  if (at === undefined) return {};
  const place = meetingPlace.trim();
  return {
    meeting: {
      at,
      ...(others.length > 0 && { others }),
      timeZone,
      minutes: Number(meetingMinutes),
      ...(place !== "" && { place }),
    },
  };
}
