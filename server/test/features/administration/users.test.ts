import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appointPro, setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { faults } from "../../harness/own-account.ts";

let server: TestApp;
let administrator: Person;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  await setAdministrator(server.parts, "operator@candor.example", { granted: true });
  administrator = await person(server, "operator@candor.example");
});
afterAll(() => server.close());

const list = (query: Readonly<Record<string, string>> = {}) =>
  server.ask("GET", `/rest/admin/users?${new URLSearchParams(query).toString()}`, administrator);

async function emails(query: Readonly<Record<string, string>>): Promise<string[]> {
  const { status, body } = await list(query);
  expect(status).toBe(200);
  expect(body.total).toBe(body.users.length);
  return body.users.map(({ email }: { email?: string }) => email ?? "");
}

/** Accounts as the records have them; nobody has signed in. */
function added(rows: readonly { email: string; first_name?: string; last_name?: string }[]) {
  const unset = { email_proved_at: null, display_name: null, first_name: null, last_name: null };
  return server.parts.database.write((writer) =>
    writer
      .insertInto("account")
      .values(rows.map((row) => ({ ...unset, administrator: 0, created_at: 0, ...row })))
      .returning("id")
      .execute(),
  );
}

describe("R-69 the list of users", () => {
  it("finds part of an address or of a full name, in any case, and takes signs as they are", async () => {
    await added([
      { email: "ada@lovelace.example", first_name: "Augusta Ada", last_name: "Byron" },
      { email: "100%_real@lovelace.example" },
    ]);
    expect(await emails({ search: " LOVELACE " })).toEqual([
      "100%_real@lovelace.example",
      "ada@lovelace.example",
    ]);
    expect(await emails({ search: "ada byr" })).toEqual(["ada@lovelace.example"]);
    expect(await emails({ search: "%_r" })).toEqual(["100%_real@lovelace.example"]);
    expect(await emails({ search: "a!d" })).toEqual([]);
  });

  it("finds capital letters beyond A to Z, however they are composed", async () => {
    await added([
      { email: "one@capitals.example", first_name: "Émile", last_name: "Straße" },
      { email: "two@capitals.example", first_name: "E\u0301MILE", last_name: "ΟΔΥΣΣΕΥΣ" },
    ]);
    const both = ["two@capitals.example", "one@capitals.example"];
    expect(await emails({ search: "ÉMILE" })).toEqual(both);
    expect(await emails({ search: "émile" })).toEqual(both);
    expect(await emails({ search: "e\u0301mile οδυσσ" })).toEqual([both[0]]);
    expect(await emails({ search: "STRASSE" })).toEqual([both[1]]);
  });

  it("finds a name with its accents and curly apostrophe, or without them", async () => {
    await added([
      { email: "one@folded.example", first_name: "Zoë", last_name: "O’Ñeil" },
      { email: "two@folded.example", first_name: "Zoe", last_name: "O'Neil" },
    ]);
    for (const search of ["zoe o'neil", "ZOË O’NEIL", "zoé o‘ñeil"])
      expect(await emails({ search }), search).toEqual(["two@folded.example", "one@folded.example"]);
  });

  it("filters by role, and shows the roles of each", async () => {
    await appointPro(server.parts, "pro@roles.example", "harbor trust");
    const { accountId } = await person(server, "consultant@roles.example");
    await server.parts.database.write((writer) =>
      writer
        .insertInto("consulting_enrollment")
        .values({
          account_id: Number(accountId),
          specialty: "Engineering",
          remote: "include",
          enrolled_at: 0,
        })
        .execute(),
    );
    expect(await emails({ role: "administrator" })).toEqual(["operator@candor.example"]);
    expect(await emails({ role: "member" })).toEqual(["pro@roles.example"]);
    expect(await emails({ role: "pro", search: "roles" })).toEqual(["pro@roles.example"]);
    expect(await emails({ role: "consultant" })).toEqual(["consultant@roles.example"]);
    const { users } = (await list({ search: "pro@roles" })).body;
    expect(users).toMatchObject([{ roles: ["pro", "member"], state: "never-signed-in" }]);
  });

  it("filters by state; deleted accounts are listed only if they are asked for, and without an address", async () => {
    const [active, leaving, deleted] = [
      await person(server, "active@states.example"),
      await person(server, "leaving@states.example"),
      await person(server, "deleted@states.example"),
    ];
    for (const who of [leaving, deleted]) await server.ask("POST", "/rest/account/deletion", who);
    await server.parts.database.write((writer) =>
      writer
        .updateTable("account_deletion")
        .set({ done_at: 1 })
        .where("account_id", "=", Number(deleted.accountId))
        .execute(),
    );
    await added([{ email: "never@states.example" }]);
    const search = "@states";
    expect(await emails({ search, state: "active" })).toEqual(["active@states.example"]);
    expect(await emails({ search, state: "leaving" })).toEqual(["leaving@states.example"]);
    expect(await emails({ search, state: "never-signed-in" })).toEqual(["never@states.example"]);
    expect(await emails({ search })).not.toContain("deleted@states.example");
    const { users } = (await list({ state: "deleted" })).body;
    expect(users).toMatchObject([{ id: deleted.accountId, state: "deleted" }]);
    expect(users[0]).not.toHaveProperty("email");
    expect((await list({ search: "active@states" })).body.users[0]).toMatchObject({
      id: active.accountId,
      lastSeenAt: expect.any(String),
    });
  });

  it("filters by whether they have proved their mailbox", async () => {
    const account = await server.ask("POST", "/rest/auth/code", {
      payload: {
        email: "begun@unproved.example",
        signUp: { firstName: "Be", lastName: "Gun" },
      },
    });
    const cookie = String(account.headers["set-cookie"]).split(";")[0] as string;
    const skipped = await server.ask("POST", "/rest/auth/skip", {
      headers: { "candor-device": cookie.split("=")[1] as string },
      payload: { email: "begun@unproved.example" },
    });
    expect(skipped.status).toBe(200);
    expect(await emails({ search: "@unproved", state: "unproved" })).toEqual(["begun@unproved.example"]);
  });

  it("comes in pages: none twice, none left out, and the same number of matches on each", async () => {
    const rows = await added(Array.from({ length: 120 }, (_, at) => ({ email: `${at}@paging.example` })));
    // A gap in the numbers, longer than what one query looks at.
    await server.parts.database.write((writer) =>
      writer
        .updateTable("account")
        .set({ id: rows.at(-1)!.id + 30_000 })
        .where("id", "=", rows.at(-1)!.id)
        .execute(),
    );
    const found: string[] = [];
    let before: string | undefined;
    do {
      const { body } = await list({ search: "@paging", ...(before !== undefined && { before }) });
      expect(body.total).toBe(120);
      found.push(...body.users.map(({ email }: { email: string }) => email));
      before = body.next;
    } while (before !== undefined);
    expect(found).toEqual(Array.from({ length: 120 }, (_, at) => `${119 - at}@paging.example`));
  });

  it("refuses a filter that it doesn't know, and says so", async () => {
    expect(faults(await list({ role: "king", state: "asleep" }))).toEqual({
      status: 400,
      keys: ["role validation.userRole", "state validation.userState"],
    });
  });
});
