import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { ContactSupport } from "../components/contact-support.tsx";
import { Button } from "../ui/button.tsx";

/** The value of the button by which a form asks for another mail. */
export const resending = "resend";

/** */
export function Resend({ refused }: { refused: boolean }) {
  return (
    <Form method="post" className="resend">
      {refused && (
        <>
          <p role="alert" className="field-error">
            {message("auth.resendNotPossible")}
          </p>
          <ContactSupport />
        </>
      )}
      <Button tone="quiet" name="intent" value={resending}>
        {message("button.resend")}
      </Button>
    </Form>
  );
}
