import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { RefusalSummary } from "../forms/refusal-summary.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import type { RefusedCommand } from "./give-action.ts";

/** A line to type a command on, with what was last refused. */
export function CommandForm({ refused }: { refused: RefusedCommand | undefined }) {
  return (
    <Form method="post" noValidate className="change-form command-form">
      <RefusalSummary refusal={refused} />
      <TextField
        name="line"
        label={message("terminal.command")}
        hint={message("terminal.commandHint")}
        autoComplete="off"
        required
        maxLength={limits.commandCharacters}
        defaultValue={refused?.line}
        error={refused?.errors["line"]}
      />
      <div className="actions">
        <Button>{message("terminal.run")}</Button>
      </div>
    </Form>
  );
}
