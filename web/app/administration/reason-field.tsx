import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { hasWords } from "@candor/contract/values";
import type { FieldCheck } from "../forms/field-checks.ts";
import { TextField } from "../ui/field.tsx";

export const reasonCheck: FieldCheck = (value) =>
  value.trim().length < limits.reasonMinimum || !hasWords(value)
    ? message("validation.impersonationReason")
    : undefined;

interface ReasonFieldProps {
  readonly name: string;
  readonly typed: string | undefined;
  readonly error: string | undefined;
}

/** Why an administrator does something. */
export function ReasonField({ name, typed, error }: ReasonFieldProps) {
  return (
    <TextField
      name={name}
      label={message("admin.reason")}
      hint={message("admin.reasonHint")}
      autoComplete="off"
      required
      maxLength={limits.reasonCharacters}
      defaultValue={typed}
      error={error}
    />
  );
}
