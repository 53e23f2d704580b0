import type { DraftField } from "@candor/contract/drafts/shapes";
import { message } from "@candor/contract/messages/message";
import type { OwnDraft } from "./draft/own-draft.ts";

/** The hint that a field's value was read from the resume; otherwise the field's own hint. */
export function resumeHints({ fromResume }: Pick<OwnDraft, "fromResume">) {
  return (field: DraftField, hint?: string): { readonly hint?: string } => {
    const said = fromResume.includes(field) ? message("apply.fromResume") : hint;
    return said === undefined ? {} : { hint: said };
  };
}
