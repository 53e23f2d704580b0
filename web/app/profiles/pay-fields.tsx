import { message } from "@candor/contract/messages/message";
import { payTypes } from "@candor/contract/values";
import { useNavigation } from "react-router";
import { SelectField, TextField } from "../ui/field.tsx";
import { PayMeanings } from "./stated-pay.tsx";
import { doubtedIn, meantName, type PayField, type TypedGoals } from "./typed-goals.ts";

interface PayFieldsProps {
  readonly name: PayField;
  readonly label: string;
  readonly typeLabel: string;
  readonly hint: string;
  readonly shown: TypedGoals;
  readonly error: string | undefined;
}

/** E-11, E-12: an amount, and the unit it is counted in. Asks which unit is meant if the typed one is unlikely. */
export function PayFields({ name, label, typeLabel, hint, shown, error }: PayFieldsProps) {
  const type = `${name}Type` as const;
  const busy = useNavigation().state !== "idle";
  const doubted = error === undefined ? undefined : doubtedIn(shown, name);
  return (
    <>
      <div className="field-row pay-row">
        <TextField
          name={name}
          label={label}
          hint={hint}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={shown[name]}
          error={error}
        />
        <SelectField
          name={type}
          label={typeLabel}
          options={payTypes.map((value) => ({ value, label: message(`salaryType.${value}`) }))}
          defaultValue={shown[type]}
        />
      </div>
      {doubted && <PayMeanings name={meantName(name)} pay={doubted} busy={busy} />}
    </>
  );
}
