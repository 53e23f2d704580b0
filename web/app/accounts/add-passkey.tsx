import { message } from "@candor/contract/messages/message";
import type { PasskeyCreation } from "@candor/contract/passkeys/shapes";
import { useNavigation } from "react-router";
import { CeremonyLine } from "../passkeys/ceremony-line.tsx";
import { useCeremony } from "../passkeys/use-ceremony.ts";
import type { Refused } from "./answers.ts";
import { ChangeForm } from "./change-form.tsx";
import { ConfirmingPassword } from "./confirming-password.tsx";

interface AddPasskeyProps {
  readonly hasPassword: boolean;
  readonly offer: PasskeyCreation | undefined;
  readonly refused: Refused | undefined;
}

/** Asks for the password first; then the browser asks where to keep the passkey. */
export default function AddPasskey({ hasPassword, offer, refused }: AddPasskeyProps) {
  const isIdle = useNavigation().state === "idle";
  const ceremony = useCeremony(isIdle ? offer : undefined, "add-passkey");
  return (
    <ChangeForm intent="offer-passkey" label={message("passkeys.add")} refused={refused}>
      <p>{message("passkeys.addTerms")}</p>
      {hasPassword && <ConfirmingPassword refused={refused} />}
      <div role="status">
        <CeremonyLine ceremony={ceremony} dismissed={message("passkeys.notMade")} />
      </div>
    </ChangeForm>
  );
}
