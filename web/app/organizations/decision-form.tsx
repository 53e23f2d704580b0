import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { OrganizationApplicationDetails } from "@candor/contract/organizations/shapes";
import { type ApplicationStatus, type DecisionStage, refusalReasons } from "@candor/contract/values";
import { Form, useNavigation } from "react-router";
import { Button } from "../ui/button.tsx";
import { ChoiceField, SelectField, TextField } from "../ui/field.tsx";
import { type FormError, FormErrors } from "../ui/form-errors.tsx";

/** The stages offered for each status; the server decides whether a move is allowed. */
const stagesFrom: Readonly<Record<ApplicationStatus, readonly DecisionStage[]>> = {
  submitted: ["interview", "offer", "hired", "declined"],
  viewed: ["interview", "offer", "hired", "declined"],
  unanswered: ["interview", "offer", "hired", "declined"],
  interview: ["offer", "hired", "declined"],
  offer: ["interview", "hired", "declined"],
  declined: ["interview", "offer", "hired"],
  hired: [],
  withdrawn: [],
};

export interface DecisionRefusal {
  readonly faults: readonly FormError[];
  readonly trouble: string | undefined;
  readonly typed: Readonly<Record<"stage" | "reason" | "ownReason" | "note", string>>;
}

interface DecisionFormProps {
  readonly application: OrganizationApplicationDetails;
  readonly refusal: DecisionRefusal | undefined;
}

/** The Pro's answer: a stage, and for a refusal the reason that the applicant reads. */
export function DecisionForm({ application, refusal }: DecisionFormProps) {
  const stages = stagesFrom[application.status];
  const busy = useNavigation().state !== "idle";
  const name = `${application.firstName} ${application.lastName}`;
  if (stages.length === 0) return <p>{message("organization.atItsEnd")}</p>;
  return (
    <Form className="decision" method="post">
      <FormErrors errors={refusal?.faults ?? []} />
      {refusal?.trouble !== undefined && <p role="alert">{refusal.trouble}</p>}
      <p>{message("organization.decideTerms", { name })}</p>
      <Fields name={name} stages={stages} refusal={refusal} />
      <Button busy={busy}>{message("organization.send")}</Button>
    </Form>
  );
}

interface FieldsProps {
  readonly name: string;
  readonly stages: readonly DecisionStage[];
  readonly refusal: DecisionRefusal | undefined;
}

function Fields({ name, stages, refusal }: FieldsProps) {
  const errorOf = (field: string) => refusal?.faults.find((fault) => fault.field === field)?.text;
  return (
    <>
      <ChoiceField
        name="stage"
        legend={message("organization.stage")}
        options={stages.map((stage) => ({ value: stage, label: message(`applicationStatus.${stage}`) }))}
        defaultValue={refusal?.typed.stage}
        error={errorOf("stage")}
      />
      <SelectField
        name="reason"
        label={message("organization.reason")}
        options={[
          { value: "", label: message("organization.noReason") },
          ...refusalReasons.map((reason) => ({ value: reason, label: message(`refusalReason.${reason}`) })),
        ]}
        defaultValue={refusal?.typed.reason}
        error={errorOf("reason")}
      />
      <TextField
        name="ownReason"
        label={message("organization.ownReason")}
        defaultValue={refusal?.typed.ownReason}
        maxLength={200}
      />
      <TextField
        name="note"
        label={message("organization.note")}
        hint={message("organization.applicantReads", { name })}
        defaultValue={refusal?.typed.note}
        maxLength={limits.noteCharacters}
        multiline
        rows={4}
      />
    </>
  );
}
