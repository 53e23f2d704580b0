import { checkPosting, proposeFields } from "@candor/contract/hosting/routes";
import type { PostingFields } from "@candor/contract/hosting/shapes";
import type { PageContext } from "@candor/contract/pages";
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
): Promise<EditorAnswer | undefined> {
  const intent = textOf(form, "intent");
  const pasted = textOf(form, "pasted");
  if (intent === "read") {
    const read = await call(proposeFields, { body: { text: pasted } });
    return read.ok
      ? { typed, pasted, proposals: read.answer.proposals }
      : { typed, pasted, trouble: read.problem.detail };
  }
  if (intent === "use") {
    const filled = withAccepted(typed, form);
    // A text from which nothing was accepted can be read again.
    return { ...filled, ...(filled.accepted === 0 && { pasted }), filled: crypto.randomUUID() };
  }
  const questions = changedQuestions(intent, typed.questions);
  if (questions) {
    const focused = focusedAfter(intent, questions.length);
    return { typed: { ...typed, questions }, filled: crypto.randomUUID(), focused };
  }
  const overlong = overlongAnswer(typed);
  if (overlong) return overlong;
  if (intent !== "preview") return undefined;
  const { trouble, ...read } = await checked(call, organizationId, typed);
  return { typed, ...read, ...(trouble && { trouble }) };
}

/** What keeps a form from being published, and its preview. */
export async function checked(call: Call, organizationId: string, fields: PostingFields) {
  const found = await call(checkPosting, { body: { organizationId, fields } });
  if (found.ok) {
    const { job: preview, ...read } = found.answer;
    return { ...read, preview };
  }
  throwIfNotTheirs(found.problem, ...textsOf(fields));
  return { faults: [], trouble: found.problem.detail };
}
