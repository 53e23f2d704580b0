import { message } from "@candor/contract/messages/message";
import type { Page, WebSocket } from "@playwright/test";
import { blank, expect, test } from "../harness/browser.ts";
import { newAddress } from "../harness/own-account.ts";
import { hydrated, query, showMore } from "../harness/search-page.ts";
import { signIn } from "../harness/sign-in.ts";

test.use({ provoked: "Failed to fetch" });

interface Frame {
  readonly kind: string;
  readonly [name: string]: unknown;
}

/** What a page sends and receives on its sockets, and its calls over HTTP. */
function watched(page: Page) {
  const sent: Frame[] = [];
  const received: Frame[] = [];
  const overHttp: string[] = [];
  const sockets: WebSocket[] = [];
  page.on("websocket", (socket) => {
    sockets.push(socket);
    socket.on("framesent", ({ payload }) => sent.push(JSON.parse(String(payload)) as Frame));
    socket.on("framereceived", ({ payload }) => received.push(JSON.parse(String(payload)) as Frame));
  });
  page.on("request", (request) => overHttp.push(new URL(request.url()).pathname));
  const requested = () => sent.map(({ url }) => String(url).split("?")[0]);
  return { sent, received, overHttp, sockets, requested };
}

const suggest = "/rest/jobs/suggest";

/** Lets the page make calls until one gets its answer on the socket; the first answer there is to a subscription. */
async function untilOnSocket(page: Page, { sent, received }: ReturnType<typeof watched>): Promise<void> {
  const isCall = (id: unknown) =>
    sent.some((frame) => frame["id"] === id && String(frame["url"]).startsWith(suggest));
  await hydrated(Promise.resolve(page));
  await query(page).focus();
  let typed = 0;
  await expect
    .poll(async () => {
      typed += 1;
      await query(page).fill(typed % 2 === 0 ? "kelp" : "lamp");
      return received.some(({ kind, id }) => kind === "response" && isCall(id));
    })
    .toBe(true);
}

test.describe("the calls of a page", () => {
  test("L-02, W-07: go through the socket once it is connected", async ({ open }) => {
    const page = await open(blank);
    const wire = watched(page);
    await page.goto("/search?query=lighthouse");
    await untilOnSocket(page, wire);
    expect(wire.sockets).toHaveLength(1);
    expect(wire.overHttp.some((path) => path.startsWith("/rest/"))).toBe(true);
    expect(wire.requested()).toContain(suggest);
    const before = wire.overHttp.filter((path) => path.startsWith("/rest/")).length;
    await showMore(page).click();
    await expect.poll(wire.requested).toContain("/rest/jobs/search");
    expect(wire.overHttp.filter((path) => path.startsWith("/rest/"))).toHaveLength(before);
  });

  test("L-02 go over plain HTTP where no socket connects", async ({ open }) => {
    const page = await open(blank);
    await page.addInitScript(() => {
      globalThis.WebSocket = class extends EventTarget {
        close() {}
        send() {}
      } as never;
    });
    const wire = watched(page);
    await page.goto("/search?query=lighthouse");
    await showMore(page).click();
    await page.locator(".ledger > li").nth(20).waitFor();
    expect(wire.overHttp).toContain("/rest/jobs/search");
    expect(wire.sockets).toHaveLength(0);
  });

  test("C-01 carry the token of whoever is signed in, and a stranger's carry none", async ({ open }) => {
    const page = await open(blank, { plainHttp: true });
    const tokens: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === suggest)
        tokens.push(request.headers()["authorization"]?.split(" ")[0] ?? "none");
    });
    const untilCalledWith = async (token: string) => {
      await hydrated(page.goto("/search?query=lighthouse").then(() => page));
      await query(page).focus();
      await expect
        .poll(async () => {
          await query(page).fill(tokens.length % 2 === 0 ? "kelp" : "lamp");
          return tokens;
        })
        .toContain(token);
    };
    await untilCalledWith("none");
    expect(tokens).not.toContain("Bearer");
    await signIn(page, newAddress("caller"));
    await untilCalledWith("Bearer");
  });

  test("C-06 begin by finding out where they go, and a page that makes none opens no socket", async ({
    open,
  }) => {
    const page = await open(blank);
    const wire = watched(page);
    await page.goto("/login", { waitUntil: "networkidle" });
    expect(wire.overHttp).toContain("/env");
    expect(wire.sockets).toHaveLength(0);
  });
});

test.describe("E-32 developer mode", () => {
  async function withSwitches(page: Page, names: readonly string[]): Promise<void> {
    await page.getByRole("switch", { name: message("account.developerModeSwitch") }).check();
    for (const name of names) await page.getByRole("switch", { name }).check();
  }

  test("C-04, W-02: has calls traced, and shows what the server says of them", async ({ signedIn }) => {
    const page = await signedIn("developer@example.com", "/settings/account");
    await withSwitches(page, [message("account.debugTrace"), message("account.debugFrames")]);
    const wire = watched(page);
    await page.goto("/search?query=lighthouse");
    await untilOnSocket(page, wire);
    const panel = page.getByRole("region", { name: message("developer.panel") });
    await panel
      .getByText(/^GET \/rest\/jobs\/suggest: 200, \d+ bytes in /)
      .first()
      .waitFor();
    await panel.getByRole("rowheader", { name: "handler" }).first().waitFor();
    expect(wire.sent.find(({ url }) => String(url).startsWith(suggest))?.["headers"]).toMatchObject({
      "candor-debug": "trace, frames",
    });
    const waterfall = wire.received.find(({ kind }) => kind === "waterfall");
    const spans = waterfall?.["spans"] as readonly { name: string }[] | undefined;
    expect(spans?.map(({ name }) => name)).toEqual([
      `GET ${suggest}`,
      "receive",
      "gate",
      "parse",
      "handler",
      "serialize",
    ]);
    expect(wire.received.filter(({ kind }) => kind === "debug").length).toBeGreaterThan(0);
  });

  test("C-04 forces plain HTTP, whose times are shown too", async ({ signedIn }) => {
    const page = await signedIn("developer-http@example.com", "/settings/account");
    await withSwitches(page, [message("account.debugTrace"), message("account.debugHttp")]);
    const wire = watched(page);
    await page.goto("/search?query=lighthouse");
    await hydrated(Promise.resolve(page));
    const answer = page.waitForResponse("**/rest/jobs/search*");
    await showMore(page).click();
    expect((await answer).headers()["server-timing"]).toMatch(/gate;dur=.*index;dur=.*serialize;dur=/);
    const panel = page.getByRole("region", { name: message("developer.panel") });
    await panel.getByText("POST /rest/jobs/search: 200").waitFor();
    await panel.getByRole("rowheader", { name: "index" }).first().waitFor();
    expect(wire.sockets).toHaveLength(0);
  });

  test("C-04 that is off sends nothing about it, whatever was switched on", async ({ open }) => {
    const page = await open(blank);
    await page.addInitScript(() => localStorage.setItem("debugSwitches", '["trace","frames","http"]'));
    const wire = watched(page);
    const headers: Record<string, string>[] = [];
    page.on("request", (request) => headers.push(request.headers()));
    await page.goto("/search?query=lighthouse");
    await showMore(page).click();
    await page.getByRole("listitem").getByRole("article").nth(20).waitFor();
    headers.push(...wire.sent.map((frame) => frame["headers"] as Record<string, string>));
    expect(headers.filter((each) => "candor-debug" in each)).toEqual([]);
    await expect(page.getByRole("region", { name: message("developer.panel") })).toHaveCount(0);
  });
});
