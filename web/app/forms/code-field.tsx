import { message } from "@candor/contract/messages/message";
import type { ComponentProps } from "react";
import { TextField } from "../ui/field.tsx";

type Given = Pick<
  ComponentProps<typeof TextField>,
  "error" | "defaultValue" | "autoFocus" | "onBlur" | "onInput"
>;

interface CodeFieldProps extends Given {
  readonly label?: string;
  readonly hint: string;
}

/** Takes a code that was sent to somebody. */
export function CodeField({ label = message("login.codeField"), ...given }: CodeFieldProps) {
  return (
    <TextField
      {...given}
      name="code"
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      required
    />
  );
}
