import type { ApplyDraft } from "@candor/contract/drafts/shapes";
import { message } from "@candor/contract/messages/message";
import { isCharity } from "../../charities/rules.ts";
import { resumeView } from "../../resumes/views.ts";
import type { Draft } from "../queries/drafts.ts";
import { faultsOf } from "../rules/faults.ts";

/** Whether `resumeId` is this person's own resume is only checked when the draft is sent. */
export function draftView(
  { fields, resume, idempotencyKey }: Draft,
  { production }: { readonly production: boolean },
): ApplyDraft {
  const hasResume = resume !== undefined || Boolean(fields.resumeId);
  const faults = faultsOf(fields, { hasResume, knowsCharity: isCharity, production });
  return {
    fields,
    ...(resume && { resume: resumeView(resume) }),
    faults: faults.map((fault) => ({ ...fault, text: message(fault.key) })),
    key: idempotencyKey,
  };
}
