import { message } from "@candor/contract/messages/message";
import { dateText } from "../../../platform/mail/date-text.ts";
import { type Choosing, letter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail.ts";

interface Due {
  readonly first_name: string;
  readonly last_name: string;
  readonly title: string;
  readonly answer_by: number | null;
}

/** The list behind the link has all of them. */
const mostLines = 20;

/** Lists who waits for an answer, and until when. */
export function reminderMail(options: {
  readonly to: string;
  readonly from: string;
  readonly publicUrl: string;
  readonly choosing: Choosing;
  readonly due: readonly Due[];
  /** The reader's zone; null when unknown. */
  readonly timeZone: string | null;
}): Mail {
  const { due, publicUrl, timeZone } = options;
  const lines = due.slice(0, mostLines).map(({ first_name, last_name, title, answer_by }) =>
    message("mail.reminderLine", {
      name: `${first_name} ${last_name}`,
      title,
      answerBy: dateText(answer_by ?? 0, timeZone),
    }),
  );
  const left = due.length - lines.length;
  return letter({
    ...options,
    subject: message(due.length === 1 ? "mail.reminderSubject_one" : "mail.reminderSubject_other", {
      count: due.length,
    }),
    paragraphs: [
      message("mail.reminderIntro"),
      ...lines,
      ...(left > 0 ? [message("mail.reminderMore", { count: left })] : []),
    ],
    link: { text: message("mail.reminderLink"), href: `${publicUrl}/organization/jobs` },
  });
}
