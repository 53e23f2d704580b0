import type { Account } from "@candor/contract/accounts/routes";
import { message } from "@candor/contract/messages/message";
import { Link } from "react-router";
import { addresses } from "../addresses.ts";
import { useCheckedFields } from "../session/use-checked-fields.ts";
import { TextField } from "../ui/field.tsx";
import type { Refused } from "./answers.ts";
import { ChangeForm } from "./change-form.tsx";
import { nameChecks } from "./form-checks.ts";
import { SettingsSection } from "./settings-section.tsx";

interface NameSectionProps {
  readonly account: Account;
  /** Whether it is being changed. */
  readonly changing: boolean;
  readonly refused: Refused | undefined;
}

export function NameSection({ account, changing, refused }: NameSectionProps) {
  const name = `${account.firstName} ${account.lastName}`.trim();
  return (
    <SettingsSection title={message("account.name")}>
      {changing ? (
        <NameForm account={account} refused={refused} />
      ) : (
        <>
          <p className="as-typed">{name || message("account.noName")}</p>
          <p>
            <Link to={addresses.account("name")} preventScrollReset>
              {message("account.changeName")}
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
