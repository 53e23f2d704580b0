import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { offToken } from "../../../src/features/preferences/rules/off-token.ts";
import { post } from "../../../src/platform/mail/outbox.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { newDevice } from "../../harness/device.ts";

let server: TestApp;
let ada: Person;
const email = "ada@example.com";

beforeEach(async () => {
  server = await startApp();
  ada = await person(server, email);
});
afterEach(() => server.close());

function tokenFor(kind: "jobAlerts" | "applicationUpdate" | "applicationFollowUp") {
  return offToken(server.parts.keys, { kind, accountId: Number(ada.accountId), email });
}

async function turn(on: boolean, token = tokenFor("applicationUpdate")) {
  return server.ask("POST", "/rest/preferences/switch", { payload: { token, on } });
}

async function wanted({ headers }: Pick<Person, "headers"> = ada): Promise<string[]> {
  const { body } = await server.ask("GET", "/rest/preferences", { headers });
  const rows = body.preferences as { kind: string; channel: string; wanted: boolean }[];
  return rows.filter((each) => each.channel === "email" && each.wanted).map(({ kind }) => kind);
}

function moveTo(address: string) {
  return server.parts.database.write((writer) =>
    writer.updateTable("account").set({ email: address }).where("id", "=", Number(ada.accountId)).execute(),
  );
}

describe("M-31 the off switch of a kind of mail", () => {
  it("stops that kind, is idempotent, and is undone", async () => {
    for (let times = 0; times < 2; times++)
      expect(await turn(false)).toMatchObject({
        status: 200,
        body: { kind: "applicationUpdate", on: false },
      });
    expect(await wanted()).toEqual(["jobAlerts", "applicationFollowUp"]);
    expect(await turn(true)).toMatchObject({ status: 200, body: { on: true } });
    expect(await wanted()).toEqual(["jobAlerts", "applicationUpdate", "applicationFollowUp"]);
  });

  it("stays stopped for an address whose account was made again, until its person chooses", async () => {
    await moveTo("old@example.com");
    await turn(false);
    const again = await person(server, email);
    expect(await wanted(again)).toEqual(["jobAlerts", "applicationFollowUp"]);
    const { body } = await server.ask("GET", "/rest/preferences", again);
    const preferences = body.preferences.map((each: object) => ({ ...each, wanted: true }));
    await server.ask("PUT", "/rest/preferences", { headers: again.headers, payload: { preferences } });
    expect(await wanted(again)).toEqual(["jobAlerts", "applicationUpdate", "applicationFollowUp"]);
  });

  it("is neither shown nor undone by somebody who only says that the address is theirs", async () => {
    await turn(false);
    const device = newDevice();
    const signUp = { firstName: "Ivan", lastName: "Truder", password: "kelp lantern 42" };
    await server.ask("POST", "/rest/auth/code", { ...device, payload: { email, signUp } });
    const { body } = await server.ask("POST", "/rest/auth/skip", { ...device, payload: { email } });
    const headers = { authorization: `Bearer ${body.jwt}` };
    expect(await wanted({ headers })).toContain("applicationUpdate");
    const shown = (await server.ask("GET", "/rest/preferences", { headers })).body.preferences;
    const preferences = shown.map((each: object) => ({ ...each, wanted: true }));
    const chosen = await server.ask("PUT", "/rest/preferences", { headers, payload: { preferences } });
    expect(chosen.status).toBe(200);
    expect(await wanted()).not.toContain("applicationUpdate");
  });

  it("holds back a mail that is about to leave for the address, whichever account has it", async () => {
    await moveTo("old@example.com");
    await turn(false);
    const again = await person(server, email);
    const { database, clock } = server.parts;
    const mail = {
      channel: "email",
      to: email,
      from: "c@candor.test",
      subject: "x",
      text: "",
      html: "",
    } as const;
    const held = { accountId: Number(again.accountId), kind: "applicationUpdate" };
    await database.write(async (writer) => {
      await post(writer, { ...mail, wish: held }, clock.now(), "stopped");
      await post(writer, { ...mail, wish: { ...held, kind: "jobAlerts" } }, clock.now(), "wanted");
    });
    await server.parts.settled();
    const rows = await database.read
      .selectFrom("mail")
      .select(["reason", "withheld_at"])
      .where("reason", "in", ["stopped", "wanted"])
      .orderBy("reason")
      .execute();
    expect(rows).toEqual([
      { reason: "stopped", withheld_at: expect.any(Number) },
      { reason: "wanted", withheld_at: null },
    ]);
  });

  it("stops nothing for an account that has another address by now", async () => {
    await moveTo("new@example.com");
    expect((await turn(false)).status).toBe(200);
    const rows = await server.parts.database.read.selectFrom("preference").selectAll().execute();
    expect(rows).toEqual([]);
  });

  it("is read without being turned, and refuses what is no token of ours", async () => {
    const token = tokenFor("jobAlerts");
    const state = await server.ask("POST", "/rest/preferences/switch/state", { payload: { token } });
    expect(state).toMatchObject({ status: 200, body: { kind: "jobAlerts", on: true } });
    for (const none of ["", "1.none", token.slice(1)])
      expect(await turn(false, none)).toMatchObject({ status: 410, body: { code: "link-expired" } });
    expect(await wanted()).toHaveLength(3);
  });

  it("E-23 R-54 is an entry that its person sees, as are choices on the page, and nobody else", async () => {
    await turn(false);
    await turn(false);
    const { body } = await server.ask("GET", "/rest/preferences", ada);
    const preferences = body.preferences.map((each: object) => ({ ...each, wanted: true }));
    await server.ask("PUT", "/rest/preferences", { headers: ada.headers, payload: { preferences } });
    const log = await server.ask("GET", "/rest/preferences/changes", ada);
    expect(log.body.changes).toMatchObject([
      { kind: "applicationUpdate", channel: "email", wanted: true, by: "page" },
      { kind: "applicationUpdate", channel: "email", wanted: false, by: "link" },
    ]);
    const grace = await person(server, "grace@example.com");
    expect((await server.ask("GET", "/rest/preferences/changes", grace)).body.changes).toEqual([]);
  });

  it("keeps no address: the table of stops has its hash", async () => {
    await turn(false);
    const [stop] = await server.parts.database.read.selectFrom("stopped_mail").selectAll().execute();
    expect(JSON.stringify(stop)).not.toContain("ada");
    expect(stop).toMatchObject({
      kind: "applicationUpdate",
      address_hash: expect.stringMatching(/^[\w-]{22}$/),
    });
  });
});
