import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day } from "../../../src/platform/durations.ts";
import { alertMails, alertOf, arrive, untilHour } from "../../harness/an-alert.ts";
import { mailsTo, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { provisionalIn } from "../../harness/preferences-link.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

async function asked(email: string, redirect: string) {
  await server.ask("POST", "/rest/auth/link", { payload: { email, redirect } });
  const [mail] = await mailsTo(server, email);
  const token = /[?&]e=([\w.%-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  return { mail, token };
}

function follow(credential: string) {
  return server.ask("POST", "/rest/auth/login", { payload: { provider: "email", credential } });
}

async function alertsOf(jwt: string): Promise<{ title: string }[]> {
  await server.parts.settled();
  const headers = { authorization: `Bearer ${jwt}` };
  return (await server.ask("GET", "/rest/job-alerts", { headers })).body.alerts;
}

describe("E-15 S-18 an alert of somebody who is not signed in", () => {
  it("is made by the click that confirms it, with the account, and sends nothing before", async () => {
    const email = "grace@example.com";
    // Whatever time it is, the link is old when alerts are sent.
    await untilHour(server, 9);
    const { mail, token } = await asked(email, "/job-alerts/new?query=keeper&postedWithinDays=7");
    expect(mail?.subject).toBe("Confirm your job alert");
    await arrive(server, { title: "Early Keeper" });
    await untilHour(server, 8);
    expect(await alertMails(server, email)).toEqual([expect.objectContaining({ subject: mail?.subject })]);
    expect((await follow(token)).status).toBe(401);
    const again = await asked(email, "/job-alerts/new?query=keeper&postedWithinDays=7");
    const { body } = await follow(again.token);
    expect(await alertsOf(body.jwt)).toEqual([expect.objectContaining({ title: "keeper" })]);
    await arrive(server, { title: "Late Keeper" });
    await untilHour(server, 8);
    const [sent] = await alertMails(server, email);
    expect(sent?.text).toContain("Late Keeper");
    expect(sent?.text).not.toContain("Early Keeper");
  });

  it.each([
    ["another page's link", "/search?query=keeper"],
    ["a search for nothing", "/job-alerts/new?distanceMiles=10"],
  ])("is not made by %s", async (_what, redirect) => {
    const email = `nobody-${redirect.length}@example.com`;
    const { token } = await asked(email, redirect);
    expect(await alertsOf((await follow(token)).body.jwt)).toEqual([]);
  });
});

describe("M-33 an alert's private feed", () => {
  it("lists what its search finds, for anyone who knows its address, and ends with the alert", async () => {
    const ada = await person(server, "feeds@example.com");
    await arrive(server, { title: "Feed Keeper", organization: "Harbor Trust" });
    const { id } = await alertOf(server, ada, { query: "feed keeper" });
    const { body } = await server.ask("GET", `/rest/job-alerts/${id}`, ada);
    const feed = await server.ask("GET", `${body.feed}.json`);
    const { title, items } = feed.body;
    expect([title, items.map((item: { title: string }) => item.title)]).toEqual([
      "Job alert: feed keeper",
      [expect.stringContaining("Feed Keeper")],
    ]);
    expect(feed.headers["cache-control"]).toBe("private, max-age=300");
    for (const format of ["rss", "atom", "csv"])
      expect((await server.ask("GET", `${body.feed}.${format}`)).status).toBe(200);
    const other = String(body.feed).replace(/feed\/\d+/, "feed/999");
    expect((await server.ask("GET", `${other}.json`)).status).toBe(410);
    await server.ask("DELETE", `/rest/job-alerts/${id}`, ada);
    expect((await server.ask("GET", `${body.feed}.json`)).status).toBe(404);
  });

  it("has a calendar of the days on which its open postings close", async () => {
    const ada = await person(server, "closings@example.com");
    const now = server.parts.clock.now();
    await arrive(
      server,
      { title: "Sluice Keeper", organization: "Harbor Trust", closesAt: now + 5 * day },
      { title: "Sluice Painter", organization: "Harbor Trust", closesAt: now + 3 * day },
      { title: "Sluice Diver", organization: "Harbor Trust" },
      { title: "Baker", closesAt: now + 4 * day },
    );
    const { id } = await alertOf(server, ada, { query: "sluice" });
    const { body } = await server.ask("GET", `/rest/job-alerts/${id}`, ada);
    const calendar = await server.ask("GET", `${body.feed}.ics`);
    expect(calendar.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, max-age=300",
      "x-robots-tag": "noindex",
    });
    const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10).replaceAll("-", "");
    const lines = String(calendar.body).replaceAll("\r\n ", "").split("\r\n");
    expect(lines.filter((line) => /^(?:SUMMARY|DTSTART)/.test(line))).toEqual([
      `DTSTART;VALUE=DATE:${dateOf(now + 3 * day)}`,
      "SUMMARY:Closes: Sluice Painter\\, Harbor Trust",
      `DTSTART;VALUE=DATE:${dateOf(now + 5 * day)}`,
      "SUMMARY:Closes: Sluice Keeper\\, Harbor Trust",
    ]);
    expect(lines).toContain("X-WR-CALNAME:Job alert: sluice");
    await server.ask("DELETE", `/rest/job-alerts/${id}`, ada);
    expect((await server.ask("GET", `${body.feed}.ics`)).status).toBe(404);
  });

  it("follows an organization, by its number or by a name that is not here yet", async () => {
    const ada = await person(server, "follower@example.com");
    const { title } = await alertOf(server, ada, { query: "jobs at Windmill Works" });
    expect(title).toBe("jobs at Windmill Works");
    await arrive(server, { title: "Miller", organization: "Windmill Works" });
    await untilHour(server, 8);
    const [mail] = await alertMails(server, "follower@example.com");
    expect(mail?.text).toContain("Miller at Windmill Works");
    const { id } = await server.parts.database.read
      .selectFrom("organization")
      .select("id")
      .where("name", "=", "Windmill Works")
      .executeTakeFirstOrThrow();
    const followed = await alertOf(server, ada, { organization: String(id) });
    expect(followed.title).toBe("new postings at Windmill Works");
  });
});

describe("M-32 a link of an alert's mail notes that somebody reads, and leads", () => {
  /** An alert of a new person, which has sent one mail. */
  async function told(word: string) {
    const email = `reader-of-${word}@example.com`;
    const { id } = await alertOf(server, await person(server, email), { query: word });
    await arrive(server, { title: `${word} maker` });
    await untilHour(server, 8);
    const [mail] = await alertMails(server, email);
    expect(await unanswered(id)).toBe(1);
    return { id, text: mail?.text ?? "" };
  }

  async function unanswered(id: string): Promise<number> {
    const { read } = server.parts.database;
    const row = read.selectFrom("job_alert").select("unanswered").where("id", "=", Number(id));
    return (await row.executeTakeFirstOrThrow()).unanswered;
  }

  /** Opens the link as a mail program does: without a session. Resolves to where it leads. */
  async function opened(text: string, link: RegExp): Promise<unknown> {
    const answer = await server.ask("GET", new URL(link.exec(text)?.[0] ?? "").pathname);
    expect(answer.status).toBe(303);
    return answer.headers["location"];
  }

  const toSearch = /http\S+\/job-alerts\/read\/\S+\/search$/m;

  it("to the posting", async () => {
    const { id, text } = await told("lantern");
    expect(await opened(text, /http\S+\/job-alerts\/read\/\S+\/\d+$/m)).toMatch(/^\/details\/job\/\d+$/);
    expect(await unanswered(id)).toBe(0);
  });

  it("to all of them, and to a search still when the alert is gone", async () => {
    const { id, text } = await told("sextant");
    expect(await opened(text, toSearch)).toBe("/search?query=sextant&sort=date");
    expect(await unanswered(id)).toBe(0);
    await server.parts.database.write((writer) =>
      writer.deleteFrom("job_alert").where("id", "=", Number(id)).execute(),
    );
    expect(await opened(text, toSearch)).toBe("/search?sort=date");
  });

  it("R-38 to the alert itself", async () => {
    const { id, text } = await told("compass");
    const token = /\/opt\/job-alerts\/\d+\?e=(\S+)$/m.exec(text)?.[1] ?? "";
    const headers = await provisionalIn(server, decodeURIComponent(token));
    expect((await server.ask("GET", `/rest/job-alerts/${id}`, { headers })).status).toBe(200);
    expect(await unanswered(id)).toBe(0);
  });
});

describe("M-32 an alert that follows an organization", () => {
  it("says by name what it followed when it pauses itself", async () => {
    const email = "silent-follower@example.com";
    await arrive(server, { title: "Chandler", organization: "Lighthouse Works" });
    const { id } = await server.parts.database.read
      .selectFrom("organization")
      .select("id")
      .where("name", "=", "Lighthouse Works")
      .executeTakeFirstOrThrow();
    const alert = await alertOf(server, await person(server, email), { organization: String(id) });
    await server.parts.database.write((writer) =>
      writer.updateTable("job_alert").set({ unanswered: 7 }).where("id", "=", Number(alert.id)).execute(),
    );
    await arrive(server, { title: "Rigger", organization: "Lighthouse Works" });
    await untilHour(server, 8);
    expect((await alertMails(server, email)).map(({ subject }) => subject)).toEqual([
      "We paused your job alert: new postings at Lighthouse Works",
    ]);
  });
});
