import { localTimeOf } from "@candor/contract/applications/local-time";
import { lookUpJob } from "@candor/contract/jobs/routes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import {
  changeOutsideApplication,
  forgetOutsideApplication,
  listOutsideApplications,
} from "@candor/contract/outside-applications/routes";
import { outsideStages } from "@candor/contract/values";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { formFaults } from "../../forms/form-faults.ts";
import { refusedStatus } from "../../forms/refused-status.ts";
import { throwIfGone } from "../../forms/throw-if-gone.ts";
import { type Typed, typedFields } from "../../forms/typed-fields.ts";
import { RemindField } from "../../outside-applications/remind-field.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { FormErrors } from "../../ui/form-errors.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { useSession } from "../../wire/session-data.ts";
import { useDates } from "../../wording/use-dates.ts";
import "../../styles/applications.css";
import "../../styles/outside-applications.css";

export const handle: PageHandle = { section: "applications", requiresAuth: true };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const noted = answerOrThrow(await call(listOutsideApplications, {}));
  const application = noted.applications.find(({ id }) => id === params["id"]);
  if (!application) throw data(null, { status: 404 });
  const { jobId } = application;
  const job = jobId === undefined ? undefined : await call(lookUpJob, { params: { id: jobId } });
  return { application, withheldAt: job?.ok ? job.answer.withheldAt : undefined };
}

export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const id = params["id"] ?? "";
  if (typed("intent") === "remove") {
    answerOrThrow(await call(forgetOutsideApplication, { params: { id } }));
    return redirect(withNotice(addresses.elsewhere, "outside-removed"), 303);
  }
  const changes = changesIn(typed);
  const changed = await call(changeOutsideApplication, { params: { id }, body: changes });
  if (changed.ok) return redirect(withNotice(addresses.elsewhere, "outside-saved"), 303);
  const { detail } = changed.problem;
  const noted = await call(listOutsideApplications, {});
  const isGone = noted.ok && !noted.answer.applications.some((one) => one.id === id);
  throwIfGone(isGone ? { status: 404 } : changed.problem, changes.notes, changes.title, changes.organization);
  const { faults } = formFaults(changed.problem);
  return data(
    { faults: faults.length > 0 ? faults : [{ field: "title", text: detail }], notes: typed("notes") },
    { status: refusedStatus(changed.problem) },
  );
}

function changesIn(typed: Typed) {
  const stage = outsideStages.find((one) => one === typed("stage"));
  return {
    title: typed("title"),
    organization: typed("organization"),
    notes: typed("notes"),
    remindOn: typed("remindOn") === "" ? null : typed("remindOn"),
    ...(stage && { stage }),
  };
}

export default function OneElsewhere() {
  const { application, withheldAt } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { dateText } = useDates();
  const { title, url } = application;
  return (
    <section className="application elsewhere">
      <PageHead title={message("outside.editTitle")} unlisted />
      <p className="application-up">
        <a href={addresses.elsewhere}>{message("outside.title")}</a>
      </p>
      <h1>{title}</h1>
      {withheldAt !== undefined && (
        <p>{message("applications.jobWithheld", { date: dateText(withheldAt) })}</p>
      )}
      {url !== undefined && withheldAt === undefined && (
        <p>
          <a href={url} rel="noreferrer">
            {message("outside.source")}
          </a>
        </p>
      )}
      <GuardedForms refusal={refused}>
        <Notes />
      </GuardedForms>
    </section>
  );
}

function Notes() {
  const { application } = useLoaderData<typeof loader>();
  const { title, organization, stage, notes, remindAt } = application;
  const refused = useActionData<typeof action>();
  const faults = refused?.faults ?? [];
  const errorOf = (name: string) => faults.find(({ field }) => field === name)?.text;
  const busy = useNavigation().state !== "idle";
  const zone = useSession().profile?.timeZone ?? "UTC";
  return (
    <Form method="post" className="elsewhere-form">
      <FormErrors errors={faults} />
      <SelectField
        name="stage"
        label={message("outside.stage")}
        options={outsideStages.map((value) => ({ value, label: message(`outsideStage.${value}`) }))}
        defaultValue={stage}
      />
      <TextField
        name="notes"
        label={message("outside.notes")}
        hint={message("outside.notesHint")}
        defaultValue={refused?.notes ?? notes}
        error={errorOf("notes")}
        multiline
      />
      <RemindField
        day={remindAt === undefined ? "" : localTimeOf(Date.parse(remindAt), zone).slice(0, 10)}
        error={errorOf("remindOn")}
      />
      <TextField
        name="title"
        label={message("outside.job")}
        defaultValue={title}
        maxLength={limits.postingTitleCharacters}
        error={errorOf("title")}
        required
      />
      <TextField
        name="organization"
        label={message("outside.organization")}
        defaultValue={organization}
        maxLength={limits.organizationNameCharacters}
        error={errorOf("organization")}
      />
      <div className="actions">
        <Button busy={busy}>{message("applications.save")}</Button>
        <Button busy={busy} tone="quiet" name="intent" value="remove">
          {message("outside.remove")}
        </Button>
      </div>
    </Form>
  );
}
