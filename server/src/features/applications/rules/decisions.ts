import type { Meeting } from "@candor/contract/applications/meetings";
import type { MessageKey, MessageValues } from "@candor/contract/messages/message";
import type { DecisionBody } from "@candor/contract/organizations/shapes";
import { hasWords, type RefusalReason, refusalReasons } from "@candor/contract/values";
import { minute } from "../../../platform/durations.ts";

/** A faulty part of a decision. */
export interface DecisionFault {
  /** A JSON pointer into the decision. */
  readonly path: string;
  readonly key: MessageKey;
  /** What the text of the key says. */
  readonly values?: MessageValues;
}

/** What is wrong with a decision, whatever it is about. A refusal needs a reason, which the applicant can read. */
export function faultsOfDecision(
  { stage, reason = "", meeting }: DecisionBody,
  now: number,
): DecisionFault[] {
  const faults: DecisionFault[] = [];
  if (stage === "declined" && !hasWords(reason))
    faults.push({ path: "/reason", key: "validation.reasonRequired" });
  if (meeting && stage !== "interview") faults.push({ path: "/meeting", key: "validation.meetingStage" });
  else if (meeting)
    faults.push(...faultsOfMeeting(meeting, now).map(({ path, key }) => ({ path: `/meeting${path}`, key })));
  return faults;
}

/** Calendars write years in four digits. */
const lastInstant = Date.parse("9999-12-31T23:59:59.999Z");

/** Every offered time must be in the future, end in a year that calendars can hold, and be offered once. */
export function faultsOfMeeting({ at, others = [], minutes }: Meeting, now: number): DecisionFault[] {
  const times = [at, ...others].map((time) => Date.parse(time));
  const pathOf = (place: number) => (place === 0 ? "/at" : `/others/${place - 1}`);
  return times.flatMap((time, place): DecisionFault[] => {
    if (time <= now) return [{ path: pathOf(place), key: "validation.meetingPast" }];
    if (time + minutes * minute > lastInstant) return [{ path: pathOf(place), key: "validation.outOfRange" }];
    if (times.indexOf(time) < place) return [{ path: pathOf(place), key: "validation.meetingTwice" }];
    return [];
  });
}

/** The parts of a decision that its stage uses; without words, there is no note. */
export function partsOfDecision({ stage, reason, note, meeting }: DecisionBody) {
  return {
    stage,
    ...(stage === "declined" && reason !== undefined && { reason: reason.trim() }),
    ...(note !== undefined && hasWords(note) && { note: note.trim() }),
    ...(stage === "interview" && meeting && { meeting }),
  };
}

type DecisionParts = ReturnType<typeof partsOfDecision>;

/** Whether a decision says nothing that these words didn't. */
export function addsNothing(decision: DecisionBody, words: Omit<Partial<DecisionParts>, "stage">): boolean {
  const { stage: _, ...said } = partsOfDecision(decision);
  return (Object.keys(said) as (keyof typeof said)[]).every(
    (part) => JSON.stringify(said[part]) === JSON.stringify(words[part]),
  );
}

/** A reason from the closed list is a code; any other is in the Pro's own words. */
export function isListedReason(reason: string): reason is RefusalReason {
  return (refusalReasons as readonly string[]).includes(reason);
}
