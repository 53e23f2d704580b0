import { message } from "@candor/contract/messages/message";
import { Shaken } from "../forms/shaken.tsx";
import type { CheckedField } from "../forms/use-checked-fields.ts";
import { TextField } from "../ui/field.tsx";
import type { Refused } from "./answers.ts";

interface CurrentPasswordFieldProps {
  readonly field: CheckedField;
  readonly refused: Refused | undefined;
}

/** V-21, V-22, K-11: shakes when the given password is wrong. */
export function CurrentPasswordField({ field, refused }: CurrentPasswordFieldProps) {
  const isWrong = refused?.errors[field.name] !== undefined && !refused.incomplete;
  return (
    <Shaken by={isWrong ? refused : undefined}>
      <TextField
        {...field}
        label={message("account.currentPassword")}
        type="password"
        autoComplete="current-password"
        required
      />
    </Shaken>
  );
}
