import { dueLine } from "@candor/contract/applications/due-line";
import { message } from "@candor/contract/messages/message";
import type { BlindStage } from "@candor/contract/values";
import { dateText } from "../../../platform/mail/date-text.ts";
import { type Figure, letter, type OptionalLetter } from "../../../platform/mail/letter.ts";
import { look } from "../../../platform/mail/look.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { createElement as h } from "../../../platform/react.ts";
import { dueTable } from "./due-line-mail.ts";
import { applicantName } from "./hidden.ts";

interface Due {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly blind_until: BlindStage | null;
  readonly title: string;
  readonly created_at: number;
  readonly answer_by: number | null;
}

/** The list behind the link shows all of them. */
const mostLines = 20;

interface Reminder extends OptionalLetter {
  readonly due: readonly Due[];
  /** The reader's zone; null if unknown. */
  readonly timeZone: string | null;
  readonly now: number;
}

/** Lists who is waiting for an answer, and until when. */
export function reminderMail(options: Reminder): Mail {
  const { due, publicUrl } = options;
  const left = due.length - mostLines;
  return letter({
    ...options,
    subject: message(due.length === 1 ? "mail.reminderSubject_one" : "mail.reminderSubject_other", {
      count: due.length,
    }),
    paragraphs: [
      message("mail.reminderIntro"),
      ...(left > 0 ? [message("mail.reminderMore", { count: left })] : []),
    ],
    figure: listOf(due.slice(0, mostLines), options),
    link: { text: message("mail.reminderLink"), href: `${publicUrl}/organization/answers` },
  });
}

/** Each applicant with their application's due line. */
function listOf(
  due: readonly Due[],
  { timeZone, now }: { readonly timeZone: string | null; readonly now: number },
): Figure {
  const entries = due.map(({ title, created_at, answer_by, ...applicant }) => ({
    text: message("mail.reminderLine", {
      name: applicantName(applicant),
      title,
      answerBy: dateText(answer_by ?? 0, timeZone),
    }),
    line: dueLine({ sent: created_at, due: answer_by ?? 0, now, events: [] }),
  }));
  return {
    text: entries.map(({ text }) => text).join("\n\n"),
    html: entries.map(({ text, line }, at) =>
      h("div", { key: at, style: entryStyle }, h("p", { style: { margin: 0 } }, text), dueTable(line)),
    ),
  };
}

const entryStyle = { padding: "12px 0", borderTop: `1px solid ${look.rule}` };
