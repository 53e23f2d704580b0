import { message } from "@candor/contract/messages/message";
import type { Refusal } from "../../forms/refusal.ts";
import { TextField } from "../../ui/field.tsx";
import type { OwnNameTyped } from "./own-name.ts";

/** Asks somebody without a name for it: nobody answers for an organization anonymously. */
export function OwnNameFields({ refused }: { refused: (Refusal & OwnNameTyped) | undefined }) {
  return (
    <>
      <TextField
        name="firstName"
        label={message("ownName.first")}
        hint={message("ownName.hint")}
        autoComplete="given-name"
        required
        defaultValue={refused?.firstName}
        error={refused?.errors["firstName"]}
      />
      <TextField
        name="lastName"
        label={message("ownName.last")}
        autoComplete="family-name"
        required
        defaultValue={refused?.lastName}
        error={refused?.errors["lastName"]}
      />
    </>
  );
}
