import { listApplications } from "@candor/contract/applications/routes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import {
  listOutsideApplications,
  noteOutsideApplication,
} from "@candor/contract/outside-applications/routes";
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
import { StatusFilter } from "../../applications/ledger/status-filter.tsx";
import { refusedStatus } from "../../forms/refused-status.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { OutsideLedger } from "../../outside-applications/outside-ledger.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { SettingsMenu } from "../../shell/settings-menu.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormErrors } from "../../ui/form-errors.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/applications.css";
import "../../styles/outside-applications.css";

export const handle: PageHandle = { section: "applications", requiresAuth: true };

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const [noted, own] = await Promise.all([
    call(listOutsideApplications, {}),
    call(listApplications, { query: {} }),
  ]);
  return { applications: answerOrThrow(noted).applications, counts: own.ok ? own.answer.counts : {} };
}

/** Adds an application by its address. What was typed comes back with its errors. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const body = { url: typed("url"), title: typed("title"), organization: typed("organization") };
  const noted = await call(noteOutsideApplication, { body });
  if (noted.ok) {
    const entry = addresses.oneElsewhere(noted.answer.id);
    return redirect(noted.answer.known ? withNotice(entry, "outside-known") : entry, 303);
  }
  const { detail, code } = noted.problem;
  const isAddress = code === "invalid-request";
  const text = isAddress ? message("validation.addressInvalid") : detail;
  return data({ typed: body, faults: [{ field: "url", text }] }, { status: refusedStatus(noted.problem) });
}

/** Counted separately: nobody here answers these. */
export default function Elsewhere() {
  const { applications, counts } = useLoaderData<typeof loader>();
  return (
    <section className="applications elsewhere">
      <PageHead title={message("outside.title")} path={addresses.elsewhere} unlisted />
      <SettingsMenu current={addresses.applications()} />
      <h1>{message("outside.title")}</h1>
      <StatusFilter counts={counts} chosen="elsewhere" elsewhere={applications.length} />
      <p className="lead">{message("outside.lead")}</p>
      {applications.length > 0 ? (
        <OutsideLedger applications={applications} />
      ) : (
        <p>{message("outside.none")}</p>
      )}
      <AddForm />
    </section>
  );
}

function AddForm() {
  const refusal = useActionData<typeof action>();
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="elsewhere-form">
      <h2>{message("outside.add")}</h2>
      <FormErrors errors={refusal?.faults ?? []} />
      <TextField
        name="url"
        label={message("outside.url")}
        inputMode="url"
        maxLength={limits.outsideUrlCharacters}
        defaultValue={refusal?.typed.url}
        error={refusal?.faults[0]?.text}
        required
      />
      <TextField
        name="title"
        label={message("outside.job")}
        hint={message("answers.optional")}
        maxLength={limits.postingTitleCharacters}
        defaultValue={refusal?.typed.title}
      />
      <TextField
        name="organization"
        label={message("outside.organization")}
        hint={message("answers.optional")}
        maxLength={limits.organizationNameCharacters}
        defaultValue={refusal?.typed.organization}
      />
      <div className="actions">
        <Button busy={busy}>{message("outside.addToList")}</Button>
      </div>
    </Form>
  );
}
