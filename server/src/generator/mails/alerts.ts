import type { JobDocument } from "@candor/contract/jobs/shapes";
import type { News } from "../../features/alerts/commands/find-news.ts";
import { alertMail } from "../../features/alerts/views/alert-mail.ts";
import { asleepMail } from "../../features/alerts/views/asleep-mail.ts";
import { closingMail } from "../../features/saved-postings/views.ts";
import { jsonText } from "../../platform/json-text.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { from, now, organization, publicUrl, type Sample, seeker, timeZone } from "./people.ts";

/** Signs nothing that a real server would accept. */
const keys = { keys: [{ id: "made-up", secret: new Uint8Array(32), createdAt: 0 }] };
const letter = { from, publicUrl, keys, now };

const alert: News["alert"] = {
  id: 17,
  account_id: 3,
  criteria_json: jsonText({ location: "Denver, CO", query: "lamp keeper" }),
  criteria_hash: "",
  frequency: "daily",
  hour: 8,
  paused_by: null,
  unanswered: 0,
  seen_through: 40,
  due_at: now,
  created_at: now,
  email: seeker.to,
  time_zone: timeZone,
  locale: null,
};

function job(id: string, title: string, more: Partial<JobDocument> = {}): JobDocument {
  return {
    id,
    title,
    organization: { id: "4", name: organization, slug: "harbor-trust" },
    address: { city: "Denver", state: "CO" },
    skills: [],
    remote: { kind: "onsite" },
    postedAt: "2026-11-22T10:00:00Z",
    firstSeenAt: "2026-11-22T10:00:00Z",
    ...more,
  };
}

const news: News = {
  alert,
  postings: [
    {
      job: job("42", "Senior Lamp Keeper", { compensation: "$60,000 - $70,000 per year" }),
      weight: 0b1010010,
    },
    { job: job("41", "Lamp Keeper"), weight: 0b1010000 },
  ],
  more: 3,
  where: { label: "Denver, CO", miles: 25 },
};
const asking: News = { ...news, more: 0, alert: { ...alert, unanswered: 6 } };

/** Mails of job alerts. */
const lamps = {
  title: "Senior Lamp Keeper",
  organization_name: organization,
  closes_at: Date.UTC(2026, 10, 24),
};
const toSaver = { to: seeker.to, from, publicUrl };

export const alertMails: Readonly<Record<string, Sample<Mail>>> = {
  "saved posting closes": { by: closingMail, mail: closingMail([lamps], toSaver) },
  "saved postings close": {
    by: closingMail,
    mail: closingMail([lamps, { ...lamps, title: "Buoy Painter" }], toSaver),
  },
  "job alert": { by: alertMail, mail: alertMail({ ...letter, news }) },
  "job alert that asks": { by: alertMail, mail: alertMail({ ...letter, news: asking }) },
  "job alert asleep": {
    by: asleepMail,
    mail: asleepMail({ ...letter, alert: { ...alert, unanswered: 7 } }),
  },
};
