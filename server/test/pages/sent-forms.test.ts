import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answerForm, SentForms, sentForm } from "../../src/pages/sent-forms.ts";
import { SettableClock } from "../../src/platform/clock.ts";
import { minute } from "../../src/platform/durations.ts";

const key = "0123456789abcdef0123456789abcdef";

let app: FastifyInstance;
let clock: SettableClock;
let done: number;
let status: number;
let working: Promise<void>;
let began: () => void;

/** A page that acts on its form each time it gets it, and says how often that was. */
beforeEach(() => {
  app = Fastify();
  clock = new SettableClock();
  [done, status, working, began] = [0, 202, Promise.resolve(), () => undefined];
  const forms = new SentForms(clock);
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, parsed) => parsed(null, body));
  app.post("/*", async (request, reply) => {
    const device = request.headers["test-device"];
    const form = sentForm(request, typeof device === "string" ? device : undefined);
    if (form !== undefined) return answerForm(forms, form, request, reply);
    const count = ++done;
    began();
    await working;
    if (status === 0) throw new Error("broken");
    void reply.code(status).header("x-redirect", "/next");
    void reply.header("set-cookie", [`a=${count}; HttpOnly`, `b=${count}; HttpOnly`]);
    return reply.type("text/plain").send(`${String(request.body)}, ${request.ip}, ${count}`);
  });
});
afterEach(() => app.close());

interface Sent {
  readonly url?: string;
  readonly body?: string;
  readonly cookie?: string;
  readonly form?: string | undefined;
  readonly device?: string;
  readonly from?: string;
  readonly browser?: string;
}

async function send({
  url = "/login.data",
  body = "email=ada",
  cookie = "candor=1",
  device,
  from = "10.1.2.3",
  browser = "a browser",
  ...sent
}: Sent = {}) {
  const form = "form" in sent ? sent.form : key;
  const headers = {
    cookie,
    "user-agent": browser,
    "content-type": "application/x-www-form-urlencoded",
    ...(form !== undefined && { "candor-form": form }),
    ...(device !== undefined && { "test-device": device }),
  };
  const answer = await app.inject({ method: "POST", url, payload: body, headers, remoteAddress: from });
  const { "set-cookie": cookies, "x-redirect": leadsTo } = answer.headers;
  return { status: answer.statusCode, cookies, leadsTo, text: answer.body };
}

describe("L-05 a form whose answer was lost", () => {
  it("is done once, and answered as it was: with the status, the headers, each cookie and the body", async () => {
    const first = {
      status: 202,
      cookies: ["a=1; HttpOnly", "b=1; HttpOnly"],
      leadsTo: "/next",
      text: "email=ada, 10.1.2.3, 1",
    };
    expect([await send(), await send(), await send()]).toEqual([first, first, first]);
    expect(done).toBe(1);
  });

  it("is done once while it is under way, too", async () => {
    const finish = Promise.withResolvers<void>();
    const beginning = Promise.withResolvers<void>();
    [working, began] = [finish.promise, beginning.resolve];
    const both = Promise.all([send(), send()]);
    await beginning.promise;
    finish.resolve();
    const [first, again] = await both;
    expect(again).toEqual(first);
    expect(done).toBe(1);
  });

  it.each([
    ["another address", { url: "/settings/account.data" }],
    ["other cookies", { cookie: "candor=2" }],
    ["another body", { body: "email=bo" }],
    ["another key", { form: key.replaceAll("0", "1") }],
  ])("is another form with %s, and the first is still known", async (_what, other) => {
    const first = await send();
    expect((await send(other)).text).toMatch(/, 2$/);
    expect(await send()).toEqual(first);
    expect(done).toBe(2);
  });

  it.each(["", "short", `${key}0`, key.toUpperCase(), "../../../../../../../../../../../"])(
    "is done as often as it comes without a key, and %j isn't one",
    async (form) => {
      await send({ form });
      await send({ form });
      expect(done).toBe(2);
    },
  );

  it.each([500, 503, 0])("is done again after it failed: %j", async (failing) => {
    status = failing;
    expect((await send()).status).toBe(failing || 500);
    status = 202;
    expect(await send()).toMatchObject({ status: 202, text: expect.stringMatching(/, 2$/) });
  });

  it("is recognized only by its key if scripts send it, whatever the device is", async () => {
    await send({ device: "a" });
    expect((await send({ device: "b" })).text).toMatch(/, 1$/);
  });

  it("is forgotten after five minutes", async () => {
    const started = clock.now();
    await send();
    clock.set(started + 5 * minute - 1000);
    await send();
    expect(done).toBe(1);
    clock.set(started + 5 * minute + 1000);
    await send();
    expect(done).toBe(2);
  });
});

describe("S-17 a second click on a form without scripts", () => {
  const click = (other: Sent = {}) =>
    send({ form: undefined, device: "ada's laptop", url: "/login/code", ...other });

  it("gets the answer of the first, though that one changed the browser's cookies", async () => {
    const first = await click();
    expect(await click({ cookie: "candor=2" })).toEqual(first);
    expect(done).toBe(1);
  });

  it("waits for the first one's answer", async () => {
    const finish = Promise.withResolvers<void>();
    const beginning = Promise.withResolvers<void>();
    [working, began] = [finish.promise, beginning.resolve];
    const both = Promise.all([click(), click()]);
    await beginning.promise;
    finish.resolve();
    const [first, again] = await both;
    expect(again).toEqual(first);
    expect(done).toBe(1);
  });

  it("is another form a second later", async () => {
    const started = clock.now();
    await click();
    clock.set(started + 1500);
    expect((await click()).text).toMatch(/, 2$/);
  });

  it("is another form after the clock was set back, however long that lasts", async () => {
    const started = clock.now();
    await click();
    clock.set(started - 60 * minute);
    expect((await click()).text).toMatch(/, 2$/);
  });

  it.each([
    ["another device", { device: "bo's laptop" }],
    ["no device", { device: "" }],
    ["another address", { url: "/login" }],
    ["another body", { body: "email=bo" }],
  ])("is another form with %s", async (_what, other) => {
    await click();
    expect((await click(other)).text).toMatch(/, 2$/);
  });

  it("is another form with another one in between", async () => {
    await click();
    await click({ body: "keep=1" });
    expect((await click()).text).toMatch(/, 3$/);
  });

  it("requests one more mail if the form requests another one", async () => {
    const body = "email=ada&intent=resend";
    await click({ body });
    expect((await click({ body })).text).toMatch(/, 2$/);
  });
});

describe("S-17 a second click in a browser that never signed in, without scripts", () => {
  const click = (other: Sent = {}) =>
    send({ form: undefined, url: "/login/code?email=ada", body: "code=123456", ...other });

  it("gets the first one's answer if the form has a mailed code", async () => {
    const first = await click();
    expect(await click()).toEqual(first);
    expect(done).toBe(1);
  });

  it.each([
    ["another network address", { from: "10.1.2.4" }],
    ["another browser", { browser: "another" }],
    ["another account's address", { url: "/login/code?email=bo" }],
    ["another code", { body: "code=123457" }],
  ])("is another form with %s", async (_what, other) => {
    await click();
    expect((await click(other)).text).toMatch(/, 2$/);
  });

  it.each(["", "code=", "email=ada"])(
    "is another form without a code, which somebody else can send, too: %j",
    async (body) => {
      await click({ body });
      expect((await click({ body })).text).toMatch(/, 2$/);
    },
  );

  it("is another form a second later", async () => {
    const started = clock.now();
    await click();
    clock.set(started + 1500);
    expect((await click()).text).toMatch(/, 2$/);
  });
});

describe("answers that are kept", () => {
  const form = (n: number) => ({ id: `form ${n}`, content: "", kept: minute });
  const answer = (bytes: number) => async () => {
    done += 1;
    return { status: 200, headers: {}, body: Buffer.alloc(bytes) };
  };

  it("take no more than 32 MiB, and the oldest go first", async () => {
    const forms = new SentForms(clock);
    for (let n = 0; n < 40; n++) await forms.answerOf(form(n), answer(1024 * 1024));
    await forms.answerOf(form(39), answer(1));
    expect(done).toBe(40);
    await forms.answerOf(form(0), answer(1));
    expect(done).toBe(41);
  });

  it("are no more than ten thousand", async () => {
    const forms = new SentForms(clock);
    for (let n = 0; n <= 10_000; n++) await forms.answerOf(form(n), answer(1));
    await forms.answerOf(form(1), answer(1));
    expect(done).toBe(10_001);
    await forms.answerOf(form(0), answer(1));
    expect(done).toBe(10_002);
  });

  it("are asked for again after making one was broken off", async () => {
    const forms = new SentForms(clock);
    const broken = forms.answerOf(form(0), () => Promise.reject(new Error("broken")));
    await expect(broken).rejects.toThrow("broken");
    expect((await forms.answerOf(form(0), answer(1))).status).toBe(200);
  });
});

it("a file isn't searched for the fields of a form", () => {
  const text = "a&code=123456&b";
  const sent = (type: string) =>
    sentForm(
      {
        method: "POST",
        url: "/apply/lamp/1",
        headers: { "content-type": type, "user-agent": "somebody" },
        body: Buffer.from(text),
        ip: "203.0.113.7",
      } as unknown as FastifyRequest,
      undefined,
    );
  expect(sent("application/x-www-form-urlencoded")).toBeDefined();
  expect(sent("multipart/form-data; boundary=edge")).toBeUndefined();
});
