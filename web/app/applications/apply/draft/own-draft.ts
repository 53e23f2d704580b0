import type { KeptAnswer } from "@candor/contract/answers/shapes";
import type { ApplyDraft, DraftField, DraftFields } from "@candor/contract/drafts/shapes";
import { phoneText } from "@candor/contract/profiles/phone-text";
import type { OwnResume, Resume } from "@candor/contract/resumes/shapes";
import type { Profile } from "@candor/contract/session/shapes";
import { type OwnQuestion, ownQuestions } from "../own-questions.ts";
import type { Fault } from "./draft-calls.ts";

/** What a signed-in person's account knows. */
export interface Account {
  readonly profile: Profile;
  /** Those offered for new applications, newest first. */
  readonly resumes: readonly OwnResume[];
  /** M-35: answers to other postings' questions. */
  readonly answers: readonly KeptAnswer[];
}

/** Whether the applicant has proved their email address. */
export function hasProved(account: Account | undefined): boolean {
  return account?.profile.emailProved === true;
}

/** A draft as its owner sees it. */
export interface OwnDraft {
  readonly fields: DraftFields;
  /** The fields whose values are what the resume says. */
  readonly fromResume: readonly DraftField[];
  readonly faults: readonly Fault[];
  readonly questions: readonly OwnQuestion[];
  /** The file that will be sent. */
  readonly resume?: Resume;
  /** When the draft is deleted, unless something changes. */
  readonly expiresAt?: string;
  /** M-38: the pitch mentions nothing from the posting. */
  readonly pitchIsGeneral?: boolean;
  /** The most minutes that the faster half of the latest applications took. */
  readonly minutes?: number;
  /** Whether the posting takes applications without a resume. */
  readonly resumeOptional?: boolean;
  /** Whether that file was uploaded for this draft. */
  readonly uploaded: boolean;
}

/** Nothing is asked twice: an empty field gets what the account knows, or else what the resume says. */
export function ownDraft(draft: ApplyDraft, account: Account | undefined): OwnDraft {
  const { fields, fromResume, resume, faults, expiresAt, minutes, pitchIsGeneral, resumeOptional } = draft;
  const said = {
    ...(expiresAt !== undefined && { expiresAt }),
    ...(minutes !== undefined && { minutes }),
    ...(pitchIsGeneral && { pitchIsGeneral }),
    ...(resumeOptional && { resumeOptional }),
  };
  const uploaded = resume !== undefined;
  const questions = ownQuestions(draft, account);
  if (!account)
    return { ...said, fields, fromResume, questions, faults, uploaded, ...(resume && { resume }) };
  const chosen = resume ?? chosenResume(fields, account);
  const known: DraftFields = { ...knownFields(account.profile), ...(chosen && { resumeId: chosen.id }) };
  const isTyped = (field: string) =>
    fields[field as DraftField] !== undefined && !fromResume.includes(field as DraftField);
  const typed = Object.fromEntries(Object.entries(fields).filter(([field]) => isTyped(field)));
  // The address always comes from the account.
  const all = { ...fields, ...known, ...typed, email: account.profile.email };
  const isKnown = (field: string) => questions.some(({ id, from }) => from && field === `answer-${id}`);
  const answered = (field: string) =>
    field === "email" || (!isTyped(field) && field in known) || isKnown(field);
  return {
    ...said,
    fields: chosen ? { ...all, resumeId: chosen.id } : all,
    fromResume: fromResume.filter((field) => field !== "email" && !(field in known)),
    faults: faults.filter(({ field }) => !(answered(field) || (field === "resumeId" && chosen))),
    questions,
    uploaded,
    ...(chosen && { resume: chosen }),
  };
}

/** The default, unless another resume that is still in use was chosen. */
function chosenResume({ resumeId }: DraftFields, { resumes }: Account): Resume | undefined {
  return resumes.find(({ id }) => id === resumeId) ?? resumes.find(({ isDefault }) => isDefault);
}

function knownFields({ firstName, lastName, phones, location }: Profile): DraftFields {
  const [phone] = phones;
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phone && { phone: phoneText(phone) }),
    ...(location.postal !== undefined && { postalCode: location.postal }),
  };
}
