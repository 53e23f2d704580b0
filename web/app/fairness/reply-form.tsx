import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";

interface ReplyFormProps {
  readonly reply: { readonly text: string; readonly removedBecause?: string | undefined } | undefined;
  readonly refused: { readonly text: string; readonly error: string } | undefined;
}

/** Lets an owner publish the organization's reply to its record. */
export function ReplyForm({ reply, refused }: ReplyFormProps) {
  const removed = reply?.removedBecause;
  return (
    <Form method="post" noValidate className="change-form">
      <p>{message("recordReply.lead")}</p>
      {removed !== undefined && <p>{message("recordReply.removedBecause", { reason: removed })}</p>}
      <TextField
        name="text"
        label={message("recordReply.text")}
        hint={message("recordReply.hint", { count: limits.recordReplyCharacters })}
        multiline
        rows={4}
        defaultValue={refused?.text ?? reply?.text}
        error={refused?.error}
      />
      <div className="actions">
        <Button name="intent" value="reply">
          {message("recordReply.publish")}
        </Button>
        {reply && removed === undefined && (
          <Button name="intent" value="withdraw-reply" tone="quiet">
            {message("recordReply.withdraw")}
          </Button>
        )}
      </div>
    </Form>
  );
}
