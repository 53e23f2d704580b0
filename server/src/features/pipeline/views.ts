import { message } from "@candor/contract/messages/message";
import { notificationOf } from "@candor/contract/notification";
import type { Colleague, Desk, Feedback, Presence } from "@candor/contract/pipeline/shapes";
import type { Notification } from "@candor/contract/websocket";
import { isoTime } from "../../platform/iso-time.ts";
import { letter, type OptionalLetter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { applicantName } from "../applications/views/hidden.ts";
import type { MemberScope } from "../organizations/gate.ts";
import { nameOf } from "../organizations/views/members.ts";
import type { FeedbackGiven, NoteWritten } from "./events.ts";
import type { DeskRows } from "./queries/desk.ts";
import type { FeedbackRows } from "./queries/feedback.ts";
import type { MailedNote } from "./queries/notes.ts";
import type { PresenceRow } from "./queries/presence.ts";

export function deskView({ tags, assignee, colleagues, notes }: DeskRows): Desk {
  return {
    tags,
    ...(assignee && { assignee: colleagueView(assignee) }),
    colleagues: colleagues.map(colleagueView),
    notes: notes.map((note) => ({
      id: String(note.id),
      text: note.text,
      author: nameOf(note),
      written: isoTime(note.created_at),
    })),
  };
}

function colleagueView(row: Parameters<typeof nameOf>[0] & { readonly member_id: number }): Colleague {
  return { id: String(row.member_id), name: nameOf(row) };
}

export function feedbackView({ accountId, given, ...rest }: FeedbackRows): Feedback {
  return {
    ...rest,
    given: given.map((row) => ({
      author: nameOf(row),
      own: row.account_id === accountId,
      given: isoTime(row.given_at),
      ...(row.changed_at !== null && { changed: isoTime(row.changed_at) }),
      lines: row.lines,
    })),
  };
}

/**
 * Who is looking at the applications that somebody may read, other than themselves. What a member sent themselves is
 * their colleagues' to read, and they don't learn when.
 */
export function presenceView(
  rows: readonly PresenceRow[],
  { accountId, organizationIds }: Pick<MemberScope, "accountId" | "organizationIds">,
): Presence {
  const seen = rows.filter(
    (row) =>
      row.account_id !== accountId &&
      row.applicant_id !== accountId &&
      organizationIds.includes(row.organization_id),
  );
  const looking = [...Map.groupBy(seen, ({ id }) => id)].map(([id, of]) => ({
    applicationId: String(id),
    names: of.map(nameOf),
  }));
  return { looking };
}

/** To a colleague whose page is open. */
export function feedbackNotice({ applicationId, title }: FeedbackGiven["payload"]): Notification {
  return noticeAbout(applicationId, "notice.feedback", title);
}

/** To a colleague whose page is open. */
export function mentionNotice({ applicationId, title }: NoteWritten["payload"]): Notification {
  return noticeAbout(applicationId, "notice.mentioned", title);
}

function noticeAbout(
  applicationId: number,
  key: "notice.feedback" | "notice.mentioned",
  title: string,
): Notification {
  const href = `/organization/applications/${applicationId}`;
  return notificationOf(key, { title }, href);
}

/** To a colleague that a note names. */
export function mentionMail(note: MailedNote, mail: OptionalLetter): Mail {
  const { title, text, application_id: id, blind_until } = note;
  const applicant = { id, first_name: note.applicant_first, last_name: note.applicant_last, blind_until };
  const values = { author: nameOf(note), name: applicantName(applicant), title };
  return letter({
    ...mail,
    subject: message("mail.mentionedSubject", values),
    paragraphs: [message("mail.mentionedBody", values), message("mail.mentionedText", { text })],
    link: {
      text: message("mail.seeReceived"),
      href: `${mail.publicUrl}/organization/applications/${note.application_id}`,
    },
  });
}
