import type { Meeting } from "@candor/contract/applications/meetings";
import type { InvitationReply, MeetingSide } from "@candor/contract/values";
import { eventOf } from "../../../../platform/events/event-row.ts";
import type { ApplicationEvent } from "../../events.ts";
import type { LifeEvent } from "../../queries/applications.ts";

/** How far the two sides have got with an interview. */
export interface MeetingState {
  /** The offer, with all of its times. */
  readonly offer?: Meeting;
  /** The Pro who made the offer. */
  readonly offeredBy?: number;
  /** The time that both sides want. */
  readonly agreed?: Meeting;
  /** What the seeker last said about the time. */
  readonly reply?: Exclude<InvitationReply, "message">;
  /** In milliseconds since 1970; the time that the seeker proposed, unless the organization answered. */
  readonly proposed?: number;
  readonly canceledBy?: MeetingSide;
}

export function meetingState(life: readonly LifeEvent[]): MeetingState {
  return life.reduce(after, {});
}

/** All times of an offer, in milliseconds since 1970. */
export function timesOf({ at, others = [] }: Meeting): number[] {
  return [at, ...others].map((time) => Date.parse(time)).toSorted((a, b) => a - b);
}

/** Whether an offer only repeats the one that stands, and nobody has asked for another since. */
export function standsAlready({ offer, reply, agreed }: MeetingState, meeting: Meeting): boolean {
  if (!offer || reply === "another-time" || detailsOf(offer) !== detailsOf(meeting)) return false;
  return agreed === undefined || timesOf(meeting).length === 1;
}

function detailsOf(meeting: Meeting): string {
  const { timeZone, minutes, place = "" } = meeting;
  return JSON.stringify([timesOf(meeting), timeZone, minutes, place]);
}

/** The meeting at one of an offer's times, or at another that the organization agreed to, without the other times. */
export function meetingAt(offer: Meeting, at: number): Meeting {
  const { others: _others, ...rest } = offer;
  return { ...rest, at: new Date(at).toISOString() };
}

/** What is in a side's calendar. A single offered time is in the seeker's even before they accept it. */
export function inCalendar({ agreed, offer }: MeetingState, side: MeetingSide): Meeting | undefined {
  if (agreed) return agreed;
  return side === "seeker" && offer && timesOf(offer).length === 1 ? offer : undefined;
}

function after(state: MeetingState, event: LifeEvent): MeetingState {
  const { name, payload } = eventOf<ApplicationEvent>(event);
  if (name === "application-moved") {
    if (payload.stage === "interview") return offered(event);
    return payload.stage === "declined" ? {} : state;
  }
  if (name === "times-offered") return offered(event, payload.agreed);
  if (name === "invitation-replied") return replied(state, payload);
  if (name === "meeting-canceled") return { canceledBy: "organization" };
  return name === "application-withdrawn" ? {} : state;
}

function offered({ words, actor_id }: LifeEvent, agreed = false): MeetingState {
  const offer = words?.meeting;
  return {
    ...(offer && { offer }),
    ...(actor_id !== null && { offeredBy: actor_id }),
    ...(agreed && offer && { agreed: offer, reply: "accepted" }),
  };
}

function replied(
  state: MeetingState,
  { reply, at }: { readonly reply: InvitationReply; readonly at?: number },
): MeetingState {
  const { offer, proposed: _, ...rest } = state;
  switch (reply) {
    case "message":
      return state;
    case "accepted":
      return {
        ...rest,
        reply,
        ...(offer && { offer, agreed: meetingAt(offer, at ?? Date.parse(offer.at)) }),
      };
    case "another-time":
      return { ...rest, ...(offer && { offer }), reply, ...(at !== undefined && { proposed: at }) };
    case "declined":
      return { reply, canceledBy: "seeker" };
    default:
      return reply satisfies never;
  }
}
