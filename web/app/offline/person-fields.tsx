import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { TextField } from "../ui/field.tsx";
import type { AskedJob } from "./asked-job.ts";

export interface OfflineFieldsProps {
  readonly job: AskedJob;
  readonly errorOf: (name: string) => string | undefined;
}

/** Who applies, and why. Somebody who is signed in has an address already. */
export function PersonFields({ job: { account, fields = {} }, errorOf }: OfflineFieldsProps) {
  const text = (name: string) => ({ name, defaultValue: fields[name], error: errorOf(name), required: true });
  return (
    <>
      <TextField
        {...text("firstName")}
        label={message("apply.firstName")}
        autoComplete="given-name"
        maxLength={limits.nameCharacters}
      />
      <TextField
        {...text("lastName")}
        label={message("apply.lastName")}
        autoComplete="family-name"
        maxLength={limits.nameCharacters}
      />
      {account === undefined && (
        <TextField
          {...text("email")}
          type="email"
          label={message("apply.email")}
          hint={message("waiting.emailHint")}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
        />
      )}
      <TextField
        {...text("phone")}
        type="tel"
        label={message("apply.phone")}
        hint={message("apply.phoneHint")}
        autoComplete="tel"
        inputMode="tel"
        maxLength={50}
      />
      <TextField
        {...text("postalCode")}
        label={message("apply.postalCode")}
        autoComplete="postal-code"
        maxLength={20}
      />
      <TextField
        {...text("elevatorPitch")}
        label={message("applyStep.elevatorPitch")}
        hint={message("apply.pitchHint")}
        rows={8}
        multiline
      />
    </>
  );
}
