import { deleteOwnInterview } from "@candor/contract/interviews/routes";
import { message } from "@candor/contract/messages/message";
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { applicationAddresses } from "../../application-addresses.ts";
import { ownApplication } from "../../applications/read-application.ts";
import { AnswerList } from "../../interviews/answer-list.tsx";
import { OwnState } from "../../interviews/own-state.tsx";
import { charitiesFor } from "../../interviews/read-charities.ts";
import { readOwn } from "../../interviews/read-own.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { pageContext } from "../../wire/page-context.ts";
import "../../styles/interview.css";

export const handle: PageHandle = { hydrate: false, section: "applications", requiresAuth: true };

/** M-42. */
export async function loader(args: LoaderFunctionArgs) {
  const application = await ownApplication(args);
  const { call } = args.context.get(pageContext);
  const own = await readOwn(call, application.id);
  const charities = await charitiesFor(call, own.questions);
  return { application, own, charities, deleting: args.url.searchParams.get("change") === "delete" };
}

export async function action({ url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const id = params["id"] ?? "";
  answerOrThrow(await call(deleteOwnInterview, { params: { id } }));
  return redirect(withNotice(applicationAddresses.ownInterview(id), "interview-deleted"), 303);
}

export default function OwnInterviewPage() {
  const { application, own, charities, deleting } = useLoaderData<typeof loader>();
  const { id, job } = application;
  const title = message("interview.transcript", { title: job.title });
  const isAnswered = own.questions.some(({ state }) => state !== "open") && own.state !== "deleted";
  if (deleting && isAnswered) return <Deletion id={id} organization={job.organization.name} />;
  return (
    <article className="interview-page">
      <PageHead title={title} path={applicationAddresses.ownInterview(id)} unlisted />
      <p className="application-up">
        <a href={addresses.application(id)}>
          <bdi>{job.title}</bdi>
        </a>
      </p>
      <h1>{title}</h1>
      <OwnState own={own} organization={job.organization.name} />
      {isAnswered && (
        <>
          <AnswerList questions={own.questions} answers={own.answers} charities={charities} />
          <div className="actions">
            <ButtonLink to={applicationAddresses.interviewCopy(id)} tone="quiet">
              {message("interview.download")}
            </ButtonLink>
            <ButtonLink to={applicationAddresses.ownInterview(id, "delete")} tone="quiet">
              {message("interview.delete")}
            </ButtonLink>
          </div>
        </>
      )}
    </article>
  );
}

function Deletion({ id, organization }: { id: string; organization: string }) {
  return (
    <Form className="statement" method="post" action={applicationAddresses.ownInterview(id)}>
      <PageHead title={message("interview.deleteTitle")} unlisted />
      <h1>{message("interview.deleteTitle")}</h1>
      <p className="lead">{message("interview.deleteBody", { organization })}</p>
      <div className="actions">
        <Button tone="danger">{message("interview.deleteConfirm")}</Button>
        <ButtonLink to={applicationAddresses.ownInterview(id)} tone="quiet">
          {message("interview.keep")}
        </ButtonLink>
      </div>
    </Form>
  );
}
