import type { Account } from "@candor/contract/accounts/routes";
import { message } from "@candor/contract/messages/message";
import { Link } from "react-router";
import { addresses } from "../addresses.ts";
import { useCheckedFields } from "../forms/use-checked-fields.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import type { Refused } from "./answers.ts";
import { ChangeForm } from "./change-form.tsx";
import { displayNameChecks, nameChecks } from "./form-checks.ts";
import { SettingsSection } from "./settings-section.tsx";

interface NameSectionProps {
  readonly account: Account;
  /** What is being changed. */
  readonly changing: "name" | "display-name" | undefined;
  readonly refused: Refused | undefined;
}

export function NameSection({ account, changing, refused }: NameSectionProps) {
  const name = `${account.firstName} ${account.lastName}`.trim();
  return (
    <SettingsSection title={message("account.name")} id="own-name">
      {changing === "name" && <NameForm account={account} refused={refused} />}
      {changing === "display-name" && <DisplayNameForm account={account} refused={refused} />}
      {changing === undefined && (
        <>
          <p className="as-typed">{name || message("account.noName")}</p>
          <p>
            <Link to={addresses.account("name")} preventScrollReset>
              {message("account.changeName")}
            </Link>
          </p>
          {account.displayName !== undefined && (
            <p>{message("account.goesBy", { name: account.displayName })}</p>
          )}
          <p>
            <Link to={addresses.account("display-name")} preventScrollReset>
              {message("account.changeDisplayName")}
            </Link>
          </p>
        </>
      )}
    </SettingsSection>
  );
}

function NameForm({ account, refused }: Omit<NameSectionProps, "changing">) {
  const checked = useCheckedFields(nameChecks, refused);
  const { firstName, lastName } = refused ?? account;
  return (
    <ChangeForm intent="change-name" label={message("account.saveName")} refused={refused}>
      <TextField
        {...checked("firstName")}
        label={message("apply.firstName")}
        autoComplete="given-name"
        required
        defaultValue={firstName}
      />
      <TextField
        {...checked("lastName")}
        label={message("apply.lastName")}
        autoComplete="family-name"
        required
        defaultValue={lastName}
      />
    </ChangeForm>
  );
}

/** V-03 V-04. */
function DisplayNameForm({ account, refused }: Omit<NameSectionProps, "changing">) {
  const checked = useCheckedFields(displayNameChecks, refused);
  const fullName = `${account.firstName} ${account.lastName}`.trim();
  return (
    <ChangeForm
      intent="change-display-name"
      label={message("account.saveName")}
      refused={refused}
      otherButtons={
        account.displayName !== undefined && (
          <Button tone="quiet" name="intent" value="use-full-name">
            {message("account.useFullName")}
          </Button>
        )
      }
    >
      <TextField
        {...checked("displayName")}
        label={message("account.displayName")}
        hint={message("account.displayNameHint")}
        autoComplete="nickname"
        required
        defaultValue={refused?.displayName ?? account.displayName ?? fullName}
      />
    </ChangeForm>
  );
}
