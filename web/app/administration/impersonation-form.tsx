import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { RefusalSummary } from "../session/fields/refusal-summary.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import type { Refused } from "./impersonate-action.ts";

export function ImpersonationForm({ refused }: { refused: Refused | undefined }) {
  return (
    <Form method="post" noValidate className="change-form">
      <RefusalSummary refusal={refused} />
      <TextField
        name="email"
        label={message("admin.email")}
        type="email"
        autoComplete="off"
        required
        defaultValue={refused?.email}
        error={refused?.errors["email"]}
      />
      <TextField
        name="reason"
        label={message("admin.reason")}
        hint={message("admin.reasonHint")}
        autoComplete="off"
        required
        maxLength={limits.reasonCharacters}
        defaultValue={refused?.reason}
        error={refused?.errors["reason"]}
      />
      <div className="actions">
        <Button>{message("admin.impersonate")}</Button>
      </div>
    </Form>
  );
}
