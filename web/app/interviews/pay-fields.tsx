import { message } from "@candor/contract/messages/message";
import { payTypes } from "@candor/contract/values";
import type { FieldOf } from "../forms/field-of.ts";
import { SelectField, TextField } from "../ui/field.tsx";
import "../styles/profile.css";

/** How much somebody expects to earn, and how often. */
export function PayFields({ fieldOf }: { fieldOf: FieldOf }) {
  return (
    <div className="field-row pay-row">
      <TextField
        {...fieldOf("expectedPay-amount")}
        label={message("interview.pay")}
        hint={message("interview.payHint")}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
      <SelectField
        {...fieldOf("expectedPay-type")}
        label={message("interview.payType")}
        options={payTypes.map((value) => ({ value, label: message(`salaryType.${value}`) }))}
      />
    </div>
  );
}
