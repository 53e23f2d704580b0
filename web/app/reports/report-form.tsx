import { message } from "@candor/contract/messages/message";
import { reportReasons } from "@candor/contract/reports/reasons";
import { RefusableForm } from "../session/fields/refusable-form.tsx";
import { ChoiceField, TextField } from "../ui/field.tsx";
import { useSession } from "../wire/session-data.ts";
import type { RefusedReport } from "./report-action.ts";

/** M-11: a reason from a closed list, words, and where the answer goes. */
export function ReportForm({ refused }: { refused: RefusedReport | undefined }) {
  const { profile } = useSession();
  return (
    <RefusableForm refused={refused} label={message("report.send")}>
      <ChoiceField
        name="reason"
        legend={message("report.reason")}
        options={reportReasons.map((value) => ({ value, label: message(`report.reason.${value}`) }))}
        defaultValue={refused?.written.reason}
        error={refused?.errors["reason"]}
      />
      <TextField
        name="words"
        label={message("report.words")}
        hint={message("report.wordsHint")}
        multiline
        defaultValue={refused?.written.words}
        error={refused?.errors["words"]}
      />
      <TextField
        name="email"
        label={message("report.email")}
        hint={message("report.emailHint")}
        type="email"
        autoComplete="email"
        defaultValue={refused?.written.email ?? profile?.email}
        error={refused?.errors["email"]}
      />
    </RefusableForm>
  );
}
