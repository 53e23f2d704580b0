import type { ApplyDraft } from "@candor/contract/apply-drafts";
import { message } from "@candor/contract/messages/message";
import { resumeView } from "../../resumes/views.ts";
import type { Draft } from "../queries/drafts.ts";
import { faultsOf } from "../rules/faults.ts";

/** Whether a resume that is named is this person's is judged when the draft is sent. */
export function draftView({ fields, resume, idempotencyKey }: Draft): ApplyDraft {
  const hasResume = resume !== undefined || Boolean(fields.resumeId);
  return {
    fields,
    ...(resume && { resume: resumeView(resume) }),
    faults: faultsOf(fields, { hasResume }).map((fault) => ({ ...fault, text: message(fault.key) })),
    key: idempotencyKey,
  };
}
