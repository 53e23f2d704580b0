import { checkPosting, proposeFields } from "@candor/contract/hosting/routes";
import type { PostingFields } from "@candor/contract/hosting/shapes";
import type { PageContext } from "@candor/contract/pages";
import type { ProblemDocument } from "@candor/contract/problems";
import { data } from "react-router";
import { refusedStatus } from "../../forms/refused-status.ts";
import { throwIfNotTheirs } from "../../forms/throw-if-gone.ts";
import { textOf } from "../../wire/text-of.ts";
import type { EditorAnswer } from "./editor-answer.ts";
import { overlongAnswer } from "./overlong.ts";
import { textsOf } from "./texts-of.ts";
import { withAccepted } from "./typed-posting.ts";
import { changedQuestions, focusedAfter } from "./typed-questions.ts";

type Call = PageContext["call"];

/** The answer to a request that saves nothing; undefined for any other intent. */
export async function unsavedAnswer(
  call: Call,
  form: FormData,
  typed: PostingFields,
  organizationId: string,
) {
  const intent = textOf(form, "intent");
  const pasted = textOf(form, "pasted");
  if (intent === "read") {
    const read = await call(proposeFields, { body: { text: pasted } });
    return read.ok
      ? data<EditorAnswer>({ typed, pasted, proposals: read.answer.proposals })
      : refusedAnswer({ typed, pasted }, read.problem);
  }
  if (intent === "use") {
    const filled = withAccepted(typed, form);
    // A text from which nothing was accepted can be read again.
    const answer = { ...filled, ...(filled.accepted === 0 && { pasted }), filled: crypto.randomUUID() };
    return data<EditorAnswer>(answer);
  }
  const questions = changedQuestions(intent, typed.questions);
  if (questions) {
    const focused = focusedAfter(intent, questions.length);
    return data<EditorAnswer>({ typed: { ...typed, questions }, filled: crypto.randomUUID(), focused });
  }
  const overlong = overlongAnswer(typed);
  if (overlong) return data<EditorAnswer>(overlong);
  if (intent !== "preview") return undefined;
  const { problem, ...read } = await checked(call, organizationId, typed);
  const answer = { typed, pasted };
  return problem ? refusedAnswer(answer, problem) : data<EditorAnswer>({ ...answer, ...read });
}

function refusedAnswer(typed: EditorAnswer, problem: ProblemDocument) {
  return data<EditorAnswer>({ ...typed, trouble: problem.detail }, { status: refusedStatus(problem) });
}

/** What keeps a form from being published, and its preview. */
export async function checked(call: Call, organizationId: string, fields: PostingFields) {
  const found = await call(checkPosting, { body: { organizationId, fields } });
  if (found.ok) {
    const { job: preview, ...read } = found.answer;
    return { ...read, preview };
  }
  throwIfNotTheirs(found.problem, ...textsOf(fields));
  return { faults: [], problem: found.problem };
}
