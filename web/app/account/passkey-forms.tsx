import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { PasskeyCreation } from "@candor/contract/passkey-credentials";
import type { Passkey } from "@candor/contract/passkeys";
import { useNavigation } from "react-router";
import { CeremonyLine } from "../passkeys/ceremony-line.tsx";
import { useCeremony } from "../passkeys/use-ceremony.ts";
import { useCheckedFields } from "../session/use-checked-fields.ts";
import { TextField } from "../ui/field.tsx";
import type { Refused } from "./answers.ts";
import { ChangeForm } from "./change-form.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { currentPasswordChecks, passkeyNameChecks } from "./form-checks.ts";

interface FormProps {
  readonly hasPassword: boolean;
  readonly refused: Refused | undefined;
}

interface OneProps extends FormProps {
  readonly passkey: Passkey;
}

/** The password first; then the browser asks where the passkey is kept. */
export function AddPasskey({
  hasPassword,
  offer,
  refused,
}: FormProps & { readonly offer: PasskeyCreation | undefined }) {
  const isIdle = useNavigation().state === "idle";
  const ceremony = useCeremony(isIdle ? offer : undefined, "add-passkey");
  return (
    <ChangeForm intent="offer-passkey" label={message("passkeys.add")} refused={refused}>
      <p>{message("passkeys.addTerms")}</p>
      {hasPassword && <ConfirmingPassword refused={refused} />}
      <CeremonyLine ceremony={ceremony} dismissed={message("passkeys.notMade")} />
    </ChangeForm>
  );
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

/** The question stands in the page: it is the same with scripts and without. */
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

function ConfirmingPassword({ refused }: { refused: Refused | undefined }) {
  const checked = useCheckedFields(currentPasswordChecks.passkey, refused);
  return <CurrentPasswordField field={checked("password")} refused={refused} />;
}
