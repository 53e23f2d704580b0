import type { DraftField } from "@candor/contract/drafts/shapes";
import type { MessageKey } from "@candor/contract/messages/message";
import { applySteps } from "../../addresses.ts";

export const stepNames = ["personal", ...applySteps] as const;
export type StepName = (typeof stepNames)[number];

interface Step {
  readonly label: MessageKey;
  /** What it asks for, in the form's order. */
  readonly fields: readonly DraftField[];
}

export const steps: Readonly<Record<StepName, Step>> = {
  personal: { label: "applyStep.personal", fields: ["firstName", "lastName", "resumeId"] },
  contact: { label: "applyStep.contact", fields: ["email", "phone", "postalCode"] },
  charity: { label: "applyStep.charity", fields: ["charityId"] },
  "elevator-pitch": { label: "applyStep.elevatorPitch", fields: ["elevatorPitch"] },
  finish: { label: "applyStep.finish", fields: [] },
  interview: { label: "applyStep.interview", fields: [] },
};

/** Which step an address under `/apply/{slug}/{jobId}` is. */
export function stepOf(pathname: string): StepName {
  return stepNames.find((name) => name === pathname.split("/")[4]) ?? "personal";
}

/** The address of another part of the same application as `pathname`, in the words that it was asked with. */
export function partAddress(pathname: string, part: string): string {
  const flow = pathname.split("/").slice(0, 4).join("/");
  return part === "personal" ? flow : `${flow}/${part}`;
}

export function stepAfter(step: StepName): StepName {
  return stepNames[stepNames.indexOf(step) + 1] ?? step;
}

export function stepBefore(step: StepName): StepName | undefined {
  return stepNames[stepNames.indexOf(step) - 1];
}

/** Without a proved address, nobody gets past the step that asks for one. */
export function needsProof(step: StepName): boolean {
  return stepNames.indexOf(step) > stepNames.indexOf("contact");
}
