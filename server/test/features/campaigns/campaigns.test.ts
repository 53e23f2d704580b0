import { limits } from "@candor/contract/limits";
import { preferenceKinds } from "@candor/contract/values";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { post } from "../../../src/platform/mail/outbox.ts";
import { aMailServer, type MailServer } from "../../harness/a-mail-server.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const path = "/rest/admin/email-campaigns";
const day = 86_400_000;
const reason = "Alerts list closed postings.";

let mailServer: MailServer;
let server: TestApp;
let administrator: Person;
let ada: Person;

beforeEach(async () => {
  mailServer = await aMailServer(() => "take");
  server = await startApp({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` });
  administrator = await person(server, "operator@candor.test");
  await setAdministrator(server.parts, "operator@candor.test", { granted: true });
  ada = await person(server, "ada@example.com");
});
afterEach(async () => {
  await server.close();
  await mailServer.close();
});

/** Writes a mail of an optional kind to Ada. */
async function write(kind: string, name: string): Promise<void> {
  const mail = {
    channel: "email",
    to: "ada@example.com",
    from: "Candor <no-reply@candor.test>",
    subject: name,
    text: "News.",
    html: "<p>News.</p>",
    wish: { accountId: Number(ada.accountId), kind },
  } as const;
  await server.parts.database.write((writer) => post(writer, mail, server.parts.clock.now(), name));
  await server.parts.settled();
}

function pause(kind: string, payload: object = { reason }) {
  return server.ask("POST", `${path}/${kind}/pause`, { ...administrator, payload });
}

const mailNamed = (name: string) =>
  server.parts.database.read
    .selectFrom("mail")
    .select(["id", "sent_at"])
    .where("reason", "=", name)
    .executeTakeFirstOrThrow();

const sent = async (name: string) => (await mailNamed(name)).sent_at !== null;

const ofAll = async (name: string) => {
  const { body } = await server.ask("GET", path, administrator);
  return body.campaigns.find((campaign: { name: string }) => campaign.name === name);
};

describe("R-71 the kinds of mail", () => {
  it("are counted by what became of them, the required ones together", async () => {
    const before = await ofAll("required");
    await write("jobAlerts", "first");
    await write("jobAlerts", "second");
    await write("applicationUpdate", "third");
    const { body } = await server.ask("GET", path, administrator);
    expect(body.most).toBe(limits.campaignMessages);
    expect(Date.parse(body.since)).toBeLessThanOrEqual(server.parts.clock.now());
    expect(await ofAll("jobAlerts")).toMatchObject({ sent: 2, waiting: 0, withheld: 0 });
    expect(await ofAll("applicationUpdate")).toMatchObject({ sent: 1 });
    expect(await ofAll("required")).toEqual(before);
  });

  it("don't wait if there is nothing to send them with, or if they were given up", async () => {
    await write("jobAlerts", "given up");
    await server.parts.database.write(async (writer) => {
      const { id } = await mailNamed("given up");
      await writer.updateTable("mail").set({ sent_at: null }).where("id", "=", id).execute();
      await writer
        .updateTable("task")
        .set({ state: "dead" })
        .where("name", "=", "deliver-mail")
        .where("payload_json", "=", JSON.stringify({ id }))
        .execute();
    });
    expect(await ofAll("jobAlerts")).toMatchObject({ sent: 0, waiting: 0, failed: 1, unsent: 0 });
    const without = await startApp();
    await setAdministrator(without.parts, "operator@candor.test", { granted: true });
    const { body } = await without.ask("GET", path, await person(without, "operator@candor.test"));
    await without.close();
    const required = body.campaigns.find(({ name }: { name: string }) => name === "required");
    expect(required).toMatchObject({ sent: 0, waiting: 0, failed: 0 });
    expect(required.unsent).toBeGreaterThan(0);
  });
});

describe("R-72 a kind of mail", () => {
  it("is counted by channel, with who turned it off lately", async () => {
    await write("jobAlerts", "first");
    const preferences = preferenceKinds.map((kind) => ({
      channel: "email",
      kind,
      wanted: kind !== "jobAlerts",
    }));
    await server.ask("PUT", "/rest/preferences", { ...ada, payload: { preferences, digest: false } });
    await write("jobAlerts", "second");
    const { body } = await server.ask("GET", `${path}/jobAlerts`, administrator);
    expect(body.campaign).toMatchObject({ name: "jobAlerts", sent: 1, withheld: 1, turnedOff: 1 });
    expect(body.campaign.channels[0]).toEqual({
      channel: "email",
      sent: 1,
      waiting: 0,
      failed: 0,
      withheld: 1,
      unsent: 0,
    });
    const long = server.parts.clock.now() - (limits.campaignDays + 1) * day;
    await server.parts.database.write((writer) =>
      writer.updateTable("preference_change").set({ changed_at: long }).execute(),
    );
    expect((await server.ask("GET", `${path}/jobAlerts`, administrator)).body.campaign.turnedOff).toBe(0);
  });

  it("that is paused waits, however long it takes, and leaves once it is resumed", async () => {
    expect((await pause("jobAlerts")).status).toBe(204);
    await write("jobAlerts", "held");
    await write("applicationUpdate", "other");
    await server.advance(3 * day);
    expect([await sent("held"), await sent("other")]).toEqual([false, true]);
    expect(await ofAll("jobAlerts")).toMatchObject({
      waiting: 1,
      pause: { reason, administrator: "operator@candor.test" },
    });
    await server.ask("DELETE", `${path}/jobAlerts/pause`, administrator);
    await server.parts.settled();
    expect(await sent("held")).toBe(true);
    expect(await ofAll("jobAlerts")).not.toHaveProperty("pause");
  });

  it("leaves once, even if the worker died after it had put the mail off", async () => {
    await pause("jobAlerts");
    await write("jobAlerts", "held");
    // Its delivery is due again, because the end of the first one was never recorded.
    await server.advance(1000);
    const { database } = server.parts;
    const { delivery } = await database.read
      .selectFrom("task")
      .select((e) => e.fn.min("id").as("delivery"))
      .where("payload_json", "=", JSON.stringify({ id: (await mailNamed("held")).id }))
      .executeTakeFirstOrThrow();
    await database.write((writer) =>
      writer
        .updateTable("task")
        .set({ state: "ready", run_at: 0, leased_until: 0, finished_at: null })
        .where("id", "=", delivery)
        .execute(),
    );
    await server.parts.settled();
    const before = mailServer.taken.length;
    await server.ask("DELETE", `${path}/jobAlerts/pause`, administrator);
    await server.parts.settled();
    expect(mailServer.taken.length - before).toBe(1);
  });

  it("is paused once by two presses, under the first one's reason, and logged under its administrator", async () => {
    await Promise.all([pause("jobAlerts"), pause("jobAlerts")]);
    await pause("jobAlerts", { reason: "Something else entirely." });
    expect((await ofAll("jobAlerts")).pause.reason).toBe(reason);
    const events = await server.parts.database.read
      .selectFrom("event")
      .select(["name", "actor_id"])
      .where("name", "like", "mails-%")
      .execute();
    expect(events).toEqual([{ name: "mails-paused", actor_id: Number(administrator.accountId) }]);
  });

  it("that is paused names nobody once its administrator has deleted their account", async () => {
    await pause("jobAlerts");
    await server.ask("POST", "/rest/account/deletion", administrator);
    await server.advance(60 * day);
    // The last mail leaves first.
    await server.advance(day);
    await setAdministrator(server.parts, "another@candor.test", { granted: true });
    administrator = await person(server, "another@candor.test");
    const { pause: shown } = await ofAll("jobAlerts");
    expect(shown).toEqual({ since: expect.any(String), reason });
  });

  it("is not paused without a reason, and what is required never", async () => {
    const refused = await pause("jobAlerts", { reason: "Because" });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ path: "/reason" }]);
    expect((await pause("required")).status).toBe(400);
    expect(await ofAll("jobAlerts")).not.toHaveProperty("pause");
  });
});
