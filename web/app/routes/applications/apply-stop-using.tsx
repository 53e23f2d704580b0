import { message } from "@candor/contract/messages/message";
import { inactivateResume } from "@candor/contract/resumes/routes";
import { type ActionFunctionArgs, data, Form, redirect, useLocation, useParams } from "react-router";
import { partAddress } from "../../applications/apply/steps/steps.ts";
import { useOpenPage } from "../../applications/apply/use-apply-page.ts";
import { throwIfTooOften } from "../../forms/throw-if-too-often.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { pageContext } from "../../wire/page-context.ts";

/** A resume that is gone, or was never theirs, isn't in use either way. */
export async function action({ url, params, context }: ActionFunctionArgs) {
  const { call } = context.get(pageContext);
  const outcome = await call(inactivateResume, { params: { id: params["resumeId"] ?? "" } });
  const page = partAddress(url.pathname, "personal");
  if (!outcome.ok) throwIfTooOften(outcome.problem, page);
  if (!outcome.ok && outcome.problem.status >= 500) throw data(null, { status: outcome.problem.status });
  return redirect(page, 303);
}

/** N-25: the question as a page, if no script can ask it in a dialog. */
export default function StopUsing() {
  const { ownResumes } = useOpenPage();
  const { resumeId } = useParams();
  const { pathname } = useLocation();
  const resume = ownResumes.find(({ id }) => id === resumeId);
  const back = partAddress(pathname, "personal");
  const { fileName = "" } = resume ?? {};
  return (
    <Form className="step-form" method="post">
      <p className="lead">
        <strong>{message("resume.inactivateTitle", { fileName })}</strong>
      </p>
      <p className="lead">{message("resume.inactivateBody")}</p>
      <div className="actions">
        {resume && <Button tone="danger">{message("button.stopUsing")}</Button>}
        <ButtonLink to={back} tone="quiet">
          {message("button.keepUsing")}
        </ButtonLink>
      </div>
    </Form>
  );
}
