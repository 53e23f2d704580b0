import { listAlerts } from "@candor/contract/alerts/routes";
import { message } from "@candor/contract/messages/message";
import { listPreferenceChanges, readPreferences } from "@candor/contract/preferences/routes";
import { readProfile } from "@candor/contract/session/routes";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { AlertLedger } from "../../alerts/alert-ledger.tsx";
import { typedFields } from "../../forms/typed-fields.ts";
import { isAboutPush } from "../../live/push-intents.ts";
import { changePhone } from "../../preferences/change-phone.ts";
import { changePush } from "../../preferences/change-push.ts";
import { Notifications } from "../../preferences/notifications.tsx";
import { isAboutPhone } from "../../preferences/phone-intents.ts";
import { PreferenceChanges } from "../../preferences/preference-changes.tsx";
import { PreferencesForm } from "../../preferences/preferences-form.tsx";
import { saveChosen } from "../../preferences/save-preferences.ts";
import { type RefusedTexts, TextMessages } from "../../preferences/text-messages.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { SettingsMenu } from "../../shell/settings-menu.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";

export const handle: PageHandle = { requiresAuth: true };

/** */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const [read, alerts, log, profile] = await Promise.all([
    call(readPreferences, {}),
    call(listAlerts, {}),
    call(listPreferenceChanges, {}),
    call(readProfile, { query: {} }),
  ]);
  const again = url.searchParams.get("number") === "other";
  const preferences = answerOrThrow(read);
  return {
    preferences,
    email: (profile.ok && profile.answer.email) || preferences.maskedEmail,
    alerts: answerOrThrow(alerts).alerts,
    changes: answerOrThrow(log).changes,
    known: profile.ok ? profile.answer.phones[0]?.number : undefined,
    again,
  };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const page = requireSession(url, context);
  const typed = await typedFields(request);
  if (isAboutPush(typed("intent"))) return changePush(page, typed, addresses.communication);
  return isAboutPhone(typed("intent"))
    ? changePhone(page, typed, addresses.communication)
    : saveChosen(page, typed, addresses.communication);
}

export default function Communication() {
  const { preferences, email, alerts, changes, known, again } = useLoaderData<typeof loader>();
  const refused = useActionData<{ readonly refused?: RefusedTexts }>()?.refused;
  const { sms, push } = preferences;
  return (
    <section className="communication">
      <PageHead title={message("settings.communication")} path={addresses.communication} unlisted />
      <SettingsMenu current={addresses.communication} />
      <h1>{message("settings.communication")}</h1>
      <h2>{message("settings.notifications")}</h2>
      <GuardedForms refusal={refused}>
        <PreferencesForm key={preferences.accountId} email={email} {...preferences} />
        {sms && <TextMessages sms={sms} refused={refused} again={again} known={known} />}
      </GuardedForms>
      {push && <Notifications push={push} />}
      <AlertLedger alerts={alerts} />
      <PreferenceChanges changes={changes} />
    </section>
  );
}
