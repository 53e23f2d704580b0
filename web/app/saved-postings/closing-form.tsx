import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";

/** Whether a mail is sent before a saved posting closes. */
export function ClosingForm({ remind }: { remind: boolean }) {
  return (
    <Form
      method="post"
      action={addresses.changeSaved}
      preventScrollReset
      className="closing-form"
      id="closing"
    >
      <h2>{message("saved.remindTitle")}</h2>
      <label className="choice">
        <input type="checkbox" name="wanted" value="yes" defaultChecked={remind} />
        <span>
          {message("saved.remind")}
          <span className="field-hint">{message("saved.remindHint")}</span>
        </span>
      </label>
      <div className="actions">
        <Button tone="quiet" name="act" value="remind">
          {message("saved.remindSave")}
        </Button>
      </div>
    </Form>
  );
}
