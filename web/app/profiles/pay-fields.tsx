import { message } from "@candor/contract/messages/message";
import { payTypes } from "@candor/contract/values";
import { SelectField, TextField } from "../ui/field.tsx";
import type { TypedGoals } from "./typed-goals.ts";

interface PayFieldsProps {
  readonly name: "expectedSalary" | "currentSalary";
  readonly label: string;
  readonly typeLabel: string;
  readonly hint: string;
  readonly shown: TypedGoals;
  readonly error: string | undefined;
}

/** E-11, E-12: an amount, and the unit it is counted in. */
export function PayFields({ name, label, typeLabel, hint, shown, error }: PayFieldsProps) {
  const type = `${name}Type` as const;
  return (
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
  );
}
