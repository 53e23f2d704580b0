import { message } from "@candor/contract/messages/message";
import type { CheckedField } from "../../forms/use-checked-fields.ts";
import { TextField } from "../../ui/field.tsx";

interface EmailFieldProps {
  readonly field: CheckedField;
  readonly value: string | undefined;
  /** "username" beside a password, or where one is reset: password managers find it by that. */
  readonly autoComplete?: "email" | "username";
}

/** The address of somebody who signs in or up. */
export function EmailField({ field, value, autoComplete = "email" }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      label={message("login.email")}
      type="email"
      autoComplete={autoComplete}
      required
      defaultValue={value}
    />
  );
}
