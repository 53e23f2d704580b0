import { useMoving } from "../../pipeline/use-moving.ts";
import { type Answering, AnsweringForm, useAnsweringForm } from "./answering-form.tsx";
import { ApplicantTable } from "./applicant-table.tsx";
import { useListKeys } from "./use-list-keys.ts";

/** Applications, and for a Pro the form that answers, tags and assigns the checked ones. */
export function ApplicantList(answering: Answering) {
  const { applications, decisions, from, typed, now, onGone } = answering;
  const form = useAnsweringForm(onGone);
  useListKeys(form, useMoving());
  return (
    <AnsweringForm answering={answering} form={form} of="list">
      <ApplicantTable {...{ applications, decisions, from, now }} checked={typed?.checked} />
    </AnsweringForm>
  );
}
