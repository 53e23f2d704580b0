import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { RefusalSummary } from "../session/fields/refusal-summary.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import type { Refused } from "./impersonate-action.ts";
import { ReasonField } from "./reason-field.tsx";

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
      <ReasonField name="reason" typed={refused?.reason} error={refused?.errors["reason"]} />
      <div className="actions">
        <Button>{message("admin.impersonate")}</Button>
      </div>
    </Form>
  );
}
