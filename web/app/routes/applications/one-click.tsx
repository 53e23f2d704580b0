import type { Call } from "@candor/contract/client";
import { lookUpJob } from "@candor/contract/jobs/routes";
import { message } from "@candor/contract/messages/message";
import { holdApplication, readOneClick, undoApplication } from "@candor/contract/one-click/routes";
import { listResumes } from "@candor/contract/resumes/routes";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { keepForTomorrow } from "../../applications/apply/draft/keep-for-tomorrow.ts";
import { refusalOf, refused } from "../../applications/apply/draft/save-step.ts";
import { later } from "../../applications/apply/later.ts";
import { applicationTo } from "../../applications/apply/load-apply.ts";
import { paceToMention } from "../../applications/apply/read-pace.ts";
import { readPartsOf } from "../../applications/apply/reading-of.ts";
import { partAddress } from "../../applications/apply/steps/steps.ts";
import { OnItsWay } from "../../applications/on-its-way.tsx";
import { ReadyToSend } from "../../applications/ready-to-send.tsx";
import { typedFields } from "../../forms/typed-fields.ts";
import { signalsOn } from "../../jobs/details/read-signals.ts";
import { matchOf } from "../../match/read-match.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/apply.css";
import "../../styles/apply-finish.css";

export const handle: PageHandle = { section: "jobs", requiresAuth: true };

/** Easy Apply asks for what is missing, and shows what was sent. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call, now } = requireSession(url, context);
  const jobId = params["jobId"] ?? "";
  const job = answerOrThrow(await call(lookUpJob, { params: { id: jobId } }));
  if (url.pathname !== addresses.oneClick(job)) throw redirect(addresses.oneClick(job), 308);
  const known = await call(readOneClick, { params: { jobId } });
  const { ready, held } = known.ok ? known.answer : {};
  if (held?.state !== "waiting" && (!ready || (await applicationTo(call, job.id))))
    throw redirect(addresses.apply(job, ready ? undefined : await stepFor(call, job.id)), 303);
  const { id, title, organization } = job;
  const wasUndone = url.searchParams.get("undone") === "yes";
  const [match, pace, signals, resume] =
    held?.state === "waiting" || !ready
      ? []
      : await Promise.all([
          matchOf({ call }, "job", id),
          paceToMention(call),
          signalsOn(call, id),
          readInResume(call, ready.resume.id),
        ]);
  return { job: { id, title, organization }, ready, match, pace, signals, resume, held, wasUndone, now };
}

/** The text of the resume, and what software reads in it. */
async function readInResume(call: Call, id: string) {
  const [own, reading] = await Promise.all([call(listResumes, {}), readPartsOf(call, id)]);
  const text = own.ok ? own.answer.resumes.find((one) => one.id === id)?.text : undefined;
  return text ? { text, reading } : undefined;
}

/** Where Easy Apply continues: its last page shows what was sent. */
async function stepFor(call: Parameters<typeof applicationTo>[0], jobId: string) {
  return (await applicationTo(call, jobId)) ? ("finish" as const) : undefined;
}

export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const jobId = params["jobId"] ?? "";
  const typed = await typedFields(request);
  if (typed("intent") === "undo") {
    const taken = await call(undoApplication, { params: { jobId } });
    if (!taken.ok) return refused(refusalOf(taken.problem));
    return redirect(`${url.pathname}?undone=${taken.answer.undone ? "yes" : "no"}`, 303);
  }
  const elevatorPitch = typed("elevatorPitch");
  if (typed("intent") === later)
    return keepForTomorrow(call, jobId, {
      change: { elevatorPitch },
      finish: partAddress(url.pathname, "finish"),
    });
  const held = await call(holdApplication, { params: { jobId }, body: { elevatorPitch } });
  // This page itself leads to an existing application, or to what must be asked first.
  if (held.ok || held.problem.code === "one-click-unready") return redirect(url.pathname, 303);
  return refused({ ...refusalOf(held.problem), typed: { elevatorPitch } });
}

/** applies with one press, using what is known. */
export default function OneClick() {
  const { job, ready, match, pace, signals, resume, held, wasUndone, now } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const isWaiting = held?.state === "waiting";
  const heading = message(isWaiting ? "oneClick.onItsWay" : "screen.oneClickApply");
  const title = message("job.titleAt", { title: job.title, organization: job.organization.name });
  return (
    <GuardedForms refusal={refusal}>
      <section className="one-click">
        <PageHead title={`${heading}: ${title}`} unlisted />
        <p className="apply-job">
          <a href={addresses.details(job)}>{title}</a>
        </p>
        <h1>{heading}</h1>
        {wasUndone && !isWaiting && <p role="status">{message("oneClick.undone")}</p>}
        {isWaiting && <OnItsWay held={held} now={now} />}
        {!isWaiting && ready && (
          <ReadyToSend {...{ job, ready, match, pace, signals, resume, refusal }} failed={held?.problem} />
        )}
      </section>
    </GuardedForms>
  );
}
