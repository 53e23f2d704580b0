import { startDrafts } from "@candor/contract/drafts/routes";
import type { Metric } from "@candor/contract/metrics/shapes";
import type { PageContext, RenderPage } from "@candor/contract/pages";
import { problemDocument } from "@candor/contract/problems";
import { requestCode } from "@candor/contract/session/routes";
import type { SiteNotice } from "@candor/contract/site-notice/shapes";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PageCache } from "../../src/pages/page-cache.ts";
import { PageViews } from "../../src/pages/page-views.ts";
import { openIdentityProviders } from "../../src/platform/identity-providers/providers.ts";
import { Revision } from "../../src/platform/revision.ts";
import { startApp, type TestApp } from "../harness/app.ts";
import { pageParts, servePagesOf } from "../harness/pages.ts";
import { signIn } from "../harness/sign-in.ts";

let server: TestApp;
let pages: FastifyInstance;
let prompting: FastifyInstance;
let made = 0;
let kept: readonly Metric[] = [];
let views: PageViews;
let reused: string[] = [];
let notice: SiteNotice | undefined;
const notice7 = "Read-only on Sunday.";

/**
 * Says who is looking and which cookies it gets; `/draft` begins a draft, `/drop` drops a mailed link, and `/code`
 * mails a code or answers as a refused form.
 */
const render: RenderPage = async (
  request,
  { call, signedIn, mailedLink, googleClientId, siteNotice, viewed },
) => {
  made += 1;
  viewed(new URL(request.url).pathname);
  if (new URL(request.url).pathname === "/drop") mailedLink?.drop();
  if (new URL(request.url).pathname === "/draft") await call(startDrafts, {});
  const who = signedIn ? "known" : "stranger";
  const html = `<p>${who}, ${String(request.headers.get("cookie"))}</p>${googleClientId ?? ""}${siteNotice?.text ?? ""}`;
  const isPost = request.method === "POST";
  const redirecting = /\/redirecting\/(\d+)$/.exec(request.url)?.[1];
  if (isPost && redirecting !== undefined) return Response.json(null, { status: Number(redirecting) });
  const isRefused = request.url.endsWith("/code") && !(await mailCode(call));
  const formless = isPost && request.url.endsWith("/formless") ? 405 : 200;
  const status = isRefused ? 422 : formless;
  return new Response(html, { status, headers: { "content-type": "text/html" } });
};

async function mailCode(call: PageContext["call"]): Promise<boolean> {
  return (await call(requestCode, { body: { email: "often@example.com", resend: true } })).ok;
}

beforeAll(async () => {
  server = await startApp();
  const { clock, log } = server.parts;
  const record = async (metrics: readonly Metric[]) => (kept = metrics);
  views = new PageViews({ record, log });
  const parts = {
    ...pageParts(server, render),
    views,
    endReused: async (cookie: string) => void reused.push(cookie),
    shownNotice: { at: () => notice },
  };
  pages = await servePagesOf(parts);
  const google = { clientId: "google", clientSecret: "secret", issuer: undefined };
  prompting = await servePagesOf({
    ...parts,
    cache: new PageCache(new Revision(), clock),
    identityProviders: openIdentityProviders({ google }, clock, log),
  });
});
afterAll(async () => {
  await pages.close();
  await prompting.close();
  await views.close();
  await server.close();
});
beforeEach(() => {
  made = 0;
  reused = [];
  notice = undefined;
});

const look = (url: string, cookies = "") =>
  pages.inject({ url, headers: cookies === "" ? {} : { cookie: cookies } });

describe("a page", () => {
  it("L-05 a form that is sent again under its key is done once, and sets the cookies that it set", async () => {
    const headers = { "candor-form": "0123456789abcdef0123456789abcdef" };
    const send = () => pages.inject({ method: "POST", url: "/draft", headers });
    const [first, again] = [await send(), await send()];
    expect(made).toBe(1);
    expect(String(first.headers["set-cookie"])).toContain("candor-draft=");
    expect([again.headers["set-cookie"], again.body]).toEqual([first.headers["set-cookie"], first.body]);
  });

  it("that takes no form says what it accepts", async () => {
    const { statusCode, headers } = await pages.inject({ method: "POST", url: "/formless" });
    expect([statusCode, headers["allow"]]).toEqual([405, "GET, HEAD"]);
  });

  it("says that a limit refused its form, and how long to wait, with the form still there", async () => {
    const send = () => pages.inject({ method: "POST", url: "/code" });
    const answers = [];
    while (answers.at(-1)?.statusCode !== 429 && answers.length < 100) answers.push(await send());
    expect(new Set(answers.slice(0, -1).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const refused = answers.at(-1);
    expect(refused?.statusCode).toBe(429);
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused?.body).toContain("<p>stranger");
  });

  it.each([
    [400, "invalid-request", undefined],
    [405, "method-not-allowed", "GET, HEAD"],
    [415, "unsupported-media-type", undefined],
  ])(
    "R-44 R-18 an address that only redirects refuses with %i in a problem document",
    async (status, code, allow) => {
      const url = `/redirecting/${status}`;
      const { statusCode, headers, body } = await pages.inject({ method: "POST", url });
      expect([statusCode, headers["allow"]]).toEqual([status, allow]);
      expect(headers["content-type"]).toContain("application/problem+json");
      expect(problemDocument.parse(JSON.parse(body)).code).toBe(code);
    },
  );

  it("is rendered once for all strangers, and for each person who is known", async () => {
    const { cookie: session } = await signIn(server, "ada@example.com");
    const bodies = [];
    for (const cookies of ["", session, "", session]) bodies.push((await look("/about", cookies)).body);
    expect(bodies).toEqual(["<p>stranger, </p>", "<p>known, </p>", "<p>stranger, </p>", "<p>known, </p>"]);
    expect(made).toBe(3);
  });

  it("that many strangers ask for at the same time is rendered once", async () => {
    const bodies = await Promise.all(Array.from({ length: 20 }, () => look("/popular")));
    expect(new Set(bodies.map(({ body }) => body))).toEqual(new Set(["<p>stranger, </p>"]));
    expect(made).toBe(1);
  });

  it("that turns out to be one person's is rendered for each who waited for it", async () => {
    const answers = await Promise.all(Array.from({ length: 3 }, () => look("/draft")));
    expect(new Set(answers.map(({ headers }) => headers["set-cookie"])).size).toBe(3);
    expect(made).toBe(3);
  });

  it("shows the site notice as it is now, and is kept no longer than that", async () => {
    const shown = async (cookies?: string) => (await look("/noticed", cookies)).body.split("</p>")[1];
    const before = await shown();
    notice = { id: "7", kind: "information", text: notice7 };
    const during = [await shown(), await shown()];
    expect(made).toBe(2);
    notice = undefined;
    expect([before, ...during, await shown()]).toEqual(["", notice7, notice7, ""]);
  });

  it("shows no information that this browser's reader dismissed, and every warning", async () => {
    const shown = async (cookies?: string) => (await look("/dismissed", cookies)).body.split("</p>")[1];
    notice = { id: "7", kind: "information", text: notice7 };
    expect([await shown("notice=7"), await shown("notice=6"), await shown()]).toEqual(["", notice7, notice7]);
    notice = { id: "7", kind: "warning", text: notice7 };
    expect(await shown("notice=7")).toBe(notice7);
  });

  it("N-13 is counted whenever it is shown, rendered or cached, without a person", async () => {
    await views.write();
    const { cookie: session } = await signIn(server, "di@example.com");
    for (const cookies of ["", "", session]) await look("/viewed?query=canary", cookies);
    const referer = "http://candor.test/viewed?query=canary";
    await pages.inject({ url: "/viewed.data?query=canary", headers: { referer } });
    await pages.inject({ method: "HEAD", url: "/viewed" });
    await views.write();
    expect(kept).toEqual([{ name: "page-view", value: 3, attributes: { page: "/viewed" } }]);
  });

  it("that may show something of somebody is stored nowhere", async () => {
    const { cookie: session } = await signIn(server, "bo@example.com");
    const draft = `candor-draft=${"k".repeat(43)}`;
    const stored = async (url: string, cookies?: string) =>
      (await look(url, cookies)).headers["cache-control"];
    expect(await stored("/", session)).toBe("no-store");
    expect(await stored("/", draft)).toBe("no-store");
    expect(await stored("/draft")).toBe("no-store");
    expect(await stored("/")).toBe("private, no-cache");
  });

  it("N-14 shows no token of a mailed link, is stored nowhere while there is one, and can drop it", async () => {
    const link = "candor-mailed-link=7.canary";
    const { headers, body } = await look("/", link);
    expect(headers["cache-control"]).toBe("no-store");
    expect(`${JSON.stringify(headers)}${body}`).not.toContain("canary");
    const { cookies } = await look("/drop", link);
    expect(cookies).toMatchObject([{ name: "candor-mailed-link", value: "", maxAge: 0 }]);
  });

  it("S-07 asks about a cookie that opens nothing, in case another one has replaced it", async () => {
    const { cookie: session } = await signIn(server, "eva@example.com");
    await look("/about", session);
    await look("/about", "candor=followed");
    expect(reused).toEqual(["followed"]);
  });

  it("that sets a cookie is kept for nobody else", async () => {
    const set = [];
    for (const _ of [1, 2]) set.push(String((await look("/draft?kept")).headers["set-cookie"]));
    expect(set[0]).toContain("candor-draft=");
    expect(set[0]).not.toBe(set[1]);
  });

  it("in one theme is never kept for another, however its cookie is written", async () => {
    await look("/news", "theme=%64ark; theme=light");
    expect((await look("/news", "theme=dark")).body).toBe("<p>stranger, theme=dark</p>");
    expect((await look("/news", "theme=light")).body).toBe("<p>stranger, theme=light</p>");
    expect((await look("/news")).body).toBe("<p>stranger, </p>");
  });
});

describe("Google's one-tap prompt", () => {
  /** Whether a page is told to prompt, and whether its policy allows it. */
  const prompts = async (url: string, cookies = "") => {
    const { body, headers } = await prompting.inject({
      url,
      headers: cookies === "" ? {} : { cookie: cookies },
    });
    const policy = String(headers["content-security-policy"]);
    return [body.endsWith("google"), policy.includes("https://accounts.google.com/gsi/client")];
  };

  it("S-20 is for anyone who is signed out, also where their session has ended, and for cached pages", async () => {
    const { cookie: session, jwt } = await signIn(server, "tap@example.com");
    for (let time = 0; time < 2; time++) expect(await prompts("/search")).toEqual([true, true]);
    expect(await prompts("/search", session)).toEqual([false, false]);
    await server.ask("POST", "/rest/auth/logout", { headers: { authorization: `Bearer ${jwt}` } });
    expect(await prompts("/search", session)).toEqual([true, true]);
  });

  it("N-15 is not shown on a path with /callback/, whatever the query says", async () => {
    for (let time = 0; time < 2; time++) {
      expect(await prompts("/login/callback/google")).toEqual([false, false]);
      expect(await prompts("/search?query=/callback/")).toEqual([true, true]);
    }
  });
});
