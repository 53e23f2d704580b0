import { message } from "@candor/contract/messages/message";
import { fromJson } from "../../../platform/json-text.ts";
import { letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { offToken } from "../../preferences/rules/off-token.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import type { AlertRow } from "../queries/alerts.ts";
import { alertTitle } from "../rules/words.ts";
import { alertLinks } from "./addresses.ts";

interface AsleepLetter {
  readonly alert: AlertRow;
  /** The organization that the alert follows. */
  readonly organization?: string | undefined;
  readonly from: string;
  readonly publicUrl: string;
  readonly keys: Keyring;
  readonly now: number;
}

/** Sent once. It leaves although the alert is paused, unless the person wants no alert mails at all. */
export function asleepMail({ alert, organization, from, publicUrl, keys, now }: AsleepLetter): Mail {
  const criteria = fromJson(alert.criteria_json);
  const { off } = alertLinks({ alert, publicUrl, keys, now });
  const { account_id: accountId, email } = alert;
  const stop = `${publicUrl}/opt/off/${offToken(keys, { accountId, email, kind: "jobAlerts" })}`;
  return letter({
    to: alert.email,
    from,
    subject: message("mail.alertAsleepSubject", { title: alertTitle(criteria, organization) }),
    paragraphs: [message("mail.alertAsleepBody")],
    link: { text: message("mail.alertResume"), href: off },
    choosing: {
      key: "mail.alertStopAll",
      href: stop,
      oneClick: stop,
      wish: { accountId, kind: "jobAlerts" },
    },
  });
}
