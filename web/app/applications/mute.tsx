import type { ApplicationDetails } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { Form, useNavigation } from "react-router";
import { Button } from "../ui/button.tsx";

/** Whether the applicant gets mails about this application, and the button that changes it. */
export function Mute({ muted = false }: Pick<ApplicationDetails, "muted">) {
  const busy = useNavigation().state !== "idle";
  return (
    <section className="application-choice" aria-labelledby="mute">
      <h2 id="mute">{message("mute.title")}</h2>
      <p>{message(muted ? "mute.isOn" : "mute.isOff")}</p>
      <Form method="post" action="#mute">
        <input type="hidden" name="intent" value="mute" />
        <Button busy={busy} tone="quiet" name="choice" value={muted ? "no" : "yes"}>
          {message(muted ? "mute.unmute" : "mute.mute")}
        </Button>
      </Form>
    </section>
  );
}
