import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { callerOf } from "../../../src/features/session/gate/tokens.ts";
import { DatabaseUnavailable } from "../../../src/platform/database/unavailable.ts";
import { day, minute } from "../../../src/platform/durations.ts";
import { startApp, startBeside, type TestApp } from "../../harness/app.ts";
import { bearer, ownAccount } from "../../harness/own-account.ts";

let here: TestApp;
let there: TestApp;
let person: Awaited<ReturnType<typeof people.signedUp>>;
const people = ownAccount(() => here);

beforeAll(async () => {
  here = await startApp();
  there = await startBeside(here);
});
afterAll(async () => {
  await there.close();
  await here.close();
});
beforeEach(async () => {
  person = await people.signedUp();
  // What is read from now on is cached: all announcements so far have been handled.
  for (const server of [here, there]) await server.parts.settled();
});

const rolesAt = (server: TestApp) => rolesOf(server, person.headers);

/** What the gate makes of a token: its roles, or the problem's code. */
async function rolesOf({ parts }: TestApp, headers: object): Promise<unknown> {
  return callerOf(parts.gates, { headers: { ...headers } }).then(
    ({ roles }) => roles,
    ({ code, name }) => code ?? name,
  );
}

/** How often sessions are read from the records from now on. */
function readings({ parts }: TestApp) {
  const spy = vi.spyOn(parts.database.read, "executeQuery");
  onTestFinished(() => spy.mockRestore());
  return () =>
    spy.mock.calls.filter(([query]) => "sql" in query && query.sql.includes('from "session"')).length;
}

/** From now on no announcement is handled, except this process's own commits. */
async function stuck(server: TestApp): Promise<void> {
  const spy = vi.spyOn(server.parts.notifier, "notify").mockImplementation(() => {
    throw new Error("stuck");
  });
  onTestFinished(() => spy.mockRestore());
  await people.signedUp();
  await expect.poll(() => spy.mock.calls.length).toBeGreaterThan(0);
}

function later(milliseconds: number): void {
  const real = performance.now.bind(performance);
  const spy = vi.spyOn(performance, "now").mockImplementation(() => real() + milliseconds);
  onTestFinished(() => spy.mockRestore());
}

function unreachable({ parts }: TestApp): void {
  const spy = vi
    .spyOn(parts.database.read, "executeQuery")
    .mockRejectedValue(new DatabaseUnavailable("gone"));
  onTestFinished(() => spy.mockRestore());
}

describe("a session that lives", () => {
  it("is read once, whatever calls it makes", async () => {
    const read = readings(here);
    for (let call = 0; call < 20; call++) expect(await rolesAt(here)).toEqual(["person"]);
    expect(read()).toBe(1);
  });

  it("ends on time, cached or not", async () => {
    expect(await rolesAt(here)).toEqual(["person"]);
    for (const server of [here, there]) await server.advance(14 * day);
    expect(await rolesAt(here)).toBe("unauthorized");
  });

  it("ends when its row does, even if its token lasts longer", async () => {
    const soon = here.parts.clock.now() + minute;
    await here.parts.database.write((writer) =>
      writer.updateTable("session").set({ expires_at: soon }).where("expires_at", ">", soon).execute(),
    );
    expect(await rolesAt(here)).toEqual(["person"]);
    await here.advance(minute);
    expect(await rolesAt(here)).toBe("unauthorized");
  });

  it("opens what needs no records while the database is gone for a second; then it is 503, never 401", async () => {
    expect(await rolesAt(here)).toEqual(["person"]);
    unreachable(here);
    expect(await rolesAt(here)).toEqual(["person"]);
    expect((await people.ask("GET", "/rest/profile", person.headers)).status).toBe(503);
    later(1001);
    expect(await rolesAt(here)).toBe("DatabaseUnavailable");
    expect((await people.ask("GET", "/rest/profile", person.headers)).status).toBe(503);
  });
});

describe("the end of a session", () => {
  const logOut = (server: TestApp) => server.ask("POST", "/rest/auth/logout", { headers: person.headers });

  it("counts in the same process with the answer, although nothing follows the log", async () => {
    await stuck(here);
    expect(await rolesAt(here)).toEqual(["person"]);
    await logOut(here);
    expect(await rolesAt(here)).toBe("unauthorized");
  });

  it("counts in another process once it has followed", async () => {
    expect(await rolesAt(there)).toEqual(["person"]);
    await logOut(here);
    await there.parts.settled();
    expect(await rolesAt(there)).toBe("unauthorized");
  });

  it("counts after a second in a process that does not follow, because it then reads every session", async () => {
    await stuck(there);
    expect(await rolesAt(there)).toEqual(["person"]);
    await logOut(here);
    later(1001);
    expect(await rolesAt(there)).toBe("unauthorized");
  });

  it("is not undone by a reading that began before it", async () => {
    const { sessions } = here.parts.gates;
    const keeping = vi.spyOn(sessions, "keep").mockReturnValueOnce();
    expect(await rolesAt(here)).toEqual(["person"]);
    await logOut(here);
    sessions.keep(...keeping.mock.lastCall!);
    expect(await rolesAt(here)).toBe("unauthorized");
  });
});

describe("what an account may do", () => {
  it("changes with an operator's command, and back, in each process", async () => {
    for (const [granted, roles] of [
      [true, ["person", "administrator"]],
      [false, ["person"]],
    ] as const) {
      await setAdministrator(there.parts, person.email, { granted });
      expect(await rolesAt(there)).toEqual(roles);
      await here.parts.settled();
      expect(await rolesAt(here)).toEqual(roles);
    }
  });

  it("is read each time for an administrator who acts as somebody: it also depends on their own session", async () => {
    const admin = await people.signedUp();
    await setAdministrator(here.parts, admin.email, { granted: true });
    const payload = { email: person.email, reason: "They asked why nothing is shown." };
    const { body } = await people.ask("POST", "/rest/admin/impersonation", admin.headers, payload);
    const read = readings(there);
    for (let call = 0; call < 3; call++)
      expect(await rolesOf(there, bearer(body.jwt))).toEqual(["person", "impersonator"]);
    expect(read()).toBe(3);
    await people.ask("POST", "/rest/auth/logout", admin.headers);
    expect(await rolesOf(there, bearer(body.jwt))).toBe("unauthorized");
  });
});
