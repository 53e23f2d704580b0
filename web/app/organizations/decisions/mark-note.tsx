import { message } from "@candor/contract/messages/message";
import type { HeldDecision } from "@candor/contract/organizations/shapes";
import { Form } from "react-router";
import { useDates } from "../../wording/use-dates.ts";

/** Says that an application has a mark and what it is, with a button to remove it. */
export function MarkNote({ mark }: { mark: HeldDecision }) {
  const { dateText } = useDates();
  const stage = message(`applicationStatus.${mark.stage}`);
  return (
    <Form method="post" className="mark-note">
      <p>{message("organization.markedUntil", { stage, date: dateText(mark.expires ?? mark.made) })}</p>
      <button className="button-plain" name="intent" value="unmark">
        {message("organization.removeMark")}
      </button>
    </Form>
  );
}
