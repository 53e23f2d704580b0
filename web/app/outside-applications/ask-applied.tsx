import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { useEffect, useState } from "react";
import { email } from "../forms/field-checks.ts";
import { RefusableForm } from "../forms/refusable-form.tsx";
import type { Refusal } from "../forms/refusal.ts";
import type { Typed } from "../forms/typed-fields.ts";
import { useFormChecks } from "../forms/use-form-checks.ts";
import { TextField } from "../ui/field.tsx";

interface AskAppliedProps {
  readonly source: string;
  readonly signedIn: boolean;
  readonly refused: (Refusal & { readonly email: string }) | undefined;
}

/** Asks a person back from the source. Without an account, only a browser with scripts can keep the answer. */
export function AskApplied({ source, signedIn, refused }: AskAppliedProps) {
  const [scripts, setScripts] = useState(false);
  useEffect(() => setScripts(true), []);
  const { errors, ...checks } = useFormChecks(refused, appliedErrors);
  return (
    <>
      <h2>{message("outside.applied")}</h2>
      <p>{message("outside.appliedBody", { source })}</p>
      <RefusableForm refused={refused} tone="quiet" label={message("outside.note")} checks={checks}>
        {scripts && <input type="hidden" name="scripts" value="1" />}
        {!signedIn && (
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            label={message("outside.email")}
            hint={message("outside.emailHint", { days: limits.partnerApplyDays })}
            defaultValue={refused?.email}
            error={errors["email"]}
            required
          />
        )}
      </RefusableForm>
    </>
  );
}

const appliedErrors = (typed: Typed) => ({ email: email(typed("email"), typed) });
