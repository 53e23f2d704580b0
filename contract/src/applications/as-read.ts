import { message } from "../messages/message.ts";
import type { BlindStage } from "../values.ts";
import { blindText, type Named } from "./blind-words.ts";
import { blackedOut, type ContactDetails } from "./hidden-contact.ts";

/** What decides how much of an application its hirer reads. */
export interface Sent extends Named, ContactDetails {
  /** M-29: whether the applicant shows their address and number. */
  readonly shared: boolean;
  /** The stage until which it is read blind; null if it is not. */
  readonly blindUntil: BlindStage | null;
}

interface Numbered extends Pick<Sent, "firstName" | "lastName" | "blindUntil"> {
  readonly id: number;
}

/** Whether a hirer gets neither the address nor the resume's file, only its text. */
export function isHeldBack({ shared, blindUntil }: Pick<Sent, "shared" | "blindUntil">): boolean {
  return !shared || blindUntil !== null;
}

/**
 * How a hirer reads what an applicant wrote: as it is once they agreed, else with addresses and numbers blacked out.
 * While it is read blind, names, schools, and links are blacked out too, whatever the applicant agreed to.
 */
export function asRead(sent: Sent): (text: string) => string {
  if (!isHeldBack(sent)) return (text) => text;
  if (sent.blindUntil === null) return (text) => blackedOut(text, sent);
  return (text) => blindText(blackedOut(text, sent), sent);
}

/** The name by which a hirer knows an applicant: their own, or a number while the application is read blind. */
export function namesAsRead({ id, firstName, lastName, blindUntil }: Numbered): Named {
  return blindUntil === null
    ? { firstName, lastName }
    : { firstName: message("blind.applicant"), lastName: String(id) };
}

/** A file's name says whose it is in too many ways to find them all. */
export function fileNameAsRead(name: string, sent: Sent & { readonly id: number }): string {
  return sent.blindUntil === null ? asRead(sent)(name) : message("blind.fileName", { id: sent.id });
}
