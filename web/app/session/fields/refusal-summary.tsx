import { message } from "@candor/contract/messages/message";
import { useEffect, useMemo, useRef } from "react";
import { FormErrors } from "../../ui/form-errors.tsx";
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
        title={message(refusal?.incomplete ? "form.requiredMissing" : "login.lookAgain")}
      />
      {refusal?.trouble !== undefined && <Trouble refusal={refusal} />}
    </>
  );
}

/** Takes the focus when it appears, with scripts and without. */
function Trouble({ refusal }: { refusal: Refusal }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), [refusal]);
  return (
    <p className="form-errors" role="alert" ref={text} tabIndex={-1} autoFocus>
      {refusal.trouble}
    </p>
  );
}
