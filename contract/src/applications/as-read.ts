import { message } from "../messages/message.ts";
import type { ReadParts } from "../resumes/reading.ts";
import type { BlindStage } from "../values.ts";
import { blindText, type Named } from "./blind-words.ts";
import { blackedOut, type ContactDetails } from "./hidden-contact.ts";

/** What decides how much of an application its organization reads. */
export interface Sent extends Named, ContactDetails {
  /** M-29: whether the applicant shows their address and phone number. */
  readonly shared: boolean;
  /** The application is read blind until this stage; null if it isn't read blind. */
  readonly blindUntil: BlindStage | null;
}

interface Numbered extends Pick<Sent, "firstName" | "lastName" | "blindUntil"> {
  readonly id: number;
}

/** Whether the organization gets neither the email address nor the resume's file, only its text. */
export function isHeldBack({ shared, blindUntil }: Pick<Sent, "shared" | "blindUntil">): boolean {
  return !shared || blindUntil !== null;
}

/**
 * How an organization reads what an applicant wrote: as it is once they agreed, otherwise with addresses and phone
 * numbers blacked out. While it is read blind, names, schools and links are blacked out too, even if the applicant
 * agreed.
 */
export function asRead(sent: Sent): (text: string) => string {
  if (!isHeldBack(sent)) return (text) => text;
  if (sent.blindUntil === null) return (text) => blackedOut(text, sent);
  return (text) => blindText(blackedOut(text, sent), sent);
}

/**
 * What an organization calls an applicant: by name, or by number while the application is read blind. An address or a
 * number is nobody's name, so none is left in it.
 */
export function namesAsRead({ id, firstName, lastName, blindUntil }: Numbered): Named {
  return blindUntil === null
    ? { firstName: blackedOut(firstName, unknown), lastName: blackedOut(lastName, unknown) }
    : { firstName: message("blind.applicant"), lastName: String(id) };
}

const unknown: ContactDetails = { email: "", phone: "" };

/** A file's name can reveal its owner in too many ways to find them all. */
export function fileNameAsRead(name: string, sent: Sent & { readonly id: number }): string {
  return sent.blindUntil === null ? asRead(sent)(name) : message("blind.fileName", { id: sent.id });
}

/** What rules read in a resume: as many jobs and skills as its owner sees. */
export function readPartsAsRead(
  { jobs, skills, lost }: ReadParts,
  seen: (text: string) => string,
): ReadParts {
  return {
    jobs: jobs.map(({ title, company, ...period }) => ({
      ...(title !== undefined && { title: seen(title) }),
      ...(company !== undefined && { company: seen(company) }),
      ...period,
    })),
    skills: skills.map(seen),
    lost,
  };
}
