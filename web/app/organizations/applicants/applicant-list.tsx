import type {
  DecisionResult,
  HeldDecision,
  OrganizationApplication,
} from "@candor/contract/organizations/shapes";
import { Form } from "react-router";
import type { OpenedFrom } from "../../addresses.ts";
import { useFormWhenGone } from "../../forms/use-form-when-gone.ts";
import { BulkBar, type TypedBulk } from "../../pipeline/bulk-bar.tsx";
import { Failures } from "../../pipeline/failures.tsx";
import { useMoving } from "../../pipeline/use-moving.ts";
import { useStaying } from "../../pipeline/use-staying.ts";
import type { NoteTemplates } from "../../templates/template-buttons.tsx";
import { EnterButton } from "../../ui/enter-button.tsx";
import { type FormError, FormErrors } from "../../ui/form-errors.tsx";
import { textOf } from "../../wire/text-of.ts";
import { ApplicantTable } from "./applicant-table.tsx";
import { KeyHelp } from "./key-help.tsx";
import { useListKeys } from "./use-list-keys.ts";

interface ApplicantListProps {
  readonly applications: readonly OrganizationApplication[];
  readonly decisions: readonly HeldDecision[];
  readonly from: OpenedFrom;
  readonly faults: readonly FormError[];
  readonly failed: readonly DecisionResult[];
  readonly typed: TypedBulk | undefined;
  readonly filled: string | undefined;
  readonly templates: readonly NoteTemplates[];
  readonly now: number;
  /** Gets the note that the form held when it was removed. */
  readonly onGone: (note: string) => void;
}

/** Applications, and for a Pro the form that answers, tags and assigns the checked ones. */
export function ApplicantList({
  applications,
  decisions,
  from,
  faults,
  failed,
  typed,
  filled,
  templates,
  now,
  onGone,
}: ApplicantListProps) {
  const form = useFormWhenGone((held) => onGone(textOf(held, "note")));
  useListKeys(form, useMoving());
  const mayAnswer = applications.some((application) => application.mayAnswer);
  return (
    <Form method="post" className="applicant-list" ref={form} onSubmit={useStaying()} noValidate>
      {mayAnswer && <EnterButton name="intent" value="mark" />}
      <input type="hidden" name="asOf" value={new Date(now).toISOString()} />
      <FormErrors errors={faults.filter(({ field }) => field !== "viewName")} />
      <Failures failed={failed} applications={applications} />
      <ApplicantTable {...{ applications, decisions, from, now }} checked={typed?.checked} />
      {mayAnswer && <BulkBar faults={faults} typed={typed} filled={filled} templates={templates} />}
      <KeyHelp of="list" mayAnswer={mayAnswer} />
    </Form>
  );
}
