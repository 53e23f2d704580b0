import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { linkedInHost } from "@candor/contract/profiles/faults";
import type { PersonalBody } from "@candor/contract/profiles/shapes";
import { addresses } from "../addresses.ts";
import { useFormChecks } from "../forms/use-form-checks.ts";
import { SelectField, TextField } from "../ui/field.tsx";
import type { Unsaved } from "./answers.ts";
import { personalErrors } from "./fault-texts.ts";
import { ProfileForm } from "./profile-form.tsx";
import { typedPersonal } from "./typed-personal.ts";

interface PersonalFormProps {
  readonly shown: PersonalBody;
  readonly answer: Unsaved<PersonalBody> | undefined;
  readonly email: string;
  readonly countries: readonly { readonly value: string; readonly label: string }[];
}

/** What each of the form's fields shows. */
type FieldOf = (name: keyof PersonalBody) => {
  readonly name: keyof PersonalBody;
  readonly defaultValue: string;
  readonly error: string | undefined;
};

export function PersonalForm({ shown, answer, email, countries }: PersonalFormProps) {
  const { errors, ...checks } = useFormChecks(answer?.refusal, (typed) =>
    personalErrors(typedPersonal((name) => typed(name).trim())),
  );
  const field: FieldOf = (name) => ({ name, defaultValue: shown[name], error: errors[name] });
  return (
    <ProfileForm answer={answer} shown={shown} {...checks}>
      <NameFields field={field} />
      <p className="own-email">
        <strong>{message("profile.email")}</strong> {email} ·{" "}
        <a href={addresses.account("email")}>{message("profile.changeEmail")}</a>
      </p>
      <AddressFields field={field} countries={countries} />
      <TextField
        {...field("linkedInUrl")}
        label={message("profile.linkedIn")}
        hint={message("profile.linkedInHint", { host: linkedInHost })}
        autoComplete="url"
        inputMode="url"
        maxLength={limits.profileUrlCharacters}
      />
    </ProfileForm>
  );
}

function NameFields({ field }: { readonly field: FieldOf }) {
  return (
    <div className="field-row">
      <TextField
        {...field("firstName")}
        label={message("apply.firstName")}
        autoComplete="given-name"
        maxLength={limits.nameCharacters}
        required
      />
      <TextField
        {...field("lastName")}
        label={message("apply.lastName")}
        autoComplete="family-name"
        maxLength={limits.nameCharacters}
        required
      />
    </div>
  );
}

function AddressFields({
  field,
  countries,
}: Pick<PersonalFormProps, "countries"> & { readonly field: FieldOf }) {
  return (
    <>
      <TextField
        {...field("address")}
        label={message("profile.address")}
        autoComplete="address-line1"
        maxLength={limits.addressCharacters}
      />
      <div className="field-row">
        <TextField
          {...field("city")}
          label={message("profile.city")}
          autoComplete="address-level2"
          maxLength={limits.nameCharacters}
        />
        <TextField
          {...field("state")}
          label={message("profile.state")}
          autoComplete="address-level1"
          maxLength={limits.nameCharacters}
        />
      </div>
      <div className="field-row">
        <TextField
          {...field("postal")}
          label={message("apply.postalCode")}
          autoComplete="postal-code"
          maxLength={20}
          required
        />
        <SelectField
          {...field("country")}
          label={message("profile.country")}
          autoComplete="country"
          options={[{ value: "", label: message("profile.noCountry") }, ...countries]}
        />
      </div>
    </>
  );
}
