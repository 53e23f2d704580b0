import type {
  DecisionResult,
  HeldDecision,
  OrganizationApplication,
} from "@candor/contract/organizations/shapes";
import type { ReactNode, RefObject } from "react";
import { Form } from "react-router";
import type { OpenedFrom } from "../../addresses.ts";
import { useFormWhenGone } from "../../forms/use-form-when-gone.ts";
import { BulkBar, type TypedBulk } from "../../pipeline/bulk-bar.tsx";
import { Failures } from "../../pipeline/failures.tsx";
import { useStaying } from "../../pipeline/use-staying.ts";
import type { NoteTemplates } from "../../templates/template-buttons.tsx";
import { EnterButton } from "../../ui/enter-button.tsx";
import { type FormError, FormErrors } from "../../ui/form-errors.tsx";
import { textOf } from "../../wire/text-of.ts";
import { KeyHelp } from "./key-help.tsx";

/** Applications to answer, and what became of the form that was sent last. */
export interface Answering {
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

/** The form's ref. */
export function useAnsweringForm(onGone: Answering["onGone"]): RefObject<HTMLFormElement | null> {
  return useFormWhenGone((held) => onGone(textOf(held, "note")));
}

interface AnsweringFormProps {
  readonly answering: Answering;
  readonly form: RefObject<HTMLFormElement | null>;
  /** What it shows the applications as: the keys differ. */
  readonly of: "list" | "board";
  readonly children: ReactNode;
}

/** Answers, tags and assigns the applications that are checked among its children, if the reader may. */
export function AnsweringForm({ answering, form, of, children }: AnsweringFormProps) {
  const { applications, faults, failed, typed, filled, templates, now } = answering;
  const mayAnswer = applications.some((application) => application.mayAnswer);
  return (
    <Form method="post" className="applicant-list" ref={form} onSubmit={useStaying()} noValidate>
      {mayAnswer && <EnterButton name="intent" value="mark" />}
      <input type="hidden" name="asOf" value={new Date(now).toISOString()} />
      <FormErrors errors={faults.filter(({ field }) => field !== "viewName")} />
      <Failures failed={failed} applications={applications} />
      {children}
      {mayAnswer && <BulkBar faults={faults} typed={typed} filled={filled} templates={templates} />}
      <KeyHelp of={of} mayAnswer={mayAnswer} />
    </Form>
  );
}
