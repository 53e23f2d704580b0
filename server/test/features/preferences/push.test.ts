import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { day, hour } from "../../../src/platform/durations.ts";
import { letter } from "../../../src/platform/mail/letter.ts";
import { post } from "../../../src/platform/mail/outbox.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { openPushService, type PushService, type TestBrowser } from "../../harness/push-service.ts";

let server: TestApp;
let service: PushService;
let who: Person;
let people = 0;
let mails = 0;

beforeAll(async () => {
  service = await openPushService();
  server = await startApp({ OUTBOUND: "1" }, undefined, undefined, () => true);
});
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(async () => {
  who = await somebody();
});

const path = "/rest/preferences/push";
const somebody = () => person(server, `pushed${(people += 1)}@example.com`);
const add = (whose: Person | object, { endpoint, p256dh, auth }: TestBrowser) =>
  server.ask("PUT", path, { ...whose, payload: { endpoint, p256dh, auth } });
const own = async (whose: Person) => (await server.ask("GET", "/rest/preferences", whose)).body;
const chosen = async (whose: Person) =>
  (await own(whose)).preferences
    .filter(({ channel, wanted }: { channel: string; wanted: boolean }) => channel === "push" && wanted)
    .map(({ kind }: { kind: string }) => kind);

async function added(whose: Person): Promise<TestBrowser> {
  const browser = await service.subscribe((await own(whose)).push.key);
  expect((await add(whose, browser)).status).toBe(204);
  return browser;
}

/** Chooses the channels for updates about applications, and turns off all other kinds. */
async function choose(whose: Person, channels: readonly string[]): Promise<void> {
  const { preferences } = await own(whose);
  const choice = (each: { kind: string; channel: string }) => ({
    ...each,
    wanted: each.kind === "applicationUpdate" && channels.includes(each.channel),
  });
  const payload = { preferences: preferences.map(choice) };
  expect((await server.ask("PUT", "/rest/preferences", { ...whose, payload })).status).toBe(200);
}

/** Writes a mail of an optional kind, and lets the outbox run. */
async function write(whose: Person, kind = "applicationUpdate"): Promise<void> {
  await leave(whose, kind);
  await server.advance(1000);
}

/** Leaves a mail in the outbox. */
async function leave(whose: Person, kind = "applicationUpdate"): Promise<void> {
  mails += 1;
  const href = `http://candor.test/settings/application/${mails}`;
  const wish = { accountId: Number(whose.accountId), kind };
  const mail = letter({
    to: `pushed${people}@example.com`,
    from: "Candor <no-reply@candor.test>",
    subject: `News ${mails}`,
    paragraphs: ["Something happened."],
    link: { text: "See it", href },
    choosing: {
      key: "mail.choose",
      href: "http://candor.test/opt",
      oneClick: "http://candor.test/off",
      wish,
    },
  });
  await server.parts.database.write((writer) =>
    post(writer, mail, server.parts.clock.now(), `test mail ${mails}`),
  );
}

const last = () => ({ title: `News ${mails}`, link: `http://candor.test/settings/application/${mails}` });

/** How many wait to be sent. */
async function notifications(): Promise<number> {
  const { read } = server.parts.database;
  const waiting = read.selectFrom("mail").where("channel", "=", "push").where("sent_at", "is", null);
  return (await waiting.where("withheld_at", "is", null).select("id").execute()).length;
}

async function stateOfLast() {
  const row = await server.parts.database.read
    .selectFrom("mail")
    .select(["sent_at", "withheld_at"])
    .where("channel", "=", "push")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return row.sent_at !== null ? "sent" : row.withheld_at !== null ? "withheld" : "waiting";
}

describe("E-23 a notification", () => {
  it("reaches each browser that somebody added, encrypted and signed, with its title and its link", async () => {
    const [phone, desk] = [await added(who), await added(who)];
    await write(who);
    expect([phone.shown(), desk.shown()]).toEqual([[last()], [last()]]);
    expect(await stateOfLast()).toBe("sent");
  });

  it("is about every kind at first, and then about what its person chose", async () => {
    expect(await chosen(who)).toEqual([]);
    const browser = await added(who);
    expect(await chosen(who)).toEqual(
      (await own(who)).preferences.slice(0, 3).map((one: { kind: string }) => one.kind),
    );
    await choose(who, ["push"]);
    await write(who, "jobAlerts");
    expect(browser.shown()).toEqual([]);
    await write(who);
    expect(browser.shown()).toEqual([last()]);
    await choose(who, ["email"]);
    await write(who);
    expect(browser.shown()).toHaveLength(1);
  });

  it("goes to a browser once, however often the outbox tries, and waits while the service is away", async () => {
    const browser = await added(who);
    service.refuse(503);
    await write(who);
    expect([browser.shown().length, await stateOfLast()]).toEqual([1, "waiting"]);
    await server.advance(5000);
    expect(await stateOfLast()).toBe("sent");
  });

  it("is given up after a day, without a failed task, while its service refuses it", async () => {
    const browser = await added(who);
    await leave(who);
    const { clock, database } = server.parts;
    const end = clock.now() + day;
    service.refuseAll(400);
    while (clock.now() <= end) await server.advance(hour);
    await server.advance(hour);
    service.refuseAll(undefined);
    const failed = database.read.selectFrom("task").select("id").where("state", "=", "dead");
    expect([await stateOfLast(), await failed.execute()]).toEqual(["withheld", []]);
    await write(who);
    expect(browser.shown()).toContainEqual(last());
  });

  it("holds up no sign-in code while its service doesn't answer", async () => {
    const browser = await added(who);
    const speak = service.fallSilent();
    const email = `waiting-for-code${people}@example.com`;
    const mailed = async () => (await server.ask("GET", `/dev/mailbox.json?to=${email}`)).body;
    try {
      for (let left = 0; left < 4; left += 1) await leave(who);
      await expect.poll(notifications).toBe(4);
      await server.ask("POST", "/rest/auth/code", { payload: { email } });
      await vi
        .waitUntil(async () => (await mailed()).length > 0, { timeout: 5000 })
        .catch(() => "no mail came");
      expect(await mailed()).toHaveLength(1);
      expect(browser.shown()).toEqual([]);
    } finally {
      speak();
    }
    await server.parts.settled();
    expect(browser.shown()).toHaveLength(4);
  });

  it.each([404, 410])("removes a browser that its service no longer knows (%i)", async (status) => {
    const [gone, there] = [await added(who), await added(who)];
    if (status === 410) gone.unsubscribe();
    else service.refuse(404);
    await write(who);
    expect((await own(who)).push.browsers).toBe(1);
    expect([...gone.shown(), ...there.shown()].length).toBeGreaterThan(0);
    await write(who);
    expect(await stateOfLast()).toBe("sent");
  });

  it("goes to the person who signed in to the browser last, and to nobody before", async () => {
    const first = who;
    const browser = await added(first);
    const second = await somebody();
    expect((await add(second, browser)).status).toBe(204);
    expect([(await own(first)).push.browsers, (await own(second)).push.browsers]).toEqual([0, 1]);
    await write(first);
    expect(browser.shown()).toEqual([]);
  });
});

describe("E-23 a notification that is about to leave", () => {
  it("waits for nobody else: a browser that changed hands does not get it", async () => {
    const first = who;
    const browser = await added(first);
    service.refuse(503);
    await write(first);
    const before = browser.shown().length;
    await add(await somebody(), browser);
    await server.advance(5000);
    expect([browser.shown().length, await stateOfLast()]).toEqual([before, "withheld"]);
  });

  it("is not sent if its kind was turned off in the meantime", async () => {
    const browser = await added(who);
    service.refuse(503);
    await write(who);
    const before = browser.shown().length;
    await choose(who, []);
    await server.advance(5000);
    expect([browser.shown().length, await stateOfLast()]).toEqual([before, "withheld"]);
  });
});

describe("the browsers of a person", () => {
  it("are removed one by one, or all, and nobody else's", async () => {
    const [one, two] = [await added(who), await added(who)];
    const other = await somebody();
    const kept = await added(other);
    const remove = (whose: Person, query = "") => server.ask("DELETE", `${path}${query}`, whose);
    const named = ({ endpoint }: TestBrowser) => `?endpoint=${encodeURIComponent(endpoint)}`;
    await remove(who, named(kept));
    expect((await own(other)).push.browsers).toBe(1);
    await remove(who, named(one));
    expect([(await own(who)).push.browsers, (await chosen(who)).length > 0]).toEqual([1, true]);
    await remove(who);
    expect([(await own(who)).push.browsers, await chosen(who)]).toEqual([0, []]);
    await add(who, two);
    expect((await own(who)).push.browsers).toBe(1);
    expect((await server.ask("DELETE", path)).status).toBe(401);
  });

  it("are limited in number: the oldest goes", async () => {
    for (let count = 0; count <= limits.pushBrowsers; count += 1) await added(who);
    expect((await own(who)).push.browsers).toBe(limits.pushBrowsers);
  });

  it("have the key that they subscribed to for as long as the server has its records", async () => {
    const { key } = (await own(who)).push;
    expect((await own(await somebody())).push.key).toBe(key);
    expect(Buffer.from(key, "base64url")).toHaveLength(65);
  });
});

describe("a push service's address", () => {
  it("is called only on the public internet", async () => {
    const strict = await startApp({ OUTBOUND: "1" });
    const own = await person(strict, "strict@example.com");
    const { key } = (await strict.ask("GET", "/rest/preferences", own)).body.push;
    const { p256dh, auth } = await service.subscribe(key);
    const put = (endpoint: string) =>
      strict.ask("PUT", path, { ...own, payload: { endpoint, p256dh, auth } });
    for (const endpoint of [
      "http://127.0.0.1:9/x",
      "http://[::1]/x",
      "ftp://push.example/x",
      "http://a:b@push.example",
    ])
      expect((await put(endpoint)).status).toBe(400);
    // A name is resolved, and refused, only when it is called.
    const { endpoint } = await service.subscribe(key);
    expect((await put(endpoint)).status).toBe(204);
    await strict.close();
  });

  it("is not taken, and no key is offered, where the server calls nobody", async () => {
    const silent = await startApp();
    const alone = await person(silent, "silent@example.com");
    expect((await silent.ask("GET", "/rest/preferences", alone)).body).not.toHaveProperty("push");
    const { p256dh, auth } = await service.subscribe((await own(who)).push.key);
    const payload = { endpoint: "https://push.example/x", p256dh, auth };
    expect(await silent.ask("PUT", path, { ...alone, payload })).toMatchObject({
      status: 409,
      body: { code: "outbound-off" },
    });
    await silent.close();
  });
});
