import { editApplication, readApplication } from "@candor/contract/applications/routes";
import type { ApplicationDetails } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { listResumes } from "@candor/contract/resumes/routes";
import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { hasLapsed, mayEdit } from "../../applications/may-change.ts";
import { ownApplication } from "../../applications/read-application.ts";
import { FaultSummary } from "../../forms/fault-summary.tsx";
import { formFaults } from "../../forms/form-faults.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { requireSession } from "../../session/require-session.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { UnsavedDialog } from "../../ui/unsaved/unsaved-dialog.tsx";
import { useUnsaved } from "../../ui/unsaved/use-unsaved.ts";
import { Unsent } from "../../ui/unsent.tsx";
import { pageContext } from "../../wire/page-context.ts";
import "../../styles/applications.css";
import { throwIfGone, throwIfPageGone } from "../../forms/throw-if-gone.ts";
import type { PageHandle } from "../../shell/page-handle.ts";

export const handle: PageHandle = { section: "applications", requiresAuth: true };

export async function loader(args: LoaderFunctionArgs) {
  const application = await ownApplication(args);
  const isClosed = !mayEdit(application.status) || hasLapsed(application);
  const resumes = await args.context.get(pageContext).call(listResumes, {});
  return { application, isClosed, resumes: resumes.ok ? resumes.answer.resumes : [] };
}

/** What was typed comes back with its errors. */
export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const id = params["id"] ?? "";
  const resumeId = typed("resumeId");
  const body = { elevatorPitch: typed("elevatorPitch"), ...(resumeId !== "" && { resumeId }) };
  const outcome = await call(editApplication, { params: { id }, body });
  if (outcome.ok) return redirect(withNotice(addresses.application(id), "application-saved"), 303);
  throwIfGone(outcome.problem, body.elevatorPitch);
  await throwIfPageGone(call(readApplication, { params: { id } }), body.elevatorPitch);
  return data({ ...formFaults(outcome.problem), typed: body }, { status: outcome.problem.status });
}

export default function EditApplication() {
  const { isClosed } = useLoaderData<typeof loader>();
  return isClosed ? <Closed /> : <EditForm />;
}

/** It was answered or withdrawn meanwhile, perhaps in another tab. */
function Closed() {
  const { application } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const why = message("applications.editClosed");
  return (
    <section className="edit-application">
      <PageHead title={message("applications.editTitle")} unlisted />
      <h1>{message("applications.editTitle")}</h1>
      {refusal ? <Unsent why={why} text={refusal.typed.elevatorPitch} /> : <p>{why}</p>}
      <p>
        <Link to={addresses.application(application.id)}>{message("apply.seeApplication")}</Link>
      </p>
    </section>
  );
}

function EditForm() {
  const { application } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { form, saving, leaving } = useUnsaved(refusal);
  const busy = useNavigation().state !== "idle";
  const { id, job } = application;
  return (
    <Form className="edit-application" method="post" ref={form} onSubmit={saving}>
      <PageHead title={message("applications.editTitle")} unlisted />
      <h1>{message("applications.editTitle")}</h1>
      <p className="lead">
        {message("job.titleAt", { title: job.title, organization: job.organization.name })}
      </p>
      <p>{message("applications.editTerms", { organization: job.organization.name })}</p>
      <FaultSummary refusal={refusal} />
      <Fields refusal={refusal} />
      <div className="actions">
        <Button busy={busy}>{message("applications.save")}</Button>
        <Link className="button button-quiet" to={addresses.application(id)}>
          {message("applications.cancel")}
        </Link>
      </div>
      <UnsavedDialog leaving={leaving} />
    </Form>
  );
}

type Refusal = ReturnType<typeof useActionData<typeof action>>;

function Fields({ refusal }: { refusal: Refusal }) {
  const { application, resumes } = useLoaderData<typeof loader>();
  const errorOf = (name: string) => refusal?.faults.find(({ field }) => field === name)?.text;
  const options = resumeOptions(application, resumes);
  return (
    <>
      {options.length > 0 && (
        <SelectField
          name="resumeId"
          label={message("applications.resume")}
          options={options}
          defaultValue={refusal?.typed.resumeId ?? application.resume?.id}
          error={errorOf("resumeId")}
        />
      )}
      <TextField
        name="elevatorPitch"
        label={message("applications.pitch")}
        defaultValue={refusal?.typed.elevatorPitch ?? application.elevatorPitch}
        error={errorOf("elevatorPitch")}
        multiline
        rows={10}
        required
      />
    </>
  );
}

/** The resumes in use, and the one that was sent, which can be chosen even if it is no longer in use. */
function resumeOptions(
  { resume }: ApplicationDetails,
  resumes: readonly { id: string; fileName: string; inactivated: boolean }[],
) {
  const active = resumes.filter(({ id, inactivated }) => !inactivated && id !== resume?.id);
  const sent = resume
    ? [{ value: resume.id, label: message("applications.keepResume", { fileName: resume.fileName }) }]
    : [];
  return [...sent, ...active.map(({ id, fileName }) => ({ value: id, label: fileName }))];
}
