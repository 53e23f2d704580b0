import { timeZone } from "@candor/contract/accounts/time-zones";
import type { PostingField, PostingFields } from "@candor/contract/hosting/shapes";
import { limits } from "@candor/contract/limits";
import type { MessageKey, MessageValues } from "@candor/contract/messages/message";
import { hasWords } from "@candor/contract/values";
import { day } from "../../../platform/durations.ts";
import type { PostingContent } from "./content.ts";
import { contradictionsIn, headContradictionsIn } from "./contradictions.ts";
import type { Fault } from "./fault.ts";
import { payFaults } from "./pay-faults.ts";
import { questionFaults } from "./question-faults.ts";

/** Every fault, in the form's order. `now` is in milliseconds since 1970. */
export function faultsOf(fields: PostingFields, content: PostingContent, now: number): Fault[] {
  return [
    ...textFaults(content),
    ...placeFaults(fields, content),
    ...contradictionsIn(content),
    ...payFaults(fields, content, now),
    ...termFaults(fields, content, now),
    ...headContradictionsIn(fields, content),
    ...questionFaults(fields.questions),
  ];
}

function textFaults({ title, text }: PostingContent): Fault[] {
  const least = limits.postingLeastCharacters;
  return [
    ...when(!hasWords(title), "title", "hosting.fault.title"),
    ...when(text.length < least, "description", "hosting.fault.description", { least }),
  ];
}

function placeFaults(fields: PostingFields, content: PostingContent): Fault[] {
  const { places, remoteKind, within, unknownPlaces, unknownWithin } = content;
  const isRemote = remoteKind === "remote";
  const overlap = [fields.overlapFrom, fields.overlapTo, fields.overlapZone].map((part) => part.trim());
  return [
    ...unknownPlaces.map((place) => fault("places", "hosting.fault.unknownPlace", { place })),
    ...when(places.length + unknownPlaces.length === 0 && !isRemote, "places", "hosting.fault.place"),
    ...when(remoteKind === "", "remoteKind", "hosting.fault.remoteKind"),
    ...when(
      fields.travelShare !== "" && !isBetween(content.travelShare, 0, 100),
      "travelShare",
      "hosting.fault.travelShare",
    ),
    ...when(
      remoteKind === "hybrid" && !isBetween(content.daysOnSite, 1, 5),
      "daysOnSite",
      "hosting.fault.daysOnSite",
    ),
    ...unknownWithin.map((place) => fault("remoteWithin", "hosting.fault.unknownPlace", { place })),
    ...when(isRemote && within.length + unknownWithin.length === 0, "remoteWithin", "hosting.fault.within"),
    ...when(overlap.some(Boolean) && !isOverlap(overlap), "overlapFrom", "hosting.fault.overlap"),
  ];
}

function termFaults(fields: PostingFields, content: PostingContent, now: number): Fault[] {
  const { closesAt } = content;
  const isTooSoonOrLate =
    closesAt === undefined || closesAt <= now || closesAt > now + (limits.validityDays + 1) * day;
  const most = limits.mostAnswerBusinessDays;
  return [
    ...when(content.jobType === undefined, "jobType", "hosting.fault.jobType"),
    ...unless(
      fields.hoursPerWeek,
      content.hoursPerWeek,
      [1, 80],
      fault("hoursPerWeek", "hosting.fault.hours"),
    ),
    ...unless(fields.openings, content.openings, [1, 999], fault("openings", "hosting.fault.openings")),
    ...unless(
      fields.answerBusinessDays,
      content.answerBusinessDays,
      [1, most],
      fault("answerBusinessDays", "hosting.fault.answerBusinessDays", { most }),
    ),
    ...when(
      fields.validThrough.trim() !== "" && isTooSoonOrLate,
      "validThrough",
      "hosting.fault.validThrough",
      {
        days: limits.validityDays,
      },
    ),
  ];
}

function fault(field: PostingField, key: MessageKey, values?: MessageValues): Fault {
  return { field, key, ...(values && { values }) };
}

function when(isWrong: boolean, field: PostingField, key: MessageKey, values?: MessageValues): Fault[] {
  return isWrong ? [fault(field, key, values)] : [];
}

/** A fault if the value is present but out of its range. */
function unless(
  typed: string,
  value: number | undefined,
  [least, most]: readonly [number, number],
  wrong: Fault,
): Fault[] {
  return typed.trim() === "" || (isBetween(value, least, most) && Number.isInteger(value)) ? [] : [wrong];
}

function isBetween(value: number | undefined, least: number, most: number): boolean {
  return value !== undefined && value >= least && value <= most;
}

function isOverlap([from = "", to = "", zone = ""]: readonly string[]): boolean {
  const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
  return time.test(from) && time.test(to) && from < to && timeZone.safeParse(zone).success;
}
