import type { JobDocument } from "@candor/contract/jobs/shapes";
import { describe, expect, it } from "vitest";
import type { News } from "../../../../src/features/alerts/commands/find-news.ts";
import type { AlertRow } from "../../../../src/features/alerts/queries/alerts.ts";
import { alertMail } from "../../../../src/features/alerts/views/alert-mail.ts";
import { asleepMail } from "../../../../src/features/alerts/views/asleep-mail.ts";
import type { Keyring } from "../../../../src/features/session/rules/tokens.ts";
import { jsonText } from "../../../../src/platform/json-text.ts";

const keys: Keyring = { keys: [{ id: "first", secret: new Uint8Array(32).fill(7), createdAt: 0 }] };
const now = Date.parse("2026-11-23T08:00:00Z");

const alert: AlertRow = {
  id: 17,
  account_id: 3,
  criteria_json: jsonText({ location: "Denver, CO", query: 'lamp "keeper"' }),
  criteria_hash: "",
  frequency: "daily",
  hour: 8,
  paused_by: null,
  unanswered: 0,
  seen_through: 40,
  due_at: now,
  created_at: now,
  email: "ada@example.com",
  time_zone: "America/Denver",
  locale: null,
};

function job(id: string, title: string, more: Partial<JobDocument> = {}): JobDocument {
  return {
    id,
    title,
    organization: { id: "1", name: "Harbor <Trust>", slug: "harbor-trust" },
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
  // Title, place and pay; title and place.
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

const letter = { from: "Candor <no-reply@candor.test>", publicUrl: "https://candor.test", keys, now };

/** Signed with a key that only tests use. */
const mails = {
  news: alertMail({ ...letter, news }),
  asking: alertMail({ ...letter, news: { ...news, more: 0, alert: { ...alert, unanswered: 6 } } }),
  asleep: asleepMail({ ...letter, alert: { ...alert, unanswered: 7 } }),
};

describe("M-32 the mails of job alerts", () => {
  it.each(Object.entries(mails))("%s read as they were last reviewed", async (name, mail) => {
    await expect(`Subject: ${mail.subject}\n\n${mail.text}`).toMatchFileSnapshot(`golden/${name}.txt`);
    await expect(mail.html).toMatchFileSnapshot(`golden/${name}.html`);
  });

  it("carry no remote picture, no script, and nothing of what others wrote as markup", () => {
    for (const { html } of Object.values(mails)) {
      expect(html).not.toMatch(/<(?:img|script|link|iframe)\b|url\(|Harbor <Trust>/);
    }
  });

  it("RFC 2919 name their list in ASCII, whatever the alert is called", () => {
    expect(mails.news.headers?.["List-Id"]).toBe('"lamp keeper Denver, CO" <job-alert-17.candor.test>');
  });

  it("leave while the alert is on, and say that it sleeps although it is off", () => {
    expect(mails.news.wish).toMatchObject({ accountId: 3, kind: "jobAlerts", alertId: 17 });
    expect(mails.asleep.wish).toMatchObject({ accountId: 3, kind: "jobAlerts" });
    expect(mails.asleep.wish?.alertId).toBeUndefined();
  });
});
