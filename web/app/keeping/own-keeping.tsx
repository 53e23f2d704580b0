import type { Keeping } from "@candor/contract/keeping/shapes";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { addresses } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { useDates } from "../wording/use-dates.ts";

interface OwnKeepingProps {
  /** The application's id. */
  readonly id: string;
  readonly organization: string;
  readonly keeping: Keeping | undefined;
}

/** Whether the applicant is asked, and has not answered. */
export function asksToKeep(keeping: Keeping | undefined): boolean {
  return keeping?.state === "asked";
}

/** Lets an applicant agree to be kept on file with one click, and take that back with another. */
export function OwnKeeping({ id, organization, keeping }: OwnKeepingProps) {
  const { dateText } = useDates();
  if (!keeping || keeping.state === "none") return null;
  const { state, until, months = 0 } = keeping;
  return (
    <section aria-labelledby="keeping">
      <h2 id="keeping">{message("keeping.title")}</h2>
      <p>
        {state === "asked" && message("keeping.ownAsked", { organization, months })}
        {state === "refused" && message("keeping.ownRefused", { organization, months })}
        {until !== undefined && message("keeping.ownKept", { organization, date: dateText(until) })}
      </p>
      <Form method="post" action={addresses.ownKeeping(id)} className="actions">
        {until === undefined && (
          <Button name="kept" value="yes">
            {message("keeping.agree")}
          </Button>
        )}
        {state !== "refused" && (
          <Button name="kept" value="no" tone="quiet">
            {until === undefined ? message("keeping.refuse") : message("keeping.takeBack")}
          </Button>
        )}
      </Form>
    </section>
  );
}
