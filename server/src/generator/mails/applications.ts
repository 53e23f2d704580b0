import { digestMail } from "../../features/applications/views/digest-mail.ts";
import { migrationCodeMail } from "../../features/applications/views/migration-mail.ts";
import { proMail } from "../../features/applications/views/pro-mails.ts";
import { reminderMail } from "../../features/applications/views/reminder-mail.ts";
import * as views from "../../features/applications/views/seeker-mails.ts";
import type { InterviewState } from "../../features/interviews/queries.ts";
import { interviewMail } from "../../features/interviews/views/mails.ts";
import { day } from "../../platform/durations.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { row } from "./application-row.ts";
import { choosing, days, from, now, pro, publicUrl, type Sample, seeker, timeZone, token } from "./people.ts";

const always = { ...seeker, reference: token, now };
const update = { ...always, choosing: choosing("applicationUpdate", row) };
const followUp = { ...always, choosing: choosing("applicationFollowUp", row) };
const proUpdate = { ...pro, choosing: choosing("applicationUpdate") };
const proFollowUp = { ...pro, choosing: choosing("applicationFollowUp") };
const meeting = { at: "2026-12-01T17:00:00.000Z", timeZone, minutes: 45, place: "14 Quay Street, Denver" };
const note = "Thank you for the lamps that you lit.\nBring your keys.";

function moved(move: Parameters<typeof views.movedMail>[2]): Sample<Mail> {
  const at = { ...row, status: move.stage, answered_at: now };
  return { by: views.movedMail, mail: views.movedMail(at, update, move) };
}

function toPro(news: Parameters<typeof proMail>[0], wrote?: string): Sample<Mail> {
  const at: typeof row = news === "withdrawn" ? { ...row, status: "withdrawn", modified_at: now } : row;
  return {
    by: proMail,
    mail: proMail(news, at, { ...proUpdate, timeZone, now }, { text: wrote }),
  };
}

const state = {
  application: row,
  answers: {},
  leftOut: ["jobTitle"],
  country: "US",
  links: 1,
  linksEndedAt: undefined,
  sentAt: undefined,
  deletedAt: undefined,
  closedAt: undefined,
} as InterviewState;

const interview = {
  ...seeker,
  href: `${publicUrl}/interview/17/42/${token}`,
  expiresAt: now + 14 * days,
  choosing: update.choosing,
};

const waiting = ["Ada Byron", "Charles Babbage"].map((name, at) => {
  const [first_name = "", last_name = ""] = name.split(" ");
  const { title, created_at, answer_by, blind_until } = row;
  return { id: at + 17, first_name, last_name, title, created_at, answer_by, blind_until };
});

const interviewed = [{ ...waiting[0]!, due: { since: now - 44 * day, at: now + day } }];

const entries = (["received", "edited", "withdrawn"] as const).map((news) => ({
  news,
  title: row.title,
  application_id: 17,
  first_name: "Ada",
  last_name: "Byron",
  blind_until: row.blind_until,
}));

/** Mails about applications, to both sides. */
export const applicationMails: Readonly<Record<string, Sample<Mail>>> = {
  receipt: { by: views.receiptMail, mail: views.receiptMail({ ...row, status: "submitted" }, always) },
  "moved viewed": moved({ stage: "viewed" }),
  "moved interview": moved({ stage: "interview", note, meeting }),
  "moved offer": moved({ stage: "offer", note }),
  "moved hired": moved({ stage: "hired" }),
  "moved declined": moved({ stage: "declined", reason: "otherCandidate", note }),
  unanswered: {
    by: views.unansweredMail,
    mail: views.unansweredMail({ ...row, status: "unanswered", answer_by: now - 1 }, followUp),
  },
  abandoned: { by: views.abandonedMail, mail: views.abandonedMail(row, update) },
  "interview questions": { by: interviewMail, mail: interviewMail(state, { asked: false }, interview) },
  "interview asked again": { by: interviewMail, mail: interviewMail(state, { asked: true }, interview) },
  "code to move an application": {
    by: migrationCodeMail,
    mail: migrationCodeMail({ to: seeker.to, from, code: "314159", title: row.title }),
  },
  "application received": toPro("received"),
  "application edited": toPro("edited"),
  "application withdrawn": toPro("withdrawn"),
  "invitation accepted": toPro("reply.accepted", "I will be there."),
  "answers due": {
    by: reminderMail,
    mail: reminderMail({ ...proFollowUp, timeZone, now, due: waiting, decisions: [] }),
  },
  "answers and decisions due": {
    by: reminderMail,
    mail: reminderMail({ ...proFollowUp, timeZone, now, due: waiting, decisions: interviewed }),
  },
  digest: { by: digestMail, mail: digestMail(entries, proUpdate) },
};
