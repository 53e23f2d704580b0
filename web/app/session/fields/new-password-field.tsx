import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { EstimatedPassword } from "@candor/contract/session/shapes";
import type { CheckedField } from "../../forms/use-checked-fields.ts";
import { TextField } from "../../ui/field.tsx";
import { StrengthMeter, usePasswordStrength } from "./password-strength.tsx";

interface NewPasswordFieldProps {
  readonly field: CheckedField;
  readonly label: string;
  readonly required?: boolean;
  /** Whose password it is, where the form doesn't ask for it. */
  readonly person?: Person;
}

type Person = Omit<EstimatedPassword, "password">;

/** A field for a new password, and how strong it is. */
export function NewPasswordField({ field, label, required = false, person }: NewPasswordFieldProps) {
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
          const { value, form } = event.currentTarget;
          estimate({ password: value, ...person, ...typedPerson(form) });
        }}
      />
      <StrengthMeter strength={strength} />
    </div>
  );
}

/** Their names and address, as far as the form asks for them. */
function typedPerson(form: HTMLFormElement | null): Person {
  if (!form) return {};
  const typed = new FormData(form);
  const named = ["email", "firstName", "lastName"].map((name) => [name, typed.get(name)]);
  return Object.fromEntries(named.filter(([, value]) => typeof value === "string"));
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
