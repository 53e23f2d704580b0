import type { Meeting } from "@candor/contract/applications/meetings";
import { message } from "@candor/contract/messages/message";
import type { MeetingSide } from "@candor/contract/values";
import { momentText } from "../../../../platform/mail/date-text.ts";
import { type OptionalLetter, letter as plainLetter } from "../../../../platform/mail/letter.ts";
import type { Mail, MailCalendar } from "../../../../platform/mail/mail.ts";
import type { ApplicationDetailsRow } from "../../queries/applications.ts";
import { applicantName } from "../hidden.ts";
import type { Letter } from "../seeker-mails.ts";
import { meetingWords } from "./times.ts";

interface Reminder extends OptionalLetter {
  readonly side: MeetingSide;
  /** The reader's zone; null if unknown. */
  readonly timeZone: string | null;
}

/** Goes to either side, a day and an hour before an interview. */
export function meetingReminderMail(
  row: ApplicationDetailsRow,
  meeting: Meeting,
  { side, timeZone, ...letter }: Reminder,
): Mail {
  const name = applicantName(row);
  const when = momentText(Date.parse(meeting.at), timeZone ?? meeting.timeZone);
  const values = { title: row.title, organization: row.organization_name, name, when };
  const isSeeker = side === "seeker";
  return plainLetter({
    ...letter,
    subject: message("mail.meetingReminderSubject", values),
    paragraphs: [
      message(isSeeker ? "mail.meetingReminderBody" : "mail.meetingReminderPro", values),
      ...meetingWords(meeting, { timeZone: row.time_zone, ...(!isSeeker && { name }) }),
    ],
    link: {
      text: message(isSeeker ? "mail.seeApplication" : "mail.seeReceived"),
      href: `${letter.publicUrl}${isSeeker ? "/settings/application" : "/organization/applications"}/${row.id}`,
    },
  });
}

/** What happened to an interview, for the applicant. */
export type MeetingNews = "Set" | "Offered" | "Canceled" | "Left" | "Missed" | "Contested";

interface Told {
  readonly news: MeetingNews;
  readonly meeting?: Meeting | undefined;
  /** What the organization wrote. */
  readonly wrote?: string | undefined;
}

export function meetingMail(
  row: ApplicationDetailsRow,
  letter: Letter & { readonly calendar?: MailCalendar | undefined },
  { news, meeting, wrote }: Told,
): Mail {
  const values = { title: row.title, organization: row.organization_name };
  return plainLetter({
    ...letter,
    subject: message(`mail.meeting${news}Subject`, values),
    paragraphs: [
      message(`mail.meeting${news}Body`, values),
      ...(meeting ? meetingWords(meeting, { timeZone: row.time_zone }) : []),
      ...(wrote ? [message("mail.replyText", { text: wrote })] : []),
    ],
    link: {
      text: message("mail.seeApplication"),
      href: `${letter.publicUrl}/settings/application/${row.id}?reference=${letter.reference}`,
    },
  });
}
