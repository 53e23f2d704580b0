import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { CheckedField } from "../../forms/use-checked-fields.ts";
import { TextField } from "../../ui/field.tsx";
import { StrengthMeter, usePasswordStrength } from "./password-strength.tsx";

interface NewPasswordFieldProps {
  readonly field: CheckedField;
  readonly label: string;
  readonly required?: boolean;
}

/** A field for a new password, and how strong it is. */
export function NewPasswordField({ field, label, required = false }: NewPasswordFieldProps) {
  const { strength, estimate } = usePasswordStrength();
  return (
    <div>
      <TextField
        {...field}
        label={label}
        hint={message("password.hint", { min: limits.passwordMinimum })}
        type="password"
        autoComplete="new-password"
        required={required}
        onInput={(event) => {
          field.onInput(event);
          estimate(event.currentTarget.value);
        }}
      />
      <StrengthMeter strength={strength} />
    </div>
  );
}

/** V-20. */
export function RepeatedPasswordField({ field }: Pick<NewPasswordFieldProps, "field">) {
  return (
    <TextField
      {...field}
      label={message("account.repeatPassword")}
      type="password"
      autoComplete="new-password"
      required
    />
  );
}
