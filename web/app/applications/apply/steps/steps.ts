import type { Application } from "@candor/contract/applications/shapes";
import type { DraftField } from "@candor/contract/drafts/shapes";
import type { MessageKey } from "@candor/contract/messages/message";
import { applySteps } from "../../../addresses.ts";
import { isPending } from "../../may-change.ts";
import type { OwnDraft } from "../draft/own-draft.ts";

export const stepNames = ["personal", ...applySteps] as const;
export type StepName = (typeof stepNames)[number];

interface Step {
  readonly label: MessageKey;
  /** Its fields, in the form's order. */
  readonly fields: readonly DraftField[];
}

export const steps: Readonly<Record<StepName, Step>> = {
  personal: { label: "applyStep.personal", fields: ["resumeId", "firstName", "lastName"] },
  contact: { label: "applyStep.contact", fields: ["email", "phone", "postalCode", "shareContact"] },
  charity: { label: "applyStep.charity", fields: ["charityId"] },
  "elevator-pitch": { label: "applyStep.elevatorPitch", fields: ["elevatorPitch"] },
  questions: { label: "apply.questions", fields: [] },
  finish: { label: "applyStep.finish", fields: [] },
  interview: { label: "applyStep.interview", fields: [] },
};

/** The step at an address under `/apply/{slug}/{jobId}`. */
export function stepOf(pathname: string): StepName {
  return stepNames.find((name) => name === pathname.split("/")[4]) ?? "personal";
}

/** The address of another part of the same application as `pathname`, with the same spelling. */
export function partAddress(pathname: string, part: string): string {
  const flow = pathname.split("/").slice(0, 4).join("/");
  return part === "personal" ? flow : `${flow}/${part}`;
}

/** The steps of one application: a posting may ask nothing of its own. */
export function stepsOf({ questions }: { readonly questions: readonly unknown[] }): readonly StepName[] {
  return questions.length > 0 ? stepNames : stepNames.filter((name) => name !== "questions");
}

/**
 * The next step with something to ask. A step without is skipped: what is known appears on the last step. What was only
 * read from a resume isn't known: its number may be a reference's. The charity, which may be left open, is asked once,
 * after the contact; somebody whose contact is known finds it on the last step.
 */
export function stepAfter(
  step: StepName,
  {
    fields,
    fromResume,
    faults,
    questions,
    isProved,
  }: Pick<OwnDraft, "fields" | "fromResume" | "faults" | "questions"> & {
    isProved: boolean;
  },
) {
  const asks = (name: StepName) =>
    (name === "contact" && !isProved) ||
    (name === "charity" && step === "contact" && fields.charityId === undefined) ||
    (name === "questions" && questions.some(({ isNew }) => isNew)) ||
    fromResume.some((field) => isAskedBy(name, field)) ||
    faults.some(({ field }) => isAskedBy(name, field));
  const later = stepNames.slice(stepNames.indexOf(step) + 1, stepNames.indexOf("finish"));
  return later.find(asks) ?? "finish";
}

export function isAskedBy(step: StepName, field: string): boolean {
  return step === "questions"
    ? field.startsWith("answer-")
    : (steps[step].fields as readonly string[]).includes(field);
}

export function stepBefore(step: StepName, all: readonly StepName[]): StepName | undefined {
  return all[all.indexOf(step) - 1];
}

/** Whether a step has something to show once the application is sent: the receipt names a date that is still to come. */
export function followsSending(step: StepName, { status }: Pick<Application, "status">): boolean {
  return step === "interview" || (step === "finish" && isPending(status));
}

/** Without a proved address, nobody gets past the step that asks for one. */
export function needsProof(step: StepName): boolean {
  return stepNames.indexOf(step) > stepNames.indexOf("contact");
}
