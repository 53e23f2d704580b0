import { keptFor } from "@candor/contract/retention/table";
import { contentTopic } from "@candor/contract/websocket";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { noticesOf } from "../../../src/consequences.ts";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { forgetExpired } from "../../../src/retention.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, startBeside, type TestApp } from "../../harness/app.ts";
import { type Conversation, converse, listen, request } from "../../harness/socket.ts";

const path = "/rest/admin/notice";
const hour = 3_600_000;
const reason = "The database moves on Sunday.";
const text = "Candor is read-only on Sunday 02:00–04:00 UTC.";

let here: TestApp;
/** Another process on the same records. */
let there: TestApp;
let operator: Person;
const open: Conversation[] = [];

beforeAll(async () => {
  here = await startApp();
  there = await startBeside(here);
  operator = await person(here, "operator@candor.test");
  await setAdministrator(here.parts, "operator@candor.test", { granted: true });
});
afterAll(async () => {
  await there.close();
  await here.close();
});
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.terminate();
  await takeDown();
  // The next test's pages must not hear of this.
  for (const { parts } of [here, there]) await parts.settled();
});

const inHours = (hours: number) => new Date(here.parts.clock.now() + hours * hour).toISOString();

async function publish(content: object = {}) {
  const payload = { text, kind: "information", reason, seen: await newest(), ...content };
  return here.ask("PUT", path, { ...operator, payload });
}

async function takeDown(seen?: string) {
  const payload = { reason, seen: seen ?? (await newest()) ?? "1" };
  return here.ask("POST", `${path}/removal`, { ...operator, payload });
}

/** What an administrator who has just opened the page has seen. */
async function newest(): Promise<string | undefined> {
  return (await changes())[0]?.id;
}

async function changes() {
  return (await here.ask("GET", path, operator)).body.changes;
}

function shown({ parts } = here) {
  return parts.shownNotice.at(here.parts.clock.now());
}

/** Everybody may: it says nothing but that something has changed. */
async function stranger(server: TestApp): Promise<Conversation> {
  const address = server.app.server.listening
    ? `ws://127.0.0.1:${(server.app.server.address() as { port: number }).port}/rest/websocket`
    : await listen(server);
  const conversation = await converse(address, { origin: server.origin });
  open.push(conversation);
  conversation.send(request("content", "SUBSCRIBE", contentTopic));
  expect(await conversation.next()).toMatchObject({ id: "content", status: 200 });
  return conversation;
}

const changed = { kind: "message", url: contentTopic, body: null };

describe("the site notice", () => {
  it("is shown once it is published, replaced by the next, and gone once it is taken down", async () => {
    expect((await publish()).status).toBe(204);
    const first = shown();
    expect(first).toEqual({ id: expect.any(String), text, kind: "information" });
    await publish({ text: "It is over.", kind: "warning", link: "/news" });
    expect(shown()).toMatchObject({ text: "It is over.", kind: "warning", link: "/news" });
    expect(shown()?.id).not.toBe(first?.id);
    expect((await takeDown()).status).toBe(204);
    expect(shown()).toBeUndefined();
  });

  it("is shown between its two times, to the moment", async () => {
    const [from, until] = [inHours(1), inHours(2)];
    await publish({ from, until });
    const at = (instant: string, more = 0) => here.parts.shownNotice.at(Date.parse(instant) + more)?.text;
    expect([at(from, -1), at(from)]).toEqual([undefined, text]);
    expect([at(until, -1), at(until)]).toEqual([text, undefined]);
  });

  it("L-06 reaches the pages that strangers have open in every process, with an event on /rest/cms", async () => {
    const [near, far] = [await stranger(here), await stranger(there)];
    await publish();
    expect(await near.next()).toEqual(changed);
    expect(await far.next()).toEqual(changed);
    expect(shown(there)?.text).toBe(text);
  });

  it("L-06 is read by a process before that tells its pages, so that they don't get the old one", async () => {
    const order: string[] = [];
    const shownNotice = {
      async refresh() {
        await Promise.resolve();
        order.push("read");
      },
    };
    const notifier = { contentChanged: () => order.push("told") };
    const event = { name: "site-notice-published", subject: "site-notice", payload: {} };
    await noticesOf({ shownNotice, notifier, sessions: { hear: () => {} } } as never)([
      { ...event, sequence: 1, occurredAt: 0 },
    ]);
    expect(order).toEqual(["read", "told"]);
  });

  it("L-06 reaches open pages again when it begins and when it ends, unless another has replaced it", async () => {
    const page = await stranger(here);
    await publish({ from: inHours(1), until: inHours(2) });
    expect(await page.next()).toEqual(changed);
    await here.advance(hour);
    expect(await page.next()).toEqual(changed);
    expect(shown()?.text).toBe(text);
    await publish({ text: "Another." });
    expect(await page.next()).toEqual(changed);
    await here.advance(hour);
    page.send({ kind: "ping" });
    expect(await page.next()).toEqual({ kind: "pong" });
  });

  it("is in the memory of a process that starts later", async () => {
    await publish();
    const late = await startBeside(here);
    expect(shown(late)?.text).toBe(text);
    await late.close();
  });

  it("keeps its history: who changed it when, and why", async () => {
    const before = (await changes()).length;
    await publish({ link: "https://status.candor.test/", until: inHours(5) });
    await Promise.all([takeDown(), takeDown()]);
    const [gone, published, ...rest] = await changes();
    expect(published).toMatchObject({
      administrator: "operator@candor.test",
      reason,
      notice: { text, kind: "information", link: "https://status.candor.test/", until: expect.any(String) },
    });
    expect(gone).toMatchObject({ administrator: "operator@candor.test", reason });
    expect(gone).not.toHaveProperty("notice");
    expect(rest).toHaveLength(before);
    const events = await here.parts.database.read
      .selectFrom("event")
      .select(["name", "actor_id"])
      .where("subject", "=", "site-notice")
      .orderBy("sequence", "desc")
      .limit(2)
      .execute();
    const actor_id = Number(operator.accountId);
    expect(events).toEqual([
      { name: "site-notice-taken-down", actor_id },
      { name: "site-notice-published", actor_id },
    ]);
  });

  it("can't be replaced or taken down by somebody who hasn't read it", async () => {
    await publish();
    const seen = await newest();
    await publish({ text: "Another administrator's." });
    const late = await Promise.all([publish({ seen }), publish({ seen: undefined }), takeDown(seen)]);
    expect(late.map(({ status, body }) => [status, body.code])).toEqual(
      late.map(() => [409, "notice-changed"]),
    );
    expect(shown()?.text).toBe("Another administrator's.");
    // What somebody else took down is what this administrator wanted.
    await takeDown();
    expect((await takeDown(seen)).status).toBe(204);
  });

  it("is replaced by one of two administrators who have read the same", async () => {
    const seen = await newest();
    const payload = { text, kind: "information", reason, seen };
    const both = await Promise.all(
      [here, there].map((server) => server.ask("PUT", path, { ...operator, payload })),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 409]));
  });

  it.each([
    ["an empty text", { text: "  " }, "/text", "validation.siteNoticeText"],
    ["a long text", { text: "a".repeat(301) }, "/text", "validation.tooLong"],
    ["a text of two lines", { text: "a\nb" }, "/text", "validation.value"],
    ["an unknown kind", { kind: "error" }, "/kind", "validation.unknownChoice"],
    ["a short reason", { reason: "Because" }, "/reason", "validation.impersonationReason"],
    ["a link without https", { link: "http://candor.test/" }, "/link", "validation.siteNoticeLink"],
    ["a script as a link", { link: "javascript:alert(1)" }, "/link", "validation.siteNoticeLink"],
    ["a link without a host", { link: "https:status" }, "/link", "validation.siteNoticeLink"],
    ["a link to another host", { link: "//evil.example" }, "/link", "validation.siteNoticeLink"],
    [
      "a link with a name",
      { link: "https://candor.test@evil.example/" },
      "/link",
      "validation.siteNoticeLink",
    ],
    ["an end that has passed", { until: new Date(0).toISOString() }, "/until", "validation.siteNoticePast"],
    [
      "an end before its beginning",
      { from: "2999-01-02T00:00:00Z", until: "2999-01-01T00:00:00Z" },
      "/until",
      "validation.siteNoticeOrder",
    ],
  ])("is refused with %s", async (_what, content, at, key) => {
    const { status, body } = await publish(content);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: at, key }]);
    expect(shown()).toBeUndefined();
  });

  it("M-27 is deleted two years after its change, except for the current one", async () => {
    await publish();
    await publish({ text: "The newest." });
    const { database, clock } = here.parts;
    const long = clock.now() - keptFor("siteNotices") - hour;
    await database.write((writer) => writer.updateTable("site_notice").set({ changed_at: long }).execute());
    await forgetExpired(here.parts, "nightly");
    expect(await changes()).toMatchObject([{ notice: { text: "The newest." } }]);
  });
});
