import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { fromJson } from "../../../platform/json-text.ts";
import type { Choosing } from "../../../platform/mail/letter.ts";
import { letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { Keyring } from "../../session/rules/tokens.ts";
import type { News } from "../commands/find-news.ts";
import { asksToGoOn } from "../rules/silence.ts";
import { alertTitle } from "../rules/words.ts";
import { type AlertLinks, alertLinks } from "./addresses.ts";
import { postingList } from "./posting-list.ts";

interface AlertLetter {
  readonly news: News;
  readonly from: string;
  readonly publicUrl: string;
  readonly keys: Keyring;
  readonly now: number;
}

/** The new postings, best first, each with the reason it is there, and how to stop just this alert. */
export function alertMail({ news, from, publicUrl, keys, now }: AlertLetter): Mail {
  const { alert, postings, more } = news;
  const criteria = fromJson(alert.criteria_json);
  const title = alertTitle(criteria, news.organization);
  const links = alertLinks({ alert, publicUrl, keys, now });
  const ask = asksToGoOn(alert) ? [message("mail.alertAsk", { count: limits.unansweredAlerts })] : [];
  const { id: alertId, account_id: accountId } = alert;
  return letter({
    to: alert.email,
    from,
    subject: subjectOf(postings.length + more, title),
    paragraphs: [
      message(`mail.alertLead.${alert.frequency}`),
      ...(more > 0 ? [moreText(more)] : []),
      ...ask,
      message("mail.alertWhy", { title, frequency: message(`frequency.${alert.frequency}`).toLowerCase() }),
    ],
    figure: postingList(news, links),
    link: ask.length > 0 ? keeping(links) : { text: message("mail.alertSee"), href: links.search },
    also: { text: message("mail.alertChange"), href: links.change },
    choosing: stopping(links, { accountId, kind: "jobAlerts", alertId }),
    headers: { "List-Id": listId(alertId, title, publicUrl) },
  });
}

function subjectOf(count: number, title: string): string {
  return message(count === 1 ? "mail.alertSubject_one" : "mail.alertSubject_other", { count, title });
}

function moreText(count: number): string {
  return message(count === 1 ? "mail.alertMore_one" : "mail.alertMore_other", { count });
}

function keeping({ keep }: AlertLinks) {
  return { text: message("mail.alertKeep"), href: keep };
}

function stopping({ off }: AlertLinks, wish: Choosing["wish"]): Choosing {
  return { key: "mail.alertStop", href: off, oneClick: off, wish };
}

/** RFC 2919: each alert is a separate list, so that mail programs can file and stop it separately. */
function listId(alertId: number, title: string, publicUrl: string): string {
  const phrase = title
    .replaceAll(/(?:[^\x21-\x7e]|["\\<>])+/g, " ")
    .slice(0, 60)
    .trim();
  return `"${phrase}" <job-alert-${alertId}.${new URL(publicUrl).hostname}>`;
}
