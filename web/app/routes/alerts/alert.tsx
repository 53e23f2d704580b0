import { readAlert } from "@candor/contract/alerts/routes";
import { message } from "@candor/contract/messages/message";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { AlertDetails } from "../../alerts/alert-details.tsx";
import { changeAlert } from "../../alerts/change-alert.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { SettingsMenu } from "../../shell/settings-menu.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";

export const handle: PageHandle = { requiresAuth: true };

/** */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call, now } = requireSession(url, context);
  const read = await call(readAlert, { params: { id: params["id"] ?? "" } });
  if (!read.ok) throw data(null, { status: read.problem.status === 400 ? 404 : read.problem.status });
  return { alert: read.answer, now };
}

export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const page = requireSession(url, context);
  const id = params["id"] ?? "";
  const place = { id, page: addresses.alert(id), without: addresses.communication };
  return changeAlert(page, await typedFields(request), place);
}

export default function Alert() {
  const { alert, now } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <article className="alert-page">
      <PageHead title={alert.title} path={addresses.alert(alert.id)} unlisted />
      <SettingsMenu current={addresses.communication} />
      <GuardedForms refusal={refusal}>
        <AlertDetails alert={alert} refusal={refusal} now={now} page={addresses.alert(alert.id)} />
      </GuardedForms>
      <p>
        <a href={`${addresses.communication}#job-alerts`}>{message("alerts.back")}</a>
      </p>
    </article>
  );
}
