import type { Account } from "@candor/contract/accounts/routes";
import { message } from "@candor/contract/messages/message";
import { Form, Link } from "react-router";
import { addresses } from "../addresses.ts";
import { EmailSuggestion } from "../forms/email-suggestion.tsx";
import type { Refusal } from "../forms/refusal.ts";
import { useCheckedFields } from "../forms/use-checked-fields.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import type { Refused } from "./answers.ts";
import { ChangeForm } from "./change-form.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { EmailProof } from "./email-proof.tsx";
import { currentPasswordChecks, emailChecks } from "./form-checks.ts";
import { SettingsSection } from "./settings-section.tsx";

interface EmailSectionProps {
  readonly account: Account;
  /** Whether it is being changed or proved. */
  readonly changing: "email" | "email-proof" | undefined;
  readonly refused: Refused | undefined;
  readonly unmailed: Refusal | undefined;
}

export function EmailSection({ account, changing, refused, unmailed }: EmailSectionProps) {
  const { email, emailProved, emailChange, hasPassword } = account;
  return (
    <SettingsSection title={message("login.email")} id="own-email">
      <p className="as-typed">{email}</p>
      {!emailProved && (
        <EmailProof
          email={email}
          codeSent={changing === "email-proof"}
          refused={refused}
          unmailed={unmailed}
        />
      )}
      {emailChange && <WaitingChange email={emailChange.email} />}
      {changing === "email" ? (
        <EmailForm hasPassword={hasPassword} refused={refused} />
      ) : (
        <p>
          <Link to={addresses.account("email")} preventScrollReset>
            {message("account.changeEmail")}
          </Link>
        </p>
      )}
    </SettingsSection>
  );
}

/** */
function WaitingChange({ email }: { email: string }) {
  return (
    <Form method="post" className="waiting-change" preventScrollReset>
      <p role="status">{message("emailChange.sent", { email })}</p>
      <Button tone="quiet" name="intent" value="keep-email">
        {message("account.cancelEmailChange")}
      </Button>
    </Form>
  );
}

const intent = "change-email";
const fieldChecks = { ...emailChecks, ...currentPasswordChecks.email };

function EmailForm({ hasPassword, refused }: { hasPassword: boolean; refused: Refused | undefined }) {
  const checked = useCheckedFields(fieldChecks, refused);
  return (
    <ChangeForm
      intent={intent}
      label={message("account.mailLink")}
      refused={refused}
      otherButtons={<EmailSuggestion suggestion={refused?.suggestion} typed={refused?.email} />}
    >
      {/* Sent whichever button submits the form. */}
      <input type="hidden" name="intent" value={intent} />
      <TextField
        {...checked("email")}
        label={message("account.newEmail")}
        type="email"
        autoComplete="email"
        required
        defaultValue={refused?.email}
      />
      {hasPassword && <CurrentPasswordField field={checked("password")} refused={refused} />}
    </ChangeForm>
  );
}
