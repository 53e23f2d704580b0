import { resending } from "@candor/contract/form-header";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { useEffect } from "react";
import { Form, Link, useLocation, useNavigation } from "react-router";
import { addresses } from "../../../addresses.ts";
import { CodeField } from "../../../forms/code-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { ContactSupport } from "../../../ui/contact-support.tsx";
import { Trouble } from "../../../ui/trouble.tsx";
import { counted } from "../../../wording/counted.ts";
import type { Refusal } from "../draft/save-step.ts";

interface CodeFormProps {
  readonly email: string;
  /** Whether it is the signed-in person's address. */
  readonly ownAddress: boolean;
  readonly resent: boolean;
  readonly refusal: Refusal | undefined;
}

/** Asks for the code that was mailed to the typed address. */
export function CodeForm({ email, ownAddress, resent, refusal }: CodeFormProps) {
  const { pathname } = useLocation();
  // It replaces the form that had the focus; a code's error is read with its field.
  useEffect(() => document.getElementById("code")?.focus(), [refusal]);
  const sending = useNavigation().state !== "idle";
  const duration = counted("apply.minutes", limits.codeMinutes);
  const withPassword = new URLSearchParams({ redirect: pathname, email });
  return (
    <Form className="step-form" method="post" noValidate>
      <Trouble text={refusal?.trouble} refusal={refusal} />
      {refusal?.unmailed && <ContactSupport />}
      {resent && !refusal && <p role="status">{message("auth.resent")}</p>}
      <CodeField
        label={message("apply.code")}
        hint={`${message("auth.codeSent", { email, duration })} ${message("apply.codeHint")}`}
        error={refusal?.faults[0]?.text}
        defaultValue={refusal?.code}
        autoFocus
      />
      <div className="actions">
        <Button busy={sending}>{message("apply.next")}</Button>
        <Button tone="quiet" name="intent" value={resending} busy={sending}>
          {message("button.resend")}
        </Button>
      </div>
      {!ownAddress && (
        <p className="ways">
          <Link to={pathname}>{message("apply.otherAddress")}</Link>{" "}
          <a href={addresses.login("password", withPassword)}>{message("apply.havePassword")}</a>
        </p>
      )}
    </Form>
  );
}
