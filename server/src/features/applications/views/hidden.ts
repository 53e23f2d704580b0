import {
  asRead,
  fileNameAsRead,
  isHeldBack,
  namesAsRead,
  readPartsAsRead,
  type Sent,
} from "@candor/contract/applications/as-read";
import type { ApplicationDetails } from "@candor/contract/applications/shapes";
import type { BlindStage } from "@candor/contract/values";
import type { Replaced } from "../queries/edits.ts";

interface Applicant {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly blind_until: BlindStage | null;
}

interface Hidden extends Applicant {
  readonly contact_shared_at: number | null;
  readonly email: string;
  readonly phone: string;
}

/** What an organization calls an applicant. */
export function applicantNames({ id, first_name, last_name, blind_until }: Applicant) {
  return namesAsRead({ id, firstName: first_name, lastName: last_name, blindUntil: blind_until });
}

export function applicantName(applicant: Applicant): string {
  const { firstName, lastName } = applicantNames(applicant);
  return `${firstName} ${lastName}`;
}

/** How an organization reads what an applicant wrote. */
export function seenByOrganization(hidden: Hidden): (text: string) => string {
  return asRead(sentOf(hidden));
}

/** What decides how much of an application its organization can read. */
export function sentOf({ id, first_name, last_name, blind_until, contact_shared_at, email, phone }: Hidden) {
  const shared = contact_shared_at !== null;
  const names = { firstName: first_name, lastName: last_name };
  return { id, ...names, email, phone, shared, blindUntil: blind_until } satisfies Sent & { id: number };
}

/** M-29: what an organization sees of an application. */
export function withoutHidden(
  { email, phone, ...details }: Omit<ApplicationDetails, "viewed">,
  hidden: Hidden,
) {
  if (!isHeldBack(sentOf(hidden))) return { ...details, email, phone };
  const seen = seenByOrganization(hidden);
  const names = applicantNames(hidden);
  return {
    ...details,
    firstName: seen(names.firstName),
    lastName: seen(names.lastName),
    elevatorPitch: seen(details.elevatorPitch),
    ...(details.answers && {
      answers: details.answers.map((given) => ({
        ...given,
        answer: given.file ? fileNameAsRead(given.answer, sentOf(hidden)) : seen(given.answer),
        ...(given.file && { file: { id: given.file.id, mediaType: given.file.mediaType } }),
      })),
    }),
    ...(details.resume && {
      resume: {
        mediaType: details.resume.mediaType,
        fileName: fileNameAsRead(details.resume.fileName, sentOf(hidden)),
        text: seen(details.resume.text),
        reading: readPartsAsRead(details.resume.reading, seen),
      },
    }),
    ...(details.met && { met: { ...details.met, absences: absencesSeen(details.met.absences, seen) } }),
    timeline: details.timeline.map(({ actor, note, before, ...entry }) => ({
      ...entry,
      ...(before && { before: replacedAsRead(before, sentOf(hidden)) }),
      actor: actor.kind === "seeker" ? { ...actor, name: seen(applicantName(hidden)) } : actor,
      ...(note !== undefined && { note: actor.kind === "seeker" ? seen(note) : note }),
    })),
  };
}

function replacedAsRead({ elevatorPitch, resume }: Replaced, sent: Sent & { readonly id: number }): Replaced {
  return {
    ...(elevatorPitch !== undefined && { elevatorPitch: asRead(sent)(elevatorPitch) }),
    ...(resume !== undefined && { resume: fileNameAsRead(resume, sent) }),
  };
}

type Absences = NonNullable<ApplicationDetails["met"]>["absences"];

function absencesSeen(absences: Absences, seen: (text: string) => string): Absences {
  return absences.map((absence) => ({
    ...absence,
    ...(absence.by === "seeker"
      ? absence.text !== undefined && { text: seen(absence.text) }
      : absence.answer !== undefined && { answer: seen(absence.answer) }),
  }));
}
