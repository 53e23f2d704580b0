import type { Charity } from "@candor/contract/charities/shapes";
import { answerInterview, readInterview, sendInterview } from "@candor/contract/interviews/routes";
import type { Interview } from "@candor/contract/interviews/shapes";
import { message } from "@candor/contract/messages/message";
import type { ProblemDocument } from "@candor/contract/problems";
import { type InterviewQuestion, interviewQuestions } from "@candor/contract/values";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
  useParams,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { revalidatesLists } from "../../forms/revalidates-lists.ts";
import { throwIfTooOften } from "../../forms/throw-if-too-often.ts";
import { Conversation } from "../../interviews/conversation.tsx";
import { InterviewHead } from "../../interviews/interview-head.tsx";
import { LinkExpired } from "../../interviews/link-expired.tsx";
import { charitiesFor } from "../../interviews/read-charities.ts";
import { ThankYou } from "../../interviews/thank-you.tsx";
import {
  answerOf,
  errorsIn,
  questionIn,
  type Refused,
  typedAnswer,
  wordsOf,
} from "../../interviews/typed.ts";
import { questionLabel } from "../../interviews/words.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Unsent } from "../../ui/unsent.tsx";
import type { Refusal } from "../../wire/answer-or-throw.ts";
import { formOf } from "../../wire/form-of.ts";
import { pageContext } from "../../wire/page-context.ts";
import { useDates } from "../../wording/use-dates.ts";
import "../../styles/interview.css";

/** N-05: nothing links away from it before it is done. */
export const handle: PageHandle = { hideLogo: true };

/** Anyone with the address can open it, so no copy is cached anywhere. */
export function headers() {
  return { "cache-control": "no-store" };
}

/** An answer to an interview that was sent or has expired meanwhile. */
interface Late {
  readonly unsent: string;
}

type Shown =
  | { readonly state: "expired"; readonly detail: string }
  | {
      readonly state: "shown";
      readonly interview: Interview;
      readonly charities: readonly Charity[];
      readonly question: InterviewQuestion | undefined;
      readonly signedIn: boolean;
    };

/** Without a question in the address, shows the first unanswered one. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call, signedIn } = context.get(pageContext);
  const found = await call(readInterview, { params: linkOf(params) });
  if (!found.ok) return expired(found.problem);
  const { questions } = found.answer;
  const wanted = interviewQuestions.find((name) => name === url.searchParams.get("question"));
  const named =
    questions.find(({ name }) => name === wanted) ?? questions.find(({ state }) => state === "open");
  return data<Shown>({
    state: "shown",
    interview: found.answer,
    charities: await charitiesFor(call, questions),
    question: named?.name,
    signedIn,
  });
}

export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = context.get(pageContext);
  const link = linkOf(params);
  const form = await formOf(request);
  const onward = () => redirect(url.pathname, 303);
  if (form.get("intent") === "send") {
    const sent = await call(sendInterview, { params: link });
    // Something is still open: the page leads to it. An expired link says so there too.
    if (!sent.ok) throwIfTooOften(sent.problem, url.pathname);
    return sent.ok || sent.problem.status < 500 ? onward() : refuse(sent.problem);
  }
  const question = questionIn(form);
  if (!question) throw data(null, { status: 400 });
  const words = form.get("intent") === "leave-out" ? "" : wordsOf(question, form);
  const tooLate = () => (words === "" ? onward() : data<Late>({ unsent: words }, { status: 409 }));
  const found = await call(readInterview, { params: link });
  if (!found.ok)
    return isOver(found.problem)
      ? tooLate()
      : unanswered({ errors: errorsIn(found.problem, question, []), typed: typedAnswer(form, []) });
  const skills = found.answer.answers.skills ?? [];
  const typed = typedAnswer(form, skills);
  const body = form.get("intent") === "leave-out" ? {} : answerOf(question, form);
  if (Array.isArray(body)) return unanswered({ errors: body, typed });
  const saved = await call(answerInterview, { params: { ...link, question }, body });
  if (saved.ok) return onward();
  if (isOver(saved.problem)) return tooLate();
  return unanswered({ errors: errorsIn(saved.problem, question, skills), typed });
}

function isOver({ status, code }: ProblemDocument): boolean {
  return status === 404 || status === 410 || code === "interview-sent";
}

/** Shows what holds now. */
export const shouldRevalidate = revalidatesLists;

export default function InterviewPage() {
  const shown = useLoaderData<typeof loader>();
  const answered = useActionData<Refused | Late>();
  const { applicationId = "" } = useParams();
  const unsent = answered && "unsent" in answered ? answered.unsent : undefined;
  if (shown.state === "expired") return <LinkExpired detail={shown.detail} unsent={unsent} />;
  const { interview, question } = shown;
  if (interview.state === "sent")
    return (
      <article className="interview-page">
        <InterviewHead interview={interview} />
        {unsent !== undefined && <Unsent text={unsent} />}
        <ThankYou interview={interview} applicationId={applicationId} />
      </article>
    );
  return (
    <article className="interview-page">
      <InterviewHead interview={interview} />
      <Lead {...shown} />
      <Conversation
        {...shown}
        question={question}
        refused={answered && "errors" in answered ? answered : undefined}
        change={(name) => (
          <a
            href={`?question=${name}`}
            aria-label={message("interview.changeAnswer", { question: questionLabel(name) })}
          >
            {message("interview.change")}
          </a>
        )}
      />
    </article>
  );
}

/** Shown before the first answer. */
function Lead({ interview, signedIn }: Extract<Shown, { state: "shown" }>) {
  const { dateText } = useDates();
  const { pathname } = useLocation();
  const { organization, questions, expires, isOwn } = interview;
  if (questions.some(({ state }) => state !== "open")) return null;
  return (
    <div className="interview-lead">
      <p className="lead">{message("interview.lead", { organization: organization.name })}</p>
      <p>
        {expires !== undefined && message("interview.expires", { date: dateText(expires) })}{" "}
        {!isOwn && !signedIn && (
          <a href={addresses.login("sign-in", new URLSearchParams({ redirect: pathname }))}>
            {message("interview.signInToFill")}
          </a>
        )}
      </p>
    </div>
  );
}

function linkOf(params: LoaderFunctionArgs["params"]) {
  const { applicationId = "", jobId = "", userId = "", obfuscatedId = "" } = params;
  return { applicationId, jobId, userId, obfuscatedId };
}

/** Whatever is wrong with the address, it says the same; only one that was valid says when it expired. */
function expired(problem: ProblemDocument) {
  if (problem.status !== 404 && problem.status !== 410) return refuse(problem);
  const { status, code } = problem;
  const detail = code === "interview-link-ended" ? problem.detail : message("interview.linkExpiredBody");
  return data<Shown>({ state: "expired", detail }, { status });
}

function unanswered(refused: Refused) {
  return data<Refused>(refused, { status: 422 });
}

function refuse({ detail, status }: ProblemDocument): never {
  throw data({ detail } satisfies Refusal, { status });
}
