import { message } from "@candor/contract/messages/message";
import type { TypedPhone } from "@candor/contract/profiles/shapes";
import { phoneTypes } from "@candor/contract/values";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import type { Errors } from "./fault-texts.ts";

interface PhoneFieldsProps {
  readonly phone: TypedPhone;
  /** Its place in the list, from 0. */
  readonly at: number;
  readonly errors: Errors;
  /** It has just been added, so its first field takes the focus. */
  readonly isNew: boolean;
}

/** E-06: one row of the list. Browsers fill in the number of the chosen kind. */
export function PhoneFields({ phone, at, errors, isNew }: PhoneFieldsProps) {
  const position = String(at + 1);
  const kind = { mobile: "mobile", home: "home", office: "work" }[phone.type];
  return (
    <fieldset className="profile-entry">
      <legend>{message("profile.phoneOf", { position })}</legend>
      <div className="field-row phone-row">
        <TextField
          name={`number-${at}`}
          label={message("profile.phoneNumber")}
          type="tel"
          inputMode="tel"
          autoComplete={`section-phone${position} ${kind} tel`}
          maxLength={50}
          defaultValue={phone.number}
          error={errors[`number-${at}`]}
          autoFocus={isNew}
        />
        <TextField
          name={`extension-${at}`}
          label={message("profile.extension")}
          inputMode="numeric"
          autoComplete={`section-phone${position} ${kind} tel-extension`}
          maxLength={10}
          defaultValue={phone.extension}
          error={errors[`extension-${at}`]}
        />
        <SelectField
          name={`type-${at}`}
          label={message("profile.phoneType")}
          options={phoneTypes.map((value) => ({ value, label: message(`phoneType.${value}`) }))}
          defaultValue={phone.type}
        />
      </div>
      <Button tone="quiet" name="intent" value={`remove-${at}`}>
        {message("profile.removePhone", { position })}
      </Button>
    </fieldset>
  );
}
