import { useCheckedFields } from "../forms/use-checked-fields.ts";
import type { Refused } from "./answers.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { currentPasswordChecks } from "./form-checks.ts";

/** Asks for only the password, before passkeys are added or removed. */
export function ConfirmingPassword({ refused }: { refused: Refused | undefined }) {
  const checked = useCheckedFields(currentPasswordChecks.passkey, refused);
  return <CurrentPasswordField field={checked("password")} refused={refused} />;
}
