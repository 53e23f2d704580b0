import { resending } from "@candor/contract/form-header";
import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../ui/button.tsx";
import { ContactSupport } from "../ui/contact-support.tsx";

/** X-19; with further buttons for people who got no mail, if there are any. */
export function Resend({ refused, children }: { refused: boolean; children?: ReactNode }) {
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
      <div className="actions">
        <Button tone="quiet" name="intent" value={resending}>
          {message("button.resend")}
        </Button>
        {children}
      </div>
    </Form>
  );
}
