import type { Account } from "@candor/contract/accounts/routes";
import { message } from "@candor/contract/messages/message";
import { Link } from "react-router";
import { addresses } from "../addresses.ts";
import { useCheckedFields } from "../forms/use-checked-fields.ts";
import { NewPasswordField, RepeatedPasswordField } from "../session/fields/new-password-field.tsx";
import type { Refused } from "./answers.ts";
import { ChangeForm } from "./change-form.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { currentPasswordChecks, passwordChecks } from "./form-checks.ts";
import { SettingsSection } from "./settings-section.tsx";

interface PasswordSectionProps {
  readonly account: Account;
  /** Whether it is being changed. */
  readonly changing: boolean;
  readonly refused: Refused | undefined;
}

export function PasswordSection({ account, changing, refused }: PasswordSectionProps) {
  const { hasPassword } = account;
  const label = message(hasPassword ? "account.changePassword" : "account.setPassword");
  return (
    <SettingsSection title={message("settings.password")} id="own-password">
      <p>{message(hasPassword ? "account.hasPassword" : "account.hasNoPassword")}</p>
      {changing ? (
        <PasswordForm account={account} label={label} refused={refused} />
      ) : (
        <p>
          <Link to={addresses.account("password")} preventScrollReset>
            {label}
          </Link>
        </p>
      )}
    </SettingsSection>
  );
}

const fieldChecks = { ...currentPasswordChecks.password, ...passwordChecks };

interface PasswordFormProps extends Omit<PasswordSectionProps, "changing"> {
  readonly label: string;
}

function PasswordForm({ account, label, refused }: PasswordFormProps) {
  const checked = useCheckedFields(fieldChecks, refused);
  const { email, firstName, lastName } = account;
  const person = { email, firstName, lastName };
  const forgotten = addresses.login("forgot-password", new URLSearchParams({ email }));
  return (
    <ChangeForm intent="set-password" label={label} refused={refused}>
      <p>{message("account.passwordTerms")}</p>
      {account.hasPassword && (
        <div>
          <CurrentPasswordField field={checked("currentPassword")} refused={refused} />
          <a href={forgotten}>{message("login.forgotPassword")}</a>
        </div>
      )}
      <NewPasswordField
        field={checked("newPassword")}
        label={message("account.newPassword")}
        required
        person={person}
      />
      <RepeatedPasswordField field={checked("repeat")} />
    </ChangeForm>
  );
}
