import type { DraftField } from "@candor/contract/drafts/shapes";
import { useLayoutEffect, useState } from "react";
import type { OwnDraft } from "./draft/own-draft.ts";

/** The fields that show what the resume says. A field that the person filled in before the upload keeps their words. */
export function useFromResume({ fields, fromResume }: OwnDraft): Pick<OwnDraft, "fromResume"> {
  const [own, setOwn] = useState<readonly DraftField[]>([]);
  useLayoutEffect(() => {
    setOwn(fromResume.filter((field) => isFilledOtherwise(field, fields[field])));
  }, [fields, fromResume]);
  return { fromResume: fromResume.filter((field) => !own.includes(field)) };
}

function isFilledOtherwise(field: DraftField, said: string | undefined): boolean {
  const control = document.getElementById(field);
  return control instanceof HTMLInputElement && control.value !== said;
}
