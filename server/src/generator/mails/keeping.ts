import { keepingAskedMail, keptInvitedMail } from "../../features/keeping/views.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { row } from "./application-row.ts";
import { choosing, organization, type Sample, seeker } from "./people.ts";

const update = { ...seeker, choosing: choosing("applicationUpdate", row) };

/** Mails about being kept on file. */
export const keepingMails: Readonly<Record<string, Sample<Mail>>> = {
  "asked to be kept on file": {
    by: keepingAskedMail,
    mail: keepingAskedMail({ id: row.id, organization, title: row.title, months: 12 }, update),
  },
  "invited from the file": {
    by: keptInvitedMail,
    mail: keptInvitedMail({ organization, posting: { id: 42, title: "Harbor Pilot" } }, update),
  },
};
