import { tryInterview } from "@candor/contract/interviews/routes";
import { type InterviewAnswers, interviewAnswers } from "@candor/contract/interviews/shapes";
import { message } from "@candor/contract/messages/message";
import { type InterviewQuestion, interviewQuestions } from "@candor/contract/values";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { Conversation } from "../../interviews/conversation.tsx";
import { InterviewHead } from "../../interviews/interview-head.tsx";
import { charitiesFor } from "../../interviews/read-charities.ts";
import { answerOf, errorsIn, questionIn, typedAnswer } from "../../interviews/typed.ts";
import { questionLabel } from "../../interviews/words.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { formOf } from "../../wire/form-of.ts";
import { pageContext } from "../../wire/page-context.ts";
import "../../styles/interview.css";
import "../../styles/text-button.css";

export const handle: PageHandle = { hideLogo: true, requiresAuth: true };

/** A trial's answers, which exist only in its form. */
interface Carried {
  readonly answers: InterviewAnswers;
  readonly leftOut: readonly InterviewQuestion[];
}

const none: Carried = { answers: {}, leftOut: [] };

/** */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const interview = answerOrThrow(await tried({ params, context }, none));
  const charities = await charitiesFor(call, interview.questions);
  return { interview, charities, carried: none, question: interview.questions[0]?.name };
}

export async function action({ request, url, params, context }: ActionFunctionArgs) {
  requireSession(url, context);
  const form = await formOf(request);
  const before = form.get("intent") === "restart" ? none : carriedIn(form.get("carried"));
  const wanted = interviewQuestions.find((name) => name === form.get("change"));
  const question = wanted || form.get("intent") === "restart" ? undefined : questionIn(form);
  const answer = question && given(question, form, before);
  const errors = Array.isArray(answer) ? answer : [];
  const carried = answer && !Array.isArray(answer) ? answer : before;
  const asked = question && errors.length === 0 ? { question } : {};
  const trial = await tried({ params, context }, carried, asked);
  if (!trial.ok && question && trial.problem.status === 400)
    return again(errorsIn(trial.problem, question, before.answers.skills ?? []), before, question);
  const interview = answerOrThrow(trial);
  if (question && errors.length > 0) return again(errors, before, question);
  const open = interview.questions.find(({ state }) => state === "open")?.name;
  return { interview, carried, question: wanted ?? open, refused: undefined };

  async function again(faults: typeof errors, kept: Carried, name: InterviewQuestion) {
    const same = answerOrThrow(await tried({ params, context }, kept));
    const refused = { errors: faults, typed: typedAnswer(form, kept.answers.skills ?? []) };
    return { interview: same, carried: kept, question: name, refused };
  }
}

export default function InterviewTest() {
  const first = useLoaderData<typeof loader>();
  const { interview, question, carried, refused } = useActionData<typeof action>() ?? {
    ...first,
    refused: undefined,
  };
  const text = JSON.stringify(carried);
  return (
    <article className="interview-page">
      <InterviewHead interview={interview} />
      <p className="interview-trial" role="status">
        {message("interview.trying")}
      </p>
      <Conversation
        interview={interview}
        charities={first.charities}
        question={question}
        refused={refused}
        carried={text}
        change={(name) => (
          <Form method="post">
            <input type="hidden" name="carried" value={text} />
            <button
              className="text-button"
              name="change"
              value={name}
              aria-label={message("interview.changeAnswer", { question: questionLabel(name) })}
            >
              {message("interview.change")}
            </button>
          </Form>
        )}
      />
    </article>
  );
}

function tried(
  { params, context }: Pick<LoaderFunctionArgs, "params" | "context">,
  { answers, leftOut }: Carried,
  asked: { readonly question?: InterviewQuestion } = {},
) {
  const { applicationId = "" } = params;
  const body = { answers, leftOut: [...leftOut], ...asked };
  return context.get(pageContext).call(tryInterview, { params: { applicationId }, body });
}

/** The answers including the form's, or what is wrong with it. */
function given(question: InterviewQuestion, form: FormData, { answers, leftOut }: Carried) {
  const { [question]: _, ...others } = answers;
  if (form.get("intent") === "leave-out")
    return { answers: others, leftOut: [...new Set([...leftOut, question])] };
  const typed = answerOf(question, form);
  if (Array.isArray(typed)) return typed;
  return { answers: { ...others, ...typed }, leftOut: leftOut.filter((name) => name !== question) };
}

function carriedIn(text: FormDataEntryValue | null): Carried {
  try {
    const { answers, leftOut } = JSON.parse(typeof text === "string" ? text : "") as {
      answers: unknown;
      leftOut: unknown[];
    };
    return {
      answers: interviewAnswers.parse(answers),
      leftOut: interviewQuestions.filter((name) => leftOut.includes(name)),
    };
  } catch {
    throw data(null, { status: 400 });
  }
}
