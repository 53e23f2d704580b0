import { type MessageKey, message } from "@candor/contract/messages/message";
import type { Preferences } from "@candor/contract/preferences/shapes";
import type { PreferenceKind } from "@candor/contract/values";
import { Form, useNavigation } from "react-router";
import { Button } from "../ui/button.tsx";
import { UnsavedDialog } from "../ui/unsaved-dialog.tsx";
import { useUnsaved } from "../ui/use-unsaved.ts";
import { useDates } from "../wording/use-dates.ts";
import "../styles/communication.css";

const hints: Readonly<Record<PreferenceKind, MessageKey>> = {
  jobAlerts: "communication.alertsHint",
  applicationUpdate: "communication.updateHint",
  applicationFollowUp: "communication.followUpHint",
};

/** The value of the button that saves. */
export const choosing = "choose";

/** The field that says whose choices the form shows. */
export const owner = "accountId";

/** The box for one mail a day, and whether the form had it. */
export const digested = "digest";
export const digestShown = "digestShown";

/** E-23: a box for each kind of mail that one may do without. */
export function PreferencesForm({
  accountId,
  maskedEmail,
  preferences,
  unreachableSince,
  digest,
}: Preferences) {
  const { dateText } = useDates();
  const { form, saving, changing, leaving } = useUnsaved(undefined);
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="preferences" ref={form} onSubmit={saving} onChange={changing}>
      <input type="hidden" name={owner} value={accountId} />
      <p className="lead">{message("communication.lead", { maskedEmail })}</p>
      {unreachableSince !== undefined && (
        <p className="unreachable" role="status">
          {message("communication.unreachable", { date: dateText(unreachableSince) })}
        </p>
      )}
      <fieldset className="choices">
        <legend>{message("channel.email")}</legend>
        {preferences.map(({ kind, wanted }) => (
          <label className="choice" key={kind}>
            <input type="checkbox" name={kind} value="wanted" defaultChecked={wanted} />
            <span>
              {message(`preference.${kind}`)}
              <span className="field-hint">{message(hints[kind])}</span>
            </span>
          </label>
        ))}
        {digest !== undefined && (
          <label className="choice">
            <input type="hidden" name={digestShown} value="1" />
            <input type="checkbox" name={digested} value="wanted" defaultChecked={digest} />
            <span>
              {message("communication.digest")}
              <span className="field-hint">{message("communication.digestHint")}</span>
            </span>
          </label>
        )}
      </fieldset>
      <AlwaysSent />
      <div className="actions">
        <Button name="intent" value={choosing} busy={busy}>
          {message("communication.save")}
        </Button>
      </div>
      <UnsavedDialog leaving={leaving} />
    </Form>
  );
}

const always = ["receipts", "codes", "warnings"] as const;

/** What cannot be switched off, each with its reason. */
function AlwaysSent() {
  return (
    <section className="always-sent">
      <h2>{message("communication.alwaysTitle")}</h2>
      <ul className="field-hint">
        {always.map((what) => (
          <li key={what}>{message(`communication.always.${what}`)}</li>
        ))}
      </ul>
    </section>
  );
}
