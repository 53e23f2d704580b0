import { resending } from "@candor/contract/form-header";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { Form } from "react-router";
import { CodeField } from "../forms/code-field.tsx";
import type { Refusal } from "../forms/refusal.ts";
import { RefusalSummary } from "../forms/refusal-summary.tsx";
import { useCheckedFields } from "../forms/use-checked-fields.ts";
import { Button } from "../ui/button.tsx";
import { ContactSupport } from "../ui/contact-support.tsx";
import type { Refused } from "./answers.ts";
import { ChangeForm } from "./change-form.tsx";
import { codeChecks } from "./form-checks.ts";

interface EmailProofProps {
  readonly email: string;
  /** Whether the form for the mailed code is open. */
  readonly codeSent: boolean;
  readonly refused: Refused | undefined;
  /** why no code was mailed. */
  readonly unmailed: Refusal | undefined;
}

/** S-21: the address that an account was created with, until a mailed code proves it. */
export function EmailProof({ email, codeSent, refused, unmailed }: EmailProofProps) {
  return (
    <>
      <p>{message("account.emailUnproved")}</p>
      {codeSent && <ProofForm email={email} refused={refused} />}
      <Form method="post" preventScrollReset>
        <RefusalSummary refusal={unmailed} />
        {unmailed && <ContactSupport />}
        <Button
          tone={codeSent ? "quiet" : "primary"}
          name="intent"
          value={codeSent ? resending : "mail-proof"}
        >
          {message(codeSent ? "button.resend" : "account.proveEmail")}
        </Button>
      </Form>
    </>
  );
}

function ProofForm({ email, refused }: Pick<EmailProofProps, "email" | "refused">) {
  const checked = useCheckedFields(codeChecks, refused);
  const duration = message("login.codeMinutes", { minutes: limits.codeMinutes });
  return (
    <ChangeForm intent="prove-email" label={message("account.confirmCode")} refused={refused}>
      <CodeField
        {...checked("code")}
        hint={message("auth.codeSent", { email, duration })}
        defaultValue={refused?.code}
      />
    </ChangeForm>
  );
}
