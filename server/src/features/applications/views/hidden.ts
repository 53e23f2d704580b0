import { blackedOut } from "@candor/contract/applications/hidden-contact";
import type { ApplicationDetails } from "@candor/contract/applications/shapes";
import type { ApplicationDetailsRow } from "../queries/applications.ts";

type Contact = Pick<ApplicationDetailsRow, "contact_shared_at" | "email" | "phone">;

/** How a hirer reads what an applicant wrote: as it is once they agreed, else with addresses and numbers blacked out. */
export function seenByHirer(contact: Contact): (text: string) => string {
  return contact.contact_shared_at === null ? (text) => blackedOut(text, contact) : (text) => text;
}

/** M-29: what a hirer sees of an application. */
export function withoutHidden(
  { email, phone, ...details }: Omit<ApplicationDetails, "viewed">,
  contact: Contact,
) {
  if (contact.contact_shared_at !== null) return { ...details, email, phone };
  const seen = seenByHirer(contact);
  return {
    ...details,
    firstName: seen(details.firstName),
    lastName: seen(details.lastName),
    elevatorPitch: seen(details.elevatorPitch),
    ...(details.answers && {
      answers: details.answers.map((given) => ({ ...given, answer: seen(given.answer) })),
    }),
    ...(details.resume && {
      resume: { ...details.resume, fileName: seen(details.resume.fileName), text: seen(details.resume.text) },
    }),
    ...(details.met && {
      met: {
        ...details.met,
        absences: details.met.absences.map((absence) => ({
          ...absence,
          ...(absence.by === "seeker"
            ? absence.text !== undefined && { text: seen(absence.text) }
            : absence.answer !== undefined && { answer: seen(absence.answer) }),
        })),
      },
    }),
    timeline: details.timeline.map(({ actor, note, ...entry }) => ({
      ...entry,
      actor:
        actor.kind === "seeker" && actor.name !== undefined ? { ...actor, name: seen(actor.name) } : actor,
      ...(note !== undefined && { note: actor.kind === "seeker" ? seen(note) : note }),
    })),
  };
}
