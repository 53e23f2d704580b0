import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import "../styles/text-button.css";

interface BringBackProps {
  /** The hidden entry's id. */
  readonly id: string;
  readonly title: string;
  /** Where the form returns to. */
  readonly from: string;
}

export function BringBack({ id, title, from }: BringBackProps) {
  return (
    <Form method="post" action={addresses.changeHidden} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="from" value={from} />
      <button
        className="text-button"
        name="act"
        value="back"
        aria-label={message("ownLists.bringBackThis", { title })}
      >
        {message("ownLists.bringBack")}
      </button>
    </Form>
  );
}
