import { message } from "@candor/contract/messages/message";
import { RefusableForm } from "../forms/refusable-form.tsx";
import { TextField } from "../ui/field.tsx";
import type { Refused } from "./impersonate-action.ts";
import { ReasonField } from "./reason-field.tsx";

export function ImpersonationForm({ refused }: { refused: Refused | undefined }) {
  return (
    <RefusableForm refused={refused} label={message("admin.impersonate")}>
      <TextField
        name="email"
        label={message("admin.email")}
        type="email"
        autoComplete="off"
        required
        defaultValue={refused?.email}
        error={refused?.errors["email"]}
      />
      <ReasonField name="reason" typed={refused?.reason} error={refused?.errors["reason"]} />
    </RefusableForm>
  );
}
