import { message } from "@candor/contract/messages/message";
import { reportReasons } from "@candor/contract/reports/reasons";
import { email } from "../forms/field-checks.ts";
import { RefusableForm } from "../forms/refusable-form.tsx";
import type { Typed } from "../forms/typed-fields.ts";
import { useFormChecks } from "../forms/use-form-checks.ts";
import { ChoiceField, TextField } from "../ui/field.tsx";
import { useSession } from "../wire/session-data.ts";
import type { RefusedReport } from "./report-action.ts";

/** M-11: a reason from a closed list, words, and where the answer goes. */
export function ReportForm({ refused }: { refused: RefusedReport | undefined }) {
  const { profile } = useSession();
  const { errors, ...checks } = useFormChecks(refused, reportErrors);
  return (
    <RefusableForm refused={refused} label={message("report.send")} checks={checks}>
      <ChoiceField
        name="reason"
        legend={message("report.reason")}
        options={reportReasons.map((value) => ({ value, label: message(`report.reason.${value}`) }))}
        defaultValue={refused?.written.reason}
        error={errors["reason"]}
      />
      <TextField
        name="words"
        label={message("report.words")}
        hint={message("report.wordsHint")}
        multiline
        defaultValue={refused?.written.words}
        error={errors["words"]}
      />
      <TextField
        name="email"
        label={message("report.email")}
        hint={message("report.emailHint")}
        type="email"
        autoComplete="email"
        defaultValue={refused?.written.email ?? profile?.email}
        error={errors["email"]}
      />
    </RefusableForm>
  );
}

/** As the call checks it: "something else" needs words, and the address may be left out. */
function reportErrors(typed: Typed) {
  const reason = typed("reason");
  return {
    reason: reason === "" ? message("validation.reportReasonRequired") : undefined,
    words:
      reason === "other" && typed("words").trim() === ""
        ? message("validation.reportWordsRequired")
        : undefined,
    email: typed("email").trim() === "" ? undefined : email(typed("email"), typed),
  };
}
