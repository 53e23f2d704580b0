import type { DraftField } from "@candor/contract/drafts/shapes";
import { message } from "@candor/contract/messages/message";
import type { OwnDraft } from "./draft/own-draft.ts";

/** Says of a field that its value was read from the resume; otherwise says what the field says itself. */
export function resumeHints({ fromResume }: Pick<OwnDraft, "fromResume">) {
  return (field: DraftField, hint?: string): { readonly hint?: string } => {
    const said = fromResume.includes(field) ? message("apply.fromResume") : hint;
    return said === undefined ? {} : { hint: said };
  };
}
