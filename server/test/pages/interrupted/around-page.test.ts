import { signInHeader } from "@candor/contract/sign-in-header";
import type { FastifyRequest } from "fastify";
import { beforeEach, describe, expect, it } from "vitest";
import { aroundPage } from "../../../src/pages/interrupted/around-page.ts";
import { InterruptedForms } from "../../../src/pages/interrupted/forms.ts";
import { SettableClock } from "../../../src/platform/clock.ts";

const page = "/settings/x?change=name";
const html = `<form method="post" action="${page}"><input name="a"><input type="password" name="password"></form>`;
const urlencoded = "application/x-www-form-urlencoded";
const login = "/login?redirect=x&notice=session-expired";

let forms: InterruptedForms;
beforeEach(() => {
  forms = new InterruptedForms(new SettableClock());
});

interface Asked {
  readonly account?: number;
  readonly ended?: number;
  readonly device?: string | undefined;
}

async function answer(request: object, response: Response, { account, ended, ...asked }: Asked) {
  const device = "device" in asked ? asked.device : "device";
  const visitor = { account, endedAccount: ended };
  const given = request as FastifyRequest;
  const { status, headers, body } = await aroundPage(forms, { request: given, visitor, device, response });
  return { status, location: headers.get("location"), text: await new Response(body).text() };
}

/** Sends a form whose session has ended. */
function send(asked: Asked = { ended: 1 }, { url = page, body = "a=Kelp", type = urlencoded } = {}) {
  const headers = { location: login, [signInHeader]: "first" };
  const request = { method: "POST", url, body: Buffer.from(body), headers: { "content-type": type } };
  return answer(request, new Response(null, { status: 303, headers }), asked);
}

function open(asked: Asked = { account: 1 }, { url = page, status = 200, type = "text/html" } = {}) {
  const response = new Response(html, { status, headers: { "content-type": type } });
  return answer({ method: "GET", url, headers: {} }, response, asked);
}

const told = `${page}&notice=interrupted-back`;
const shows = async (asked?: Asked) => (await open(asked, { url: told })).text.includes('value="Kelp"');

describe("a form that a browser without scripts sends after its session has ended", () => {
  it("is kept, and its page shows it to the same account, and says so", async () => {
    expect(await send()).toMatchObject({
      status: 303,
      location: "/login?redirect=x&notice=interrupted-kept",
    });
    expect(await open()).toMatchObject({ status: 303, location: told });
    const shown = await open({ account: 1 }, { url: told });
    expect(shown).toMatchObject({ status: 200 });
    expect(shown.text).toBe(html.replace('name="a"', 'name="a" value="Kelp"'));
  });

  it.each(["//[", "//elsewhere.example/x", "http://[/"])(
    "has an address of ours, whatever was asked for: %s",
    async (url) => {
      expect((await send({ ended: 1 }, { url })).location).toContain("interrupted-kept");
      expect((await open({ account: 1 }, { url })).status).toBe(200);
    },
  );

  it("is kept without its files", async () => {
    const form = new FormData();
    form.set("a", "Kelp");
    form.set("file", new File(["moss"], "moss.txt"));
    const encoded = new Response(form);
    const type = encoded.headers.get("content-type") ?? "";
    await send({ ended: 1 }, { body: await encoded.text(), type });
    expect(forms.of("device")?.entries).toEqual([["a", "Kelp"]]);
  });

  it.each([
    ["of nobody known", {}, {}],
    ["of no known device", { ended: 1, device: undefined }, {}],
    ["by scripts, which keep it themselves", { ended: 1 }, { url: "/settings/x.data?change=name" }],
    ["with no fields", { ended: 1 }, { body: "" }],
    ["with a password, which is repeated", { ended: 1 }, { body: "newPassword=moss&repeat=moss&a=Kelp" }],
    ["with a code", { ended: 1 }, { body: "code=123456&a=Kelp" }],
    ["that can't be read", { ended: 1 }, { type: "application/json" }],
  ])("is not kept if it is sent %s", async (_how, asked, form) => {
    expect(await send(asked, form)).toMatchObject({ status: 303, location: login });
    expect(forms.of("device")).toBeUndefined();
  });

  it("is shown to nobody else, before its person signs in again or on another device", async () => {
    await send();
    expect(await shows({ ended: 1 })).toBe(false);
    expect(await shows({ account: 1, device: "other" })).toBe(false);
    expect(await shows()).toBe(true);
  });

  it.each([
    ["somebody else signs in", { account: 2 }],
    ["somebody else's session ended", { ended: 2 }],
    ["its person has signed out", {}],
  ])("is deleted when a page is opened on its device and %s", async (_what, asked) => {
    await send();
    expect(await shows(asked)).toBe(false);
    expect(await shows()).toBe(false);
  });

  it("changes no page that is missing, and no file", async () => {
    await send();
    for (const other of [{ status: 404 }, { type: "text/plain" }])
      expect(await open({ account: 1 }, other)).toMatchObject({ location: null, text: html });
  });

  it.each([
    ["it is saved", page, 303, false],
    ["it is saved from the page that says that it is back", told, 303, false],
    ["somebody signs out", "/logout", 303, false],
    ["it has faults", page, 422, true],
    ["another form is saved", "/settings/y", 303, true],
  ])("is shown until it is saved: %s", async (_what, url, status, isShown) => {
    await send();
    const request = { method: "POST", url, body: Buffer.from(""), headers: {} };
    await answer(request, new Response(null, { status }), { account: 1 });
    expect(await shows()).toBe(isShown);
  });
});
