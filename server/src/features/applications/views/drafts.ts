import type { ApplyDraft, DraftField, DraftFields } from "@candor/contract/drafts/shapes";
import { message } from "@candor/contract/messages/message";
import { isoTime } from "../../../platform/iso-time.ts";
import { isCharity } from "../../charities/rules.ts";
import { applicantIn } from "../../resumes/rules/applicant.ts";
import { readPartsOf } from "../../resumes/rules/read-parts.ts";
import { resumeView } from "../../resumes/views.ts";
import type { Draft } from "../queries/drafts.ts";
import { answerFaults, fileFacts } from "../rules/answers.ts";
import { faultsOf } from "../rules/faults.ts";
import { usualMinutes } from "../rules/time-to-apply.ts";

/** Whether `resumeId` is this person's own resume is only checked when the draft is sent. */
export function draftView(
  {
    fields: typed,
    questions,
    answers,
    files,
    owesResume,
    resume,
    expiresAt,
    idempotencyKey,
    pitchIsGeneral,
  }: Draft,
  { production, times }: { readonly production: boolean; readonly times: readonly number[] },
): ApplyDraft {
  const read: DraftFields = resume ? applicantIn(resume.text) : {};
  const fields = { ...read, ...typed };
  const hasResume = resume !== undefined || Boolean(fields.resumeId) || !owesResume;
  const faults = [
    ...faultsOf(fields, { hasResume, knowsCharity: isCharity, production }),
    ...answerFaults(questions, answers).map(({ id, key }) => ({ field: `answer-${id}`, key })),
  ];
  const minutes = usualMinutes(times);
  return {
    fields,
    ...(!owesResume && { resumeOptional: true }),
    fromResume: (Object.keys(read) as DraftField[]).filter((field) => fields[field] === read[field]),
    questions: [...questions],
    answers,
    files: Object.fromEntries(
      [...files].map(([id, file]) => [id, { ...fileFacts(file), fileName: file.name }]),
    ),
    ...(resume && { resume: resumeView(resume), reading: readPartsOf(resume.text) }),
    ...(pitchIsGeneral && { pitchIsGeneral }),
    faults: faults.map((fault) => ({ ...fault, text: message(fault.key) })),
    ...(expiresAt !== undefined && { expiresAt: isoTime(expiresAt) }),
    ...(minutes !== undefined && { minutes }),
    key: idempotencyKey,
  };
}
