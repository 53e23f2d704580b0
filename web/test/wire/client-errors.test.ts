import { clientErrorReport } from "@candor/contract/client-errors/shapes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openBreadcrumbs } from "../../app/wire/breadcrumbs.ts";
import { type ClientErrorOptions, openClientErrors } from "../../app/wire/client-errors.ts";
import { withoutCredentials } from "../../app/wire/credentials-left-out.ts";
import { openCalls } from "../../app/wire/request.ts";
import type { WireRequest } from "../../app/wire/transport.ts";
import { fakeClock } from "./fake-clock.ts";

const page = {
  location: "https://candor.example/opt?e=SECRET&x=1",
  userAgent: "Browser/1",
  referrer: "https://candor.example/login?redirect=%2Fopt%3Fe%3DSECRET",
  screenWidth: 1280,
  screenHeight: 720,
  title: "Job Search",
};

function reporter(parts: Partial<ClientErrorOptions> = {}) {
  const sent: WireRequest[] = [];
  const clock = fakeClock();
  const ask = openCalls({
    transport: async (request) => {
      sent.push(request);
      return { status: 201, headers: {}, body: { id: "42" } };
    },
    clock,
    announce: () => () => undefined,
    token: () => undefined,
    locale: () => "en-US",
    campaign: () => ({}),
  });
  const breadcrumbs = openBreadcrumbs(clock);
  const errors = openClientErrors({
    ask,
    breadcrumbs,
    newEventId: () => "event-1",
    userId: () => "7",
    page: () => page,
    ...parts,
  });
  return { errors, breadcrumbs, sent, clock, body: () => sent[0]?.body as Record<string, unknown> };
}

describe("a client error", () => {
  it("C-08 E-30 X-07 is posted with its ten fields, and answered with a number", async () => {
    const { errors, sent, body } = reporter();
    expect(await errors.report(new Error("broken"))).toBe("42");
    expect(sent[0]).toMatchObject({
      method: "POST",
      url: "/rest/client-error",
      headers: { "x-user-id": "7", "idempotency-key": "event-1" },
    });
    expect(body()).toEqual({
      ...page,
      userId: "7",
      eventId: "event-1",
      error: expect.stringMatching(/^Error: broken\n.*client-errors\.test\.ts/s) as string,
      location: "https://candor.example/opt?x=1",
      referrer: "https://candor.example/login?redirect=%2Fopt",
      version: "4.0.234",
      breadcrumbs: [],
    });
    expect(clientErrorReport.safeParse(body()).success).toBe(true);
  });

  it("E-30 of a signed-out person has no user", async () => {
    const { errors, sent, body } = reporter({ userId: () => undefined });
    await errors.report(new Error("broken"));
    expect(body()).not.toHaveProperty("userId");
    expect(sent[0]?.headers).not.toHaveProperty("x-user-id");
  });

  it.each([
    ["a text", "broken", "broken"],
    ["nothing", undefined, "Unknown error"],
    ["an empty text", "", "Unknown error"],
    ["an address with a credential", "at /opt?e=SECRET end", "at /opt end"],
    [
      "a stack without its message",
      Object.assign(new TypeError("broken"), { stack: "run@app.js:1" }),
      "TypeError: broken\nrun@app.js:1",
    ],
    ["no stack", Object.assign(new TypeError("broken"), { stack: undefined }), "TypeError: broken\n"],
  ])("may be %s", async (_, thrown, error) => {
    const { errors, body } = reporter();
    await errors.report(thrown);
    expect(body()["error"]).toBe(error);
  });

  it("K-15 takes the last 100 breadcrumbs with it, without credentials", async () => {
    const { errors, breadcrumbs: trail, clock, body } = reporter();
    for (let step = 1; step <= 101; step += 1) {
      trail.note(`step ${step} /opt?e=SECRET`);
      await clock.advance(1);
    }
    await errors.report("broken");
    const breadcrumbs = body()["breadcrumbs"] as unknown[];
    expect(breadcrumbs).toHaveLength(100);
    expect(breadcrumbs[0]).toEqual({ at: "2026-01-01T00:00:00.001Z", text: "step 2 /opt" });
    expect(breadcrumbs[99]).toEqual({ at: "2026-01-01T00:00:00.100Z", text: "step 101 /opt" });
    expect(clientErrorReport.safeParse(body()).success).toBe(true);
  });

  const fault = () => {
    throw new Error("and this too");
  };
  it.each<[string, unknown, Partial<ClientErrorOptions>]>([
    ["the call fails", "broken", { ask: async () => fault() }],
    ["the page cannot be read", "broken", { page: fault }],
    ["the user cannot be read", "broken", { userId: fault }],
    ["the error has no text", { toString: fault }, {}],
    ["the error has no prototype", Object.create(null), {}],
  ])("X-07 is never thrown on when %s", async (_, thrown, parts) => {
    expect(await reporter(parts).errors.report(thrown)).toBeUndefined();
  });
});

describe("the parameter e", () => {
  it.each([
    ["/opt?e=S", "/opt"],
    ["/opt?e=S#top", "/opt#top"],
    ["/opt?e=S&x=1", "/opt?x=1"],
    ["/opt?x=1&e=S", "/opt?x=1"],
    ["/opt?x=1&e=S&y=2", "/opt?x=1&y=2"],
    ["/opt?e=S&e=S&x=1&e=S", "/opt?x=1"],
    ["/opt?E=S", "/opt"],
    ["/opt?%65=S", "/opt"],
    ["/login?redirect=%2Fopt%3Fe%3DS%26x%3D1&y=2", "/login?redirect=%2Fopt%3Fx%3D1&y=2"],
    ["/login?redirect=/opt?e=S&y=2", "/login?redirect=/opt?y=2"],
    [
      'GET "https://c.example/opt?e=S.S-S_S=" failed, (/opt?e=S)',
      'GET "https://c.example/opt" failed, (/opt)',
    ],
    ["/opt?see=1&me=2&ee=3", "/opt?see=1&me=2&ee=3"],
    ["e=mc2, and no address", "e=mc2, and no address"],
  ])("of %s is left out", (text, rest) => {
    expect(withoutCredentials(text)).toBe(rest);
  });

  it("is left out of every query, and the rest stays", () => {
    const name = fc.constantFrom("a", "bb", "e", "ee", "x1");
    const value = fc.stringMatching(/^[A-Za-z0-9._~-]{0,9}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const address = withoutCredentials(`https://candor.example/opt?${new URLSearchParams(pairs)}`);
        expect([...new URL(address).searchParams]).toEqual(pairs.filter(([name]) => name !== "e"));
      }),
    );
  });
});
