import { type MessageKey, message } from "@candor/contract/messages/message";
import type { Preferences } from "@candor/contract/preferences/shapes";
import type { PreferenceChannel, PreferenceKind } from "@candor/contract/values";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../ui/button.tsx";
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

/** The checkbox for one mail a day, and whether the form had it. */
export const digested = "digest";
export const digestShown = "digestShown";

/** Whether the form had checkboxes for a channel. */
export function shownOf(channel: PreferenceChannel): string {
  return `${channel} shown`;
}

/** The name of a checkbox. */
export function boxOf(channel: PreferenceChannel, kind: PreferenceKind): string {
  return channel === "email" ? kind : `${channel} ${kind}`;
}

interface PreferencesFormProps extends Omit<Preferences, "maskedEmail"> {
  /** Masked for somebody who only has a mail's link. */
  readonly email: string;
}

/** E-23: a checkbox for each optional kind of message and each channel. */
export function PreferencesForm({
  accountId,
  email,
  preferences,
  unreachableSince,
  digest,
  sms,
  push,
}: PreferencesFormProps) {
  const { dateText } = useDates();
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="preferences">
      <input type="hidden" name={owner} value={accountId} />
      <p className="lead">{message("communication.lead", { email })}</p>
      {unreachableSince !== undefined && (
        <p className="unreachable" role="status">
          {message("communication.unreachable", { date: dateText(unreachableSince) })}
        </p>
      )}
      <Choices legend={message("channel.email")} preferences={preferences} channel="email">
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
      </Choices>
      {sms?.number !== undefined && !sms.stopped && (
        <Choices legend={message("channel.sms")} preferences={preferences} channel="sms" />
      )}
      {push !== undefined && push.browsers > 0 && (
        <Choices legend={message("channel.push")} preferences={preferences} channel="push" />
      )}
      <AlwaysSent />
      <div className="actions">
        <Button name="intent" value={choosing} busy={busy}>
          {message("communication.save")}
        </Button>
      </div>
    </Form>
  );
}

interface ChoicesProps extends Pick<Preferences, "preferences"> {
  readonly legend: string;
  readonly channel: PreferenceChannel;
  readonly children?: ReactNode;
}

/** A checkbox for each kind, for one channel. */
function Choices({ legend, preferences, channel, children }: ChoicesProps) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {channel !== "email" && <input type="hidden" name={shownOf(channel)} value="1" />}
      {preferences
        .filter((preference) => preference.channel === channel)
        .map(({ kind, wanted }) => (
          <label className="choice" key={kind}>
            <input type="checkbox" name={boxOf(channel, kind)} value="wanted" defaultChecked={wanted} />
            <span>
              {message(`preference.${kind}`)}
              {channel === "email" && <span className="field-hint">{message(hints[kind])}</span>}
            </span>
          </label>
        ))}
      {children}
    </fieldset>
  );
}

const always = ["receipts", "codes", "warnings"] as const;

/** Messages that can't be switched off, each with the reason. */
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
