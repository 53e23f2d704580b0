import { inviteKept, listKept } from "@candor/contract/keeping/routes";
import { message } from "@candor/contract/messages/message";
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { typedIn } from "../../forms/typed-fields.ts";
import { membersAnswer } from "../../organizations/without-organization.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { goneOrThrow } from "../../wire/answer-or-throw.ts";
import { formOf } from "../../wire/form-of.ts";
import { useDates } from "../../wording/use-dates.ts";
import "../../styles/applications.css";
import "../../styles/account.css";

export const handle: PageHandle = { hydrate: false, requiresAuth: true };

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  return membersAnswer(await call(listKept, {}));
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = typedIn(await formOf(request));
  const invited = await call(inviteKept, { params: { id: typed("id") }, body: { jobId: typed("jobId") } });
  // Somebody who took it back in the meantime is no longer in the list.
  goneOrThrow(invited);
  return redirect(withNotice(url.pathname, invited.ok ? "kept-invited" : "try-again"), 303);
}

/** People who agreed to be kept on file, with an invitation for each. */
export default function Kept() {
  const { kept, postings } = useLoaderData<typeof loader>();
  const { dateText } = useDates();
  const title = message("keeping.listTitle");
  const titles = new Map(postings.map(({ id, title: of }) => [id, of]));
  return (
    <section className="own-account">
      <PageHead title={title} path={addresses.kept} unlisted />
      <p className="application-up">
        <a href={addresses.organization}>{message("screen.myOrganization")}</a>
      </p>
      <h1>{title}</h1>
      {kept.length === 0 ? (
        <EmptyState drawing="applicants" text={message("keeping.none")}>
          <ButtonLink to={addresses.answersDue()}>{message("organization.answersDue")}</ButtonLink>
        </EmptyState>
      ) : (
        <p>{message("keeping.listLead")}</p>
      )}
      {kept.map(({ applicationId, name, title: posting, until, invited }) => (
        <Form key={applicationId} method="post" className="change-form">
          <h2>
            <a href={addresses.organizationApplication(applicationId)}>{name}</a>
          </h2>
          <p>
            {message("keeping.appliedTo", { title: posting })}.{" "}
            {message("keeping.until", { date: dateText(until) })}.
          </p>
          {invited.length > 0 && (
            <p className="field-hint">
              {message("keeping.invitedTo", {
                titles: invited.flatMap((id) => titles.get(id) ?? []).join(", "),
              })}
            </p>
          )}
          {postings.length > 0 && (
            <>
              <input type="hidden" name="id" value={applicationId} />
              <div className="form-field">
                <label htmlFor={`job-${applicationId}`}>{message("keeping.inviteTo", { name })}</label>
                <select id={`job-${applicationId}`} name="jobId">
                  {postings.map(({ id, title: of }) => (
                    <option key={id} value={id}>
                      {of}
                    </option>
                  ))}
                </select>
              </div>
              <div className="actions">
                <Button tone="quiet">{message("keeping.invite")}</Button>
              </div>
            </>
          )}
        </Form>
      ))}
    </section>
  );
}
