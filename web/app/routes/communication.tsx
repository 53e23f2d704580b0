import { message } from "@candor/contract/messages/message";
import { readPreferences } from "@candor/contract/preferences";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../addresses.ts";
import { PreferencesForm } from "../communication/preferences-form.tsx";
import { saveChosen } from "../communication/save-preferences.ts";
import { PageHead } from "../components/page-head.tsx";
import { SettingsMenu } from "../components/settings-menu.tsx";
import { pageContext } from "../page-context.ts";
import { requireSession } from "../session/require-session.ts";
import { typedFields } from "../session/typed-fields.ts";

/** */
export async function loader({ url, context }: LoaderFunctionArgs) {
  requireSession(url, context);
  const read = await context.get(pageContext).call(readPreferences, {});
  if (!read.ok) throw data(null, { status: read.problem.status });
  return read.answer;
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  requireSession(url, context);
  return saveChosen(context.get(pageContext), await typedFields(request), addresses.communication);
}

export default function Communication() {
  const preferences = useLoaderData<typeof loader>();
  return (
    <section className="communication">
      <PageHead title={message("settings.communication")} path={addresses.communication} unlisted />
      <SettingsMenu current={addresses.communication} />
      <h1>{message("settings.communication")}</h1>
      <PreferencesForm key={preferences.accountId} {...preferences} />
    </section>
  );
}
