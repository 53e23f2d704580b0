import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { Passkey } from "@candor/contract/passkeys/routes";
import { useCheckedFields } from "../forms/use-checked-fields.ts";
import { TextField } from "../ui/field.tsx";
import type { Refused } from "./answers.ts";
import { ChangeForm } from "./change-form.tsx";
import { ConfirmingPassword } from "./confirming-password.tsx";
import { passkeyNameChecks } from "./form-checks.ts";

interface FormProps {
  readonly hasPassword: boolean;
  readonly refused: Refused | undefined;
}

interface OneProps extends FormProps {
  readonly passkey: Passkey;
}

export function RenamePasskey({ passkey: { id, name }, refused }: OneProps) {
  const checked = useCheckedFields(passkeyNameChecks, refused);
  return (
    <ChangeForm intent="rename-passkey" label={message("passkeys.saveName")} refused={refused}>
      <input type="hidden" name="id" value={id} />
      <TextField
        {...checked("name")}
        label={message("passkeys.name")}
        defaultValue={name}
        maxLength={limits.nameCharacters}
        autoComplete="off"
        required
      />
    </ChangeForm>
  );
}

/** The question is part of the page: the same with and without scripts. */
export function RemovePasskey({ passkey: { id, name }, hasPassword, refused }: OneProps) {
  return (
    <ChangeForm intent="remove-passkey" label={message("passkeys.remove")} tone="danger" refused={refused}>
      <h3>{message("passkeys.removeTitle", { name })}</h3>
      <p>{message("passkeys.removeBody")}</p>
      <input type="hidden" name="id" value={id} />
      {hasPassword && <ConfirmingPassword refused={refused} />}
    </ChangeForm>
  );
}
