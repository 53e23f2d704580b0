import type { GivenAnswers } from "@candor/contract/answers/shapes";
import type { Call } from "@candor/contract/client";
import type { ApplyDraft, DraftFields } from "@candor/contract/drafts/shapes";
import { lookUpJob } from "@candor/contract/jobs/routes";
import type { PageContext } from "@candor/contract/pages";
import type { ProblemDocument } from "@candor/contract/problems";
import { hasWords } from "@candor/contract/values";
import { data } from "react-router";
import { throwIfGone, throwIfPageGone } from "../../../forms/throw-if-gone.ts";
import { isAskedBy, type StepName } from "../steps/steps.ts";
import { type Fault, keepFields, typedAnswers, typedFields } from "./draft-calls.ts";

/** Why a step stays where it is. */
export interface Refusal {
  readonly faults: readonly Fault[];
  /** What was typed, if it could not be kept in the draft. */
  readonly typed?: DraftFields;
  readonly answers?: GivenAnswers;
  /** The code that was refused. */
  readonly code?: string;
  /** V-08: the address that was probably meant, and the refused one. */
  readonly spelling?: { readonly suggestion: string; readonly typed: string };
  /** A problem that belongs to no field of the form. */
  readonly trouble?: string;
  /** no further code can be mailed. */
  readonly unmailed?: boolean;
}

export interface Saved {
  readonly refusal?: Refusal;
  /** The draft as it is now; absent if it could not be kept. */
  readonly draft?: ApplyDraft;
}

/** Saves a step's form, right or wrong, and says what is wrong with it. */
export async function saveStep(
  { call, signedIn }: PageContext,
  jobId: string,
  step: StepName,
  form: FormData,
): Promise<Saved> {
  const typed = typedFields(form);
  const answers = typedAnswers(form);
  const saved = await keepFields(call, jobId, { ...typed, ...(answers && { answers }) });
  const texts = [typed.elevatorPitch ?? "", ...Object.values(answers ?? {})].filter(hasWords);
  if (!saved.ok && texts.length > 0) await throwIfOver(call, jobId, texts);
  if (!saved.ok) return { refusal: { ...refusalOf(saved.problem), typed, ...(answers && { answers }) } };
  const draft = saved.answer;
  const faults = faultsOf(step, draft, signedIn);
  return faults.length > 0 ? { refusal: { faults }, draft } : { draft };
}

/** The page of a posting that is gone or closed says so itself, but shows only what the draft has kept. */
async function throwIfOver(call: Call, jobId: string, texts: readonly string[]): Promise<void> {
  const job = call(lookUpJob, { params: { id: jobId } });
  await throwIfPageGone(job, ...texts);
  const found = await job;
  if (found.ok && found.answer.status === "closed") throwIfGone({ status: 404 }, ...texts);
}

/** A signed-in person's address is their account's, whatever the draft says. */
function faultsOf(step: StepName, { faults }: Pick<ApplyDraft, "faults">, signedIn: boolean): Fault[] {
  return faults.filter(({ field }) => isAskedBy(step, field) && !(field === "email" && signedIn));
}

export function refusalOf(problem: ProblemDocument): Refusal {
  const faults = (problem.errors ?? []).map(({ path, key, text }) => ({
    field: path.slice(1).replace("answers/", "answer-"),
    key,
    text,
  }));
  return faults.length > 0 ? { faults } : { faults, trouble: problem.detail };
}

/** Shows the page again, with what is wrong. */
export function refused(refusal: Refusal) {
  return data(refusal, { status: 422 });
}
