import { message } from "@candor/contract/messages/message";
import * as meetings from "../../features/applications/views/meetings/mails.ts";
import { proMail } from "../../features/applications/views/pro-mails.ts";
import type { Talk } from "../../features/conversations/queries/talk.ts";
import { messageMail, returnedMail } from "../../features/conversations/views/mails.ts";
import { mentionMail } from "../../features/pipeline/views.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { row } from "./application-row.ts";
import { choosing, now, pro, publicUrl, type Sample, seeker, timeZone, token } from "./people.ts";

const talk = { application: row } as Talk;
const href = `${publicUrl}/settings/application/${row.id}`;
const wanted = choosing("applicationUpdate");
const ofApplicant = choosing("applicationUpdate", row);
const meeting = { at: "2026-12-01T17:00:00.000Z", timeZone, minutes: 45, place: "14 Quay Street, Denver" };
const others = ["2026-12-02T17:00:00.000Z", "2026-12-03T18:30:00.000Z"];

function met(told: Parameters<typeof meetings.meetingMail>[2]): Sample<Mail> {
  const letter = { ...seeker, reference: token, now, choosing: ofApplicant };
  return { by: meetings.meetingMail, mail: meetings.meetingMail(row, letter, told) };
}

function reminded(side: "seeker" | "organization"): Sample<Mail> {
  const to = side === "seeker" ? { ...seeker, choosing: ofApplicant } : { ...pro, choosing: wanted };
  const letter = { ...to, side, timeZone };
  return { by: meetings.meetingReminderMail, mail: meetings.meetingReminderMail(row, meeting, letter) };
}

function toPro(news: Parameters<typeof proMail>[0], said: Parameters<typeof proMail>[3]): Sample<Mail> {
  return { by: proMail, mail: proMail(news, row, { ...pro, timeZone, now, choosing: wanted }, said) };
}

const note = {
  application_id: row.id,
  title: row.title,
  text: "@ada Can you ask about the lamps?",
  applicant_first: row.first_name,
  applicant_last: row.last_name,
  blind_until: null,
  first_name: "Grace",
  last_name: "Hopper",
  display_name: null,
} as unknown as Parameters<typeof mentionMail>[0];

/** Mails about what both sides write to each other, and about upcoming interviews. */
export const talkMails: Readonly<Record<string, Sample<Mail>>> = {
  "message to an applicant": {
    by: messageMail,
    mail: messageMail(
      talk,
      { name: "Grace Hopper", text: "Do you keep lamps at night as well?", files: ["tower.pdf"] },
      { ...seeker, href, choosing: ofApplicant, takesReplies: true },
    ),
  },
  "message without replies": {
    by: messageMail,
    mail: messageMail(
      talk,
      { name: "Ada Byron", text: "Yes, since 2019.", files: [] },
      { ...pro, href, choosing: wanted, takesReplies: false },
    ),
  },
  "reply not passed on": {
    by: returnedMail,
    mail: returnedMail(talk, message("problem.conversationClosed"), { ...seeker, href }),
  },
  "named in a note": {
    by: mentionMail,
    mail: mentionMail(note, { ...pro, choosing: wanted }),
  },
  "interview agreed": met({ news: "Set", meeting }),
  "interview times offered": met({ news: "Offered", meeting: { ...meeting, others } }),
  "interview canceled": met({ news: "Canceled", wrote: "The lamps went out." }),
  "interview missed": met({ news: "Missed", wrote: "We waited at the quay." }),
  "interview contested": met({ news: "Contested", wrote: "We were there." }),
  "interview reminder": reminded("seeker"),
  "interview reminder to the organization": reminded("organization"),
  "interview moved by the applicant": toPro("meetingMoved", { meeting }),
  "interview called off by the applicant": toPro("meetingOff", {}),
  "applicant says nobody came": toPro("seekerMissed", { text: "I stood on the quay." }),
};
