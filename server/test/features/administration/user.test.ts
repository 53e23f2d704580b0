import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { changeAdministrator } from "../../../src/features/accounts/commands/change-administrator.ts";
import type { AdministratorScope } from "../../../src/features/session/gate/scopes.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro, sent } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { faults } from "../../harness/own-account.ts";

let server: TestApp;
let administrator: Person;
let somebody: Person;
let email: string;
let count = 0;
const operator = "operator@candor.example";
const reason = "Their laptop was stolen: ticket 12.";

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  await setAdministrator(server.parts, operator, { granted: true });
  administrator = await person(server, operator);
});
afterAll(() => server.close());

beforeEach(async () => {
  email = `somebody-${++count}@example.com`;
  somebody = await person(server, email);
});

const read = (who = somebody, by = administrator) =>
  server.ask("GET", `/rest/admin/users/${who.accountId}`, by);

const signOut = (payload: object = { reason }, who = somebody.accountId) =>
  server.ask("POST", `/rest/admin/users/${who}/sign-out`, { ...administrator, payload });

const setRight = (right: boolean, { of = somebody, by = administrator, why = reason } = {}) =>
  server.ask("PUT", `/rest/admin/users/${of.accountId}/administrator`, {
    ...by,
    payload: { administrator: right, reason: why },
  });

async function lastEvent() {
  return server.parts.database.read
    .selectFrom("event")
    .select(["name", "actor_id", "subject_id", "payload_json"])
    .orderBy("sequence", "desc")
    .executeTakeFirstOrThrow();
}

describe("R-70 one user", () => {
  it("shows who they are and what they may do, and nothing that they wrote", async () => {
    const hirer = await pro(server, `hirer-${count}@example.com`, "Harbor Trust");
    await apply(server, somebody, await jobNamed(server, "Keeper"));
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: somebody.accountId,
      email,
      emailProved: true,
      state: "active",
      roles: [],
      phone: "given",
      signIn: { password: false, passkeys: 0, providers: [] },
      applications: [{ status: "submitted", count: 1 }],
      organizations: [],
      impersonations: [],
      acts: [],
    });
    expect(body.sessions).toHaveLength(1);
    const text = JSON.stringify(body);
    for (const word of [sent.elevatorPitch, sent.phone, "Keeper"]) expect(text).not.toContain(word);
    expect((await read(hirer)).body).toMatchObject({
      roles: ["pro", "member"],
      organizations: [{ name: "Harbor Trust", slug: "harbor-trust" }],
    });
  });

  it("shows a deletion that waits, and sign-ins of administrators with their reasons", async () => {
    await server.ask("POST", "/rest/admin/impersonation", { ...administrator, payload: { email, reason } });
    await server.ask("POST", "/rest/account/deletion", somebody);
    const { body } = await read();
    expect(body).toMatchObject({ state: "leaving", deletion: { asked: true } });
    expect(body.impersonations).toMatchObject([{ administrator: operator, email, reason }]);
    expect(body.sessions.map(({ bySupport }: { bySupport: boolean }) => bySupport).toSorted()).toEqual([
      false,
      true,
    ]);
  });

  it("is not found if there is no such account", async () => {
    const nobody = { ...somebody, accountId: "9999999999999999" };
    expect((await read(nobody)).status).toBe(404);
    expect((await signOut({ reason }, "999999")).status).toBe(404);
    expect((await setRight(true, { of: { ...somebody, accountId: "999999" } })).status).toBe(404);
  });
});

describe("an administrator who ends all of somebody's sessions", () => {
  it("says why; the sessions are over at once, the log and the person's history say who did it", async () => {
    expect((await signOut()).status).toBe(204);
    expect((await server.ask("GET", "/rest/profile", somebody)).status).toBe(401);
    const { acts, sessions } = (await read()).body;
    expect(sessions).toEqual([]);
    expect(acts).toMatchObject([{ kind: "signed-out", administrator: operator, reason }]);
    expect(await lastEvent()).toEqual({
      name: "user-signed-out",
      actor_id: Number(administrator.accountId),
      subject_id: Number(somebody.accountId),
      payload_json: JSON.stringify({ actId: Number(acts[0].id) }),
    });
    const again = await person(server, email);
    const { history } = (await server.ask("GET", "/rest/account/sessions", again)).body;
    expect(history.map((one: { endedBySupport?: true }) => one.endedBySupport)).toEqual([undefined, true]);
  });

  it("is not recorded if nobody was signed in, and needs a reason", async () => {
    await signOut();
    await signOut();
    expect((await read()).body.acts).toHaveLength(1);
    for (const why of ["no", ".".repeat(20), "\u200b".repeat(20)])
      expect(faults(await signOut({ reason: why }))).toEqual({
        status: 400,
        keys: ["/reason validation.impersonationReason"],
      });
  });
});

describe("the right of an administrator", () => {
  it("is given by another one, kept with the reason, told by mail, and taken back", async () => {
    expect((await setRight(true)).status).toBe(204);
    expect((await server.ask("GET", "/rest/admin/dashboard", somebody)).status).toBe(200);
    expect((await mailsTo(server, email))[0]?.subject).toBe("You are an administrator of Candor");
    expect((await setRight(false)).status).toBe(204);
    expect((await server.ask("GET", "/rest/admin/dashboard", somebody)).status).toBe(404);
    expect((await mailsTo(server, email))[0]?.subject).toBe("You are no longer an administrator of Candor");
    const { acts } = (await read()).body;
    expect(acts.map(({ kind }: { kind: string }) => kind)).toEqual([
      "administrator-revoked",
      "administrator-granted",
    ]);
    expect(await lastEvent()).toMatchObject({
      name: "administrator-revoked",
      actor_id: Number(administrator.accountId),
    });
  });

  it("needs a reason, and a proved mailbox; repeated, nothing changes", async () => {
    expect((await setRight(true, { why: "too short" })).status).toBe(400);
    await setRight(false);
    expect((await read()).body.acts).toEqual([]);
    await server.parts.database.write((writer) =>
      writer
        .updateTable("account")
        .set({ email_proved_at: null })
        .where("id", "=", Number(somebody.accountId))
        .execute(),
    );
    expect(faults(await setRight(true)).keys).toEqual(["/administrator validation.userUnproved"]);
  });

  it("is taken from nobody by themselves, so one administrator remains even if two revoke each other", async () => {
    expect(faults(await setRight(false, { of: administrator })).keys).toEqual([
      "/administrator validation.ownAdministrator",
    ]);
    await setRight(true);
    const revoke = (of: Person, by: Person) =>
      changeAdministrator(server.parts, { accountId: Number(by.accountId) } as AdministratorScope, {
        accountId: Number(of.accountId),
        granted: false,
        reason,
      });
    const outcomes = await Promise.allSettled([
      revoke(somebody, administrator),
      revoke(administrator, somebody),
    ]);
    expect(outcomes.map((one) => one.status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await setAdministrator(server.parts, operator, { granted: true });
  });

  it("is in the profile of those who act as themselves, and in nobody else's", async () => {
    const right = async ({ headers }: Pick<Person, "headers">) =>
      (await server.ask("GET", "/rest/profile", { headers })).body.administrator;
    expect(await right(administrator)).toBe(true);
    expect(await right(somebody)).toBeUndefined();
    const payload = { email, reason };
    const { jwt } = (await server.ask("POST", "/rest/admin/impersonation", { ...administrator, payload }))
      .body;
    // The flag alone: with its event, the other one's session would end soon.
    await server.parts.database.write((writer) =>
      writer.updateTable("account").set({ administrator: 1 }).where("email", "=", email).execute(),
    );
    expect(await right({ headers: { authorization: `Bearer ${jwt}` } })).toBeUndefined();
    expect(await right(somebody)).toBe(true);
  });
});
