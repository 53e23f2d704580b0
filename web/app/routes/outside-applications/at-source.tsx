import { lookUpJob } from "@candor/contract/jobs/routes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { makePartnerApply, noteOutsideApplication } from "@candor/contract/outside-applications/routes";
import type { ProblemDocument } from "@candor/contract/problems";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { refusalOf } from "../../forms/refusal.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { AskApplied } from "../../outside-applications/ask-applied.tsx";
import { Noted } from "../../outside-applications/noted.tsx";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { pageContext } from "../../wire/page-context.ts";
import "../../styles/outside-applications.css";

export const handle: PageHandle = { section: "jobs" };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call, signedIn } = context.get(pageContext);
  const job = answerOrThrow(await call(lookUpJob, { params: { id: params["jobId"] ?? "" } }));
  // Its organization answers here, or its source is unknown: then there is no other way to apply.
  if (job.hosted || !job.source) throw redirect(addresses.details(job), 303);
  const path = addresses.applyAtSource(job);
  if (url.pathname !== path) throw redirect(path, 301);
  const { id, title, organization, source } = job;
  return { job: { id, title, organization: organization.name, source }, signedIn };
}

/** Records it for somebody signed in with a proved address, and otherwise for this browser. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { call, signedIn } = context.get(pageContext);
  const typed = await typedFields(request);
  const jobId = params["jobId"] ?? "";
  if (signedIn) {
    const noted = await call(noteOutsideApplication, { body: { jobId } });
    return noted.ok ? { state: "noted" as const } : refused(noted.problem, "");
  }
  // The answer's key is kept by scripts: without them it would be lost.
  if (typed("scripts") !== "1") return { state: "no-scripts" as const };
  const email = typed("email");
  const made = await call(makePartnerApply, { body: { jobId, email } });
  return made.ok ? { state: "kept" as const, made: made.answer } : refused(made.problem, email);
}

function refused(problem: ProblemDocument, email: string) {
  return data(
    { state: "refused" as const, ...refusalOf(problem, ["email"]), email },
    { status: problem.status },
  );
}

/** What the page says after its form was sent. */
export type AtSourceOutcome = ReturnType<typeof useActionData<typeof action>>;

export default function AtSource() {
  const { job, signedIn } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { title, organization, source } = job;
  const values = { organization, source: source.name, days: limits.partnerApplyDays };
  const refusal = outcome?.state === "refused" ? outcome : undefined;
  return (
    <section className="at-source">
      <PageHead title={message("outside.atSourceTitle")} unlisted />
      <p className="application-up">
        <a href={addresses.details(job)}>{message("job.titleAt", { title, organization })}</a>
      </p>
      <h1>{message("outside.applyAtSource", values)}</h1>
      <p className="lead">{message("outside.atSourceLead", values)}</p>
      <p className="actions">
        <a className="button button-primary" href={source.url} target="_blank" rel="noreferrer">
          {message("outside.openSource", values)}
          <span className="visually-hidden"> ({message("outside.newTab")})</span>
        </a>
      </p>
      {outcome && outcome.state !== "refused" ? (
        <Noted outcome={outcome} title={title} />
      ) : (
        <AskApplied source={source.name} signedIn={signedIn} refused={refusal} />
      )}
    </section>
  );
}
