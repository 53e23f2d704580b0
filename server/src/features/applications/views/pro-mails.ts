import type { Meeting } from "@candor/contract/applications/meetings";
import { message } from "@candor/contract/messages/message";
import type { InvitationReply } from "@candor/contract/values";
import { dateText } from "../../../platform/mail/date-text.ts";
import { type OptionalLetter, letter as plainLetter } from "../../../platform/mail/letter.ts";
import type { Mail, MailCalendar } from "../../../platform/mail/mail.ts";
import type { ApplicationDetailsRow } from "../queries/applications.ts";
import { applicationView } from "./application.ts";
import { dueFigure } from "./due-line-mail.ts";
import { applicantName, seenByOrganization } from "./hidden.ts";
import { meetingWords } from "./meetings/times.ts";

/** The kinds of news about an application that its organization's Pros get by mail. */
export type ProNews =
  | "received"
  | "edited"
  | "withdrawn"
  | "meetingMoved"
  | "meetingOff"
  | "seekerMissed"
  | "seekerContested"
  | `reply.${InvitationReply}`;

interface Said {
  /** What the applicant wrote. */
  readonly text?: string | undefined;
  readonly meeting?: Meeting | undefined;
}

interface Letter extends OptionalLetter {
  /** The reader's zone; null if unknown. */
  readonly timeZone: string | null;
  readonly now: number;
  readonly calendar?: MailCalendar | undefined;
}

/** names the applicant and the posting, and links to the application. */
export function proMail(
  news: ProNews,
  row: ApplicationDetailsRow,
  letter: Letter,
  { text, meeting }: Said,
): Mail {
  const name = applicantName(row);
  const values = { name, title: row.title, organization: row.organization_name };
  const due =
    news === "received" && row.answer_by !== null
      ? [message("mail.receivedPromise", { answerBy: dateText(row.answer_by, letter.timeZone) })]
      : [];
  const said = text ? [message("mail.replyText", { text: seenByOrganization(row)(text) })] : [];
  const when = meeting ? meetingWords(meeting, { timeZone: row.time_zone, name }) : [];
  return plainLetter({
    ...letter,
    subject: message(`mail.${news}Subject`, values),
    paragraphs: [message(`mail.${news}Body`, values), ...due, ...when, ...said],
    figure: dueFigure(applicationView(row), letter.now, letter.timeZone),
    link: {
      text: message("mail.seeReceived"),
      href: `${letter.publicUrl}/organization/applications/${row.id}`,
    },
  });
}
