import { changeAnswer, forgetAnswer, listAnswers } from "@candor/contract/answers/routes";
import { message } from "@candor/contract/messages/message";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { AnswerEntry, type AnswerRefusal } from "../../answers/answer-entry.tsx";
import { revalidatesLists } from "../../forms/revalidates-lists.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { Unsent } from "../../ui/unsent.tsx";
import { answerOrThrow, goneOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/answers.css";

export const handle: PageHandle = { requiresAuth: true };

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const found = answerOrThrow(await call(listAnswers, {}));
  return { answers: found.answers, open: url.searchParams.get("answer") ?? undefined };
}

/** M-35: changes an answer, or deletes it. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const [id, answer] = [typed("id"), typed("answer")];
  if (typed("intent") === "forget") {
    goneOrThrow(await call(forgetAnswer, { params: { id } }));
    return redirect(withNotice(addresses.answers(), "changes-saved"), 303);
  }
  const changed = await call(changeAnswer, { params: { id }, body: { answer } });
  if (changed.ok) return redirect(withNotice(addresses.answers(), "changes-saved"), 303);
  const { status, detail, errors = [] } = changed.problem;
  return data<AnswerRefusal>(
    { id, answer, error: errors[0]?.text ?? detail },
    { status: status === 404 ? status : 422 },
  );
}

export const shouldRevalidate = revalidatesLists;

export default function Answers() {
  const { answers, open } = useLoaderData<typeof loader>();
  const refusal = useActionData<AnswerRefusal>();
  const isGone = refusal && !answers.some(({ id }) => id === refusal.id);
  return (
    <>
      <PageHead title={message("answers.title")} path={addresses.answers()} unlisted />
      <h1>{message("answers.title")}</h1>
      <p className="lead">{message("answers.lead")}</p>
      {isGone && <Unsent text={refusal.answer} />}
      {answers.length === 0 ? (
        <EmptyState drawing="postings" text={message("answers.none")}>
          <ButtonLink to={addresses.search()}>{message("nav.findAJob")}</ButtonLink>
        </EmptyState>
      ) : (
        <GuardedForms refusal={refusal}>
          <ul className="answers">
            {answers.map((answer) => (
              <AnswerEntry
                key={answer.id}
                answer={answer}
                isOpen={answer.id === (refusal?.id ?? open)}
                refusal={answer.id === refusal?.id ? refusal : undefined}
              />
            ))}
          </ul>
        </GuardedForms>
      )}
    </>
  );
}
