import type { ApplicationDetails } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { Form, useNavigation } from "react-router";
import { Button } from "../ui/button.tsx";
import { BlindPromise } from "./blind-promise.tsx";

interface ContactSharingProps {
  readonly application: ApplicationDetails;
  /** Whether both sides can write to each other. */
  readonly mayWrite: boolean;
}

/** M-29: whether the organization sees the contact details, and the button that changes it. */
export function ContactSharing({ application, mayWrite }: ContactSharingProps) {
  const busy = useNavigation().state !== "idle";
  const { contactShared: shared, job } = application;
  const values = { organization: job.organization.name };
  return (
    <section className="application-choice" aria-labelledby="contact">
      <h2 id="contact">{message("contact.title")}</h2>
      <BlindPromise organization={job.organization} until={application.blindUntil} />
      <p>
        {message(shared ? "contact.isShared" : "contact.isHidden", values)}
        {!shared && mayWrite && ` ${message("contact.writeHere")}`}
      </p>
      <Form method="post" action="#contact">
        <input type="hidden" name="intent" value="contact" />
        <Button busy={busy} tone="quiet" name="choice" value={shared ? "no" : "yes"}>
          {shared ? message("contact.hide") : message("contact.share", values)}
        </Button>
      </Form>
      {shared && <p className="field-hint">{message("contact.hideHint")}</p>}
    </section>
  );
}
