import { message } from "@candor/contract/messages/message";
import { useMemo } from "react";
import { FormErrors } from "../../ui/form-errors.tsx";
import { Trouble } from "../../ui/trouble.tsx";
import type { Refusal } from "./refusal.ts";

/** Why a form was refused, above it. */
export function RefusalSummary({ refusal }: { refusal: Refusal | undefined }) {
  const errors = useMemo(
    () => Object.entries(refusal?.errors ?? {}).map(([field, text]) => ({ field, text })),
    [refusal],
  );
  return (
    <>
      <FormErrors
        errors={errors}
        title={refusal?.title ?? message(refusal?.incomplete ? "form.requiredMissing" : "login.lookAgain")}
      />
      <Trouble text={refusal?.trouble} refusal={refusal} />
    </>
  );
}
