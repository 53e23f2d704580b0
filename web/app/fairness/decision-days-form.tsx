import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";

interface DecisionDaysFormProps {
  readonly days: number | undefined;
  readonly refused: { readonly text: string; readonly error: string } | undefined;
}

/** M-03: within how many days after an interview an organization promises to decide. */
export function DecisionDaysForm({ days, refused }: DecisionDaysFormProps) {
  return (
    <Form method="post" noValidate className="change-form">
      <p>{message("decisionDays.lead")}</p>
      <TextField
        name="days"
        label={message("decisionDays.days")}
        hint={message("decisionDays.hint", { most: limits.mostDecisionDays })}
        inputMode="numeric"
        defaultValue={refused?.text ?? days?.toString()}
        error={refused?.error}
      />
      <div className="actions">
        <Button name="intent" value="decision-days">
          {message("decisionDays.set")}
        </Button>
      </div>
    </Form>
  );
}
