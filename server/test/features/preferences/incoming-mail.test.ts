import { createTransport } from "nodemailer";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { offToken } from "../../../src/features/preferences/rules/off-token.ts";
import { ourMailboxes } from "../../../src/mailboxes.ts";
import { day } from "../../../src/platform/durations.ts";
import { type MailReceiver, receiveMail } from "../../../src/platform/mail/incoming/receiver.ts";
import { type Reaction, reactionTo } from "../../../src/platform/mail/incoming/simulated.ts";
import { post } from "../../../src/platform/mail/outbox.ts";
import { type StoredMail, storedMail } from "../../../src/platform/mail/stored-mail.ts";
import { alertMails, alertOf, arrive, switchIn, untilHour } from "../../harness/an-alert.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let receiver: MailReceiver;
let ada: Person;
const email = "ada@example.com";

beforeEach(async () => {
  server = await startApp({ MAIL_IN_PORT: "0" });
  const { log, config } = server.parts;
  receiver = await receiveMail({ port: 0, host: config.host, log, ...ourMailboxes(server.parts) });
  ada = await person(server, email);
});
afterEach(async () => {
  await receiver.close();
  await server.close();
});

/** Delivers a mail as another server does. Resolves to the answer's code. */
async function bring(to: string, raw: Buffer | string): Promise<number> {
  const far = createTransport({ host: "127.0.0.1", port: receiver.port, secure: false, ignoreTLS: true });
  try {
    const { response } = await far.sendMail({ envelope: { from: "", to }, raw });
    await server.parts.settled();
    return Number(response.slice(0, 3));
  } catch (error) {
    return (error as { responseCode?: number }).responseCode ?? 0;
  } finally {
    far.close();
  }
}

let mails = 0;

/** A mail about an application to Ada, once it has been sent or held back. */
async function mailed(kind = "applicationUpdate"): Promise<StoredMail> {
  const { database, clock, keys } = server.parts;
  mails += 1;
  const accountId = Number(ada.accountId);
  const off = offToken(keys, { kind: "applicationUpdate", accountId, email });
  const mail = {
    channel: "email" as const,
    to: email,
    from: "Candor <no-reply@candor.test>",
    subject: `Mail ${mails}`,
    text: "",
    html: "",
    headers: { "List-Unsubscribe": `<http://candor.test/opt/off/${off}>` },
    ...(kind !== "" && { wish: { accountId, kind } }),
  };
  await database.write((writer) => post(writer, mail, clock.now(), `mail ${mails}`));
  await server.parts.settled();
  const kept = await storedMail(database.read, { to: email });
  return kept.find(({ subject }) => subject === mail.subject)!;
}

async function react(mail: StoredMail, reaction: Reaction): Promise<number> {
  const { to, raw } = reactionTo(mail, reaction)!;
  return bring(to, Buffer.concat([Buffer.from(`X-Once: ${mails}\r\n`), raw]));
}

const isHeldBack = async (kind?: string) => (await mailed(kind)).withheldAt !== null;

async function preferences() {
  const { body } = await server.ask("GET", "/rest/preferences", ada);
  return body as {
    preferences: { kind: string; channel: string; wanted: boolean }[];
    unreachableSince?: string;
  };
}

async function wanted(): Promise<string[]> {
  return (await preferences()).preferences
    .filter((each) => each.channel === "email" && each.wanted)
    .map(({ kind }) => kind);
}

describe("M-31 a bounce", () => {
  it("that is final stops optional mails until their person chooses again, and no other mail", async () => {
    expect(await react(await mailed(), "bounce")).toBe(250);
    expect(await isHeldBack()).toBe(true);
    expect(await isHeldBack("")).toBe(false);
    await server.advance(400 * day);
    ada = await person(server, email);
    expect(await isHeldBack()).toBe(true);
    const { preferences: all, unreachableSince } = await preferences();
    expect(unreachableSince).toBeDefined();
    await server.ask("PUT", "/rest/preferences", { headers: ada.headers, payload: { preferences: all } });
    expect((await preferences()).unreachableSince).toBeUndefined();
    expect(await isHeldBack()).toBe(false);
  });

  it("of a full mailbox lets it rest for a day, then for two, and stays after five in a row", async () => {
    for (const days of [1, 2, 4, 8]) {
      await react(await mailed(), "full");
      await server.advance(days * day - 1000);
      expect(await isHeldBack()).toBe(true);
      await server.advance(2000);
      expect(await isHeldBack()).toBe(false);
    }
    await react(await mailed(), "full");
    await server.advance(60 * day);
    expect(await isHeldBack()).toBe(true);
  });

  it("counts once when its server sends it twice, and for nobody when it names no mail of ours", async () => {
    const { to, raw } = reactionTo(await mailed(), "full")!;
    await bring(to, raw);
    await bring(to, raw);
    const rows = await server.parts.database.read.selectFrom("bounced_address").select("failures").execute();
    expect(rows).toEqual([{ failures: 1 }]);
    const other = "bounces+00000000-0000-4000-8000-000000000000@candor.test";
    expect(await bring(other, raw)).toBe(250);
    expect(
      await server.parts.database.read.selectFrom("bounced_address").select("failures").execute(),
    ).toEqual(rows);
  });
});

describe("M-31 a complaint", () => {
  it("ends the kind of its mail, as an entry that its person sees, and nothing for a mail that always leaves", async () => {
    await react(await mailed(), "complaint");
    expect(await wanted()).toEqual(["jobAlerts", "applicationFollowUp"]);
    await react(await mailed(""), "complaint");
    expect(await wanted()).toEqual(["jobAlerts", "applicationFollowUp"]);
    const entries = await server.parts.database.read
      .selectFrom("preference_change")
      .select(["kind", "by"])
      .execute();
    expect(entries).toEqual([{ kind: "applicationUpdate", by: "complaint" }]);
  });
});

describe("M-31 a complaint about a mail that the outbox has forgotten", () => {
  const forget = () =>
    server.parts.database.write((writer) =>
      writer.deleteFrom("mail").where("recipient", "=", email).execute(),
    );

  it("ends its kind by the off switch that the mail carries, and nothing without it", async () => {
    const mail = await mailed();
    await forget();
    await react({ ...mail, headers: {} }, "complaint");
    expect(await wanted()).toHaveLength(3);
    await react(mail, "complaint");
    expect(await wanted()).toEqual(["jobAlerts", "applicationFollowUp"]);
  });

  it("pauses its alert alone, while one that is still known ends the mails of all alerts", async () => {
    for (const query of ["keeper", "baker"]) await alertOf(server, ada, { query });
    await arrive(server, { title: "Lamp Keeper" });
    await untilHour(server, 8);
    const [mail] = await storedMail(server.parts.database.read, { to: email });
    await forget();
    await react(mail!, "complaint");
    const paused = async () =>
      ((await server.ask("GET", "/rest/job-alerts", ada)).body.alerts as { title: string; paused: boolean }[])
        .filter((each) => each.paused)
        .map(({ title }) => title);
    expect(await paused()).toEqual(["keeper"]);
    expect(await wanted()).toHaveLength(3);
    await arrive(server, { title: "Baker" });
    await untilHour(server, 8);
    const [known] = await storedMail(server.parts.database.read, { to: email });
    await react(known!, "complaint");
    expect(await paused()).toEqual(["keeper"]);
    expect(await wanted()).not.toContain("jobAlerts");
  });
});

describe("M-31 a mail that unsubscribes", () => {
  it("ends its list by the token in its subject, and nothing with another", async () => {
    const mail = await mailed();
    const { to, raw } = reactionTo(mail, "unsubscribe")!;
    const tampered = raw
      .toString()
      .replace(/Subject: (.)/, (_all, first) => `Subject: ${first === "B" ? "C" : "B"}`);
    expect(await bring(to, tampered)).toBe(250);
    expect(await wanted()).toHaveLength(3);
    expect(await bring(to, raw)).toBe(250);
    expect(await wanted()).toEqual(["jobAlerts", "applicationFollowUp"]);
  });

  it("pauses its alert", async () => {
    await alertOf(server, ada, { query: "keeper" });
    await arrive(server, { title: "Lamp Keeper" });
    await untilHour(server, 8);
    const [mail] = await alertMails(server, email);
    await bring(
      "unsubscribe@candor.test",
      `From: a@b.example\r\nSubject: ${switchIn(mail!)}\r\n\r\nStop.\r\n`,
    );
    const { body } = await server.ask("GET", "/rest/job-alerts", ada);
    expect(body.alerts).toMatchObject([{ paused: true }]);
  });
});

describe("mail that comes in", () => {
  it.each([
    ["another domain", "unsubscribe@example.com"],
    ["another mailbox", "ada@candor.test"],
    ["no mailbox", "postmaster+bounces@candor.test"],
  ])("is refused for %s: nothing is passed on", async (_what, to) => {
    expect(await bring(to, "Subject: Hello\r\n\r\nHello.\r\n")).toBe(550);
  });

  it("is refused where it is too large, or goes in circles, and the next one is taken", async () => {
    const to = "unsubscribe@candor.test";
    expect(await bring(to, `Subject: Hello\r\n\r\n${"Hello.\r\n".repeat(200_000)}`)).toBe(552);
    expect(await bring(to, `Subject: x\r\n\r\n${"-\r\n".repeat(150_000)}`)).toBe(552);
    expect(await bring(to, `${"Received: from a by b\r\n".repeat(101)}Subject: x\r\n\r\n`)).toBe(554);
    expect(await bring(to, "Subject: x\r\n\r\nx\r\n")).toBe(250);
  });

  it("is never answered, and is forgotten", async () => {
    const before = await server.parts.database.read.selectFrom("mail").select("id").execute();
    await bring("unsubscribe@candor.test", `From: ${email}\r\nReply-To: ${email}\r\nSubject: x\r\n\r\nx\r\n`);
    const after = await server.parts.database.read.selectFrom("mail").select("id").execute();
    expect(after).toEqual(before);
  });
});
