import type { GivenAnswers } from "@candor/contract/answers/shapes";
import type { Call, Outcome, SentFile } from "@candor/contract/client";
import {
  keepDraftUpload,
  readDraft,
  saveDraft,
  startDrafts,
  uploadAnswerFile,
  uploadDraftResume,
} from "@candor/contract/drafts/routes";
import {
  type ApplyDraft,
  type DraftChange,
  type DraftFields,
  draftFields,
} from "@candor/contract/drafts/shapes";
import type { Route } from "@candor/contract/route";
import { textOf } from "../../../wire/text-of.ts";

export type Fault = ApplyDraft["faults"][number];

export function readOwnDraft(call: Call, jobId: string): Promise<Outcome<typeof readDraft>> {
  return withKey(call, () => call(readDraft, { params: { jobId } }));
}

export function keepFields(
  call: Call,
  jobId: string,
  fields: DraftChange,
): Promise<Outcome<typeof saveDraft>> {
  return withKey(call, () => call(saveDraft, { params: { jobId }, body: fields }));
}

export function keepFile(
  call: Call,
  jobId: string,
  file: SentFile,
): Promise<Outcome<typeof uploadDraftResume>> {
  return withKey(call, () => call(uploadDraftResume, { params: { jobId }, file }));
}

/** A file that answers one of the posting's questions. */
export function keepAnswerFile(
  call: Call,
  params: { readonly jobId: string; readonly questionId: string },
  file: SentFile,
): Promise<Outcome<typeof uploadAnswerFile>> {
  return withKey(call, () => call(uploadAnswerFile, { params, file }));
}

/** The file of a complete upload in parts. */
export function keepUploaded(
  call: Call,
  jobId: string,
  key: string,
): Promise<Outcome<typeof keepDraftUpload>> {
  return withKey(call, () => call(keepDraftUpload, { params: { jobId }, body: { key } }));
}

/** A browser without a key, or with one that is no longer known, gets one. */
async function withKey<R extends Route>(call: Call, ask: () => Promise<Outcome<R>>): Promise<Outcome<R>> {
  const outcome = await ask();
  if (outcome.ok || outcome.problem.code !== "not-found") return outcome;
  await call(startDrafts, {});
  return ask();
}

/** A form's fields for the draft. Browsers send each line break as two characters; it counts as one. */
export function typedFields(form: FormData): DraftFields {
  const names = Object.keys(draftFields.shape);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = form.get(name);
      return typeof value === "string" ? [[name, value.replaceAll("\r\n", "\n")]] : [];
    }),
  );
}

/** A form's answers; one that was left open is empty. Undefined if the form asks for none. */
export function typedAnswers(form: FormData): GivenAnswers | undefined {
  const asked = form.getAll("question").map(String);
  if (asked.length === 0) return undefined;
  const given = asked.map((id) => [id, textOf(form, `answer-${id}`)]);
  return Object.fromEntries(given) as GivenAnswers;
}
