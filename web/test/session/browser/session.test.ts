import { describe, expect, it } from "vitest";
import { openSession, type SessionParts } from "../../../app/session/browser/session.ts";
import { ConnectionLost } from "../../../app/wire/connection-lost.ts";
import { openCalls } from "../../../app/wire/request.ts";
import type { WireAnswer, WireRequest } from "../../../app/wire/transport.ts";
import { fakeClock } from "../../wire/fake-clock.ts";
import { day, minute, tokens } from "../tokens.ts";

const ok = (body: unknown): WireAnswer => ({ status: 200, headers: {}, body });
const refused = (status: number, code = "unauthorized"): WireAnswer => ({
  status,
  headers: { "content-type": "application/problem+json" },
  body: { code, detail: "Sign in to continue." },
});

type Hear = Parameters<SessionParts["tabs"]["hear"]>[0];

type Server = (request: WireRequest) => WireAnswer;

/** Tabs of one browser, each with a page of the person `1` that has just started. */
function browser({ server, profile = "1" }: { server: Server; profile?: string }) {
  const clock = fakeClock();
  const heard: Hear[] = [];
  const tab = async () => {
    const happened: string[] = [];
    let own: Hear | undefined;
    const session = openSession(
      {
        clock,
        calls: (held) =>
          openCalls({
            transport: async (request) => {
              happened.push(`${request.method} ${request.url}`);
              return server(request);
            },
            clock,
            announce: () => () => undefined,
            locale: () => "en-US",
            campaign: () => ({}),
            ...held,
          }),
        tabs: {
          tell: (subject) => {
            for (const hear of heard.filter((one) => one !== own)) hear(subject);
          },
          hear: (hear) => {
            own = hear;
            heard.push(hear);
          },
        },
        checkPage: () => happened.push("check page"),
        goHome: () => happened.push("home"),
        unlockForms: () => undefined,
        explain: (reason) => happened.push(reason),
      },
      profile,
    );
    await clock.advance(0);
    return { session, happened };
  };
  return { clock, tab };
}

const refreshing = "POST /rest/auth/refresh";

/** Answers every refresh with a token made now. */
function goodServer(clock: () => number): Server {
  return ({ url }) => (url === "/rest/auth/refresh" ? ok(tokens("1", { issued: clock() })) : ok(null));
}

/** What a page does once its first refresh is answered, and the token that it then holds. */
async function after(answer: WireAnswer): Promise<{ happened: string[]; token?: string }> {
  const { clock, tab } = browser({ server: () => answer });
  const { session, happened } = await tab();
  await session.checked;
  await clock.advance(100);
  const token = session.token();
  return { happened: happened.slice(1), ...(token !== undefined && { token }) };
}

describe("the session of a page", () => {
  it("S-05 checks when the page starts, and holds what comes back", async () => {
    const { tab } = browser({ server: goodServer(() => 0) });
    const { session, happened } = await tab();
    await session.checked;
    expect(session.token()).toBe(tokens("1").jwt);
    expect(happened).toEqual([refreshing]);
  });

  it("S-07 X-05 ends after a refusal, and says why", async () =>
    expect(await after(refused(401))).toEqual({
      happened: ["Could not refresh JWT: Sign in to continue.", "check page"],
    }));

  it("X-12 ends after a refusal without words, whose cause is unknown", async () => {
    const headers = { "content-type": "application/problem+json" };
    expect(await after({ status: 401, headers, body: {} })).toEqual({
      happened: ["Could not refresh JWT: Unknown error", "check page"],
    });
  });

  it("C-05 ends after a refusal by something in between, with its status", async () =>
    expect(await after({ status: 401, headers: {}, body: "" })).toEqual({
      happened: ["Could not refresh JWT: The request failed with status 401.", "check page"],
    }));

  it("S-07 X-06 ends after a token that cannot be read, and says why", async () =>
    expect(await after(ok({ jwt: "kelp", downloadToken: "" }))).toEqual({
      happened: ["Could not parse JWT", "check page"],
    }));

  it("does not end because the server is busy", async () =>
    expect(await after(refused(503))).toEqual({ happened: [] }));

  it.each([
    ["S-01 logged out", refused(401), "logged-out"],
    ["S-02 provisional, by a mail's link", ok(tokens("1", { tmp: true })), "provisional"],
    ["S-03 logged in", ok(tokens("1")), "logged-in"],
  ])("%s is a phase that its page knows", async (_, answer, phase) => {
    const { tab } = browser({ server: () => answer });
    const { session } = await tab();
    await session.checked;
    expect(session.phase()).toBe(phase);
  });

  it("L-01 asks again where the server is not reached", async () => {
    let isAway = true;
    const { clock, tab } = browser({
      server: () => {
        if (isAway) throw new ConnectionLost("The server was not reached.");
        return ok(tokens("1"));
      },
    });
    const { session, happened } = await tab();
    isAway = false;
    await clock.advance(1000);
    await session.checked;
    expect(session.token()).toBe(tokens("1").jwt);
    expect(happened).toEqual([refreshing, refreshing]);
  });

  it("S-06 K-01 renews its token once that is a day old", async () => {
    let now = 0;
    const { clock, tab } = browser({ server: goodServer(() => now) });
    const { session, happened } = await tab();
    await clock.advance(day - minute);
    expect(happened).toEqual([refreshing]);
    now = day;
    await clock.advance(61 * minute + 60 * minute);
    expect(happened).toEqual([refreshing, refreshing]);
    expect(session.token()).toBe(tokens("1", { issued: day }).jwt);
  });

  it("S-09 S-14 K-02 ends with a 401 to a call that carried its token, and asks the page again", async () => {
    const { clock, tab } = browser({
      server: ({ url }) => (url === "/rest/auth/refresh" ? ok(tokens("1")) : refused(401)),
    });
    const { session, happened } = await tab();
    await expect(session.ask("readProfile", { query: {} })).rejects.toThrow("401");
    expect(session.token()).toBeUndefined();
    await clock.advance(99);
    expect(happened).not.toContain("check page");
    await clock.advance(1);
    expect(happened).toEqual([refreshing, "GET /rest/profile", "check page"]);
  });

  it("S-09 a refused credential says nothing about the token", async () => {
    const { tab } = browser({
      server: ({ url }) =>
        url === "/rest/auth/refresh" ? ok(tokens("1")) : refused(401, "credential-refused"),
    });
    const { session } = await tab();
    const body = {
      provider: "password" as const,
      credential: { email: "ada@example.com", password: "kelp" },
    };
    await expect(session.ask("logIn", { query: {}, body })).rejects.toThrow("401");
    expect(session.token()).toBeDefined();
  });

  it("S-08 a call that was sent before the token arrived is repeated with it", async () => {
    const carried: (string | undefined)[] = [];
    const { tab } = browser({ server: goodServer(() => 0) });
    const { session } = await tab();
    const early = openCalls({
      transport: async ({ headers }) => {
        carried.push(headers["authorization"]);
        return headers["authorization"] ? ok({ id: "1" }) : refused(401);
      },
      clock: fakeClock(),
      announce: () => () => undefined,
      locale: () => "en-US",
      campaign: () => ({}),
      token: () => (carried.length === 0 ? undefined : session.token()),
      unauthorized: (token) => session.unauthorized(token),
    });
    await expect(early("readProfile", { query: {} })).resolves.toEqual({ id: "1" });
    expect(carried).toEqual([undefined, `Bearer ${tokens("1").jwt}`]);
  });
});

describe("tabs of one browser", () => {
  it("S-10 S-11 sign out together, once the server has revoked the token", async () => {
    let alive = true;
    const { clock, tab } = browser({
      server: ({ url }) => {
        if (url === "/rest/auth/logout") alive = false;
        return url === "/rest/auth/refresh" && alive ? ok(tokens("1")) : alive ? refused(401) : ok(undefined);
      },
    });
    const [here, there] = [await tab(), await tab()];
    await here.session.signOut(false);
    await clock.advance(100);
    expect([here.session.token(), there.session.token()]).toEqual([undefined, undefined]);
    expect(here.happened).toEqual([refreshing, "POST /rest/auth/logout", "check page"]);
    expect(there.happened.at(-1)).toBe("check page");
  });

  it("S-13 signing out on a personal page leads home", async () => {
    const { tab } = browser({ server: goodServer(() => 0) });
    const { session, happened } = await tab();
    await session.signOut(true);
    expect(happened.at(-1)).toBe("home");
  });

  it("a sign-out that the server did not receive changes nothing", async () => {
    const { tab } = browser({
      server: ({ url }) => (url === "/rest/auth/refresh" ? ok(tokens("1")) : refused(503)),
    });
    const { session, happened } = await tab();
    await expect(session.signOut(true)).rejects.toThrow("503");
    expect(session.token()).toBeDefined();
    expect(happened).not.toContain("home");
  });
});
