import { message } from "@candor/contract/messages/message";
import { reportReasons } from "@candor/contract/reports/reasons";
import { Form } from "react-router";
import { RefusalSummary } from "../session/fields/refusal-summary.tsx";
import { Button } from "../ui/button.tsx";
import { ChoiceField, TextField } from "../ui/field.tsx";
import { useSession } from "../wire/session-data.ts";
import type { RefusedReport } from "./report-action.ts";

/** M-11: a reason from a closed list, words, and where the answer goes. */
export function ReportForm({ refused }: { refused: RefusedReport | undefined }) {
  const { profile } = useSession();
  return (
    <Form method="post" noValidate className="change-form">
      <RefusalSummary refusal={refused} />
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
      <div className="actions">
        <Button>{message("report.send")}</Button>
      </div>
    </Form>
  );
}
