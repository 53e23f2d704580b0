import { afterAll, beforeAll, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { organizationId, ownName } from "../../harness/members.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

it("R-78 of several claims that an account starts at once, one stays open", async () => {
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  const ada = await person(server, "ada@example.com");
  const payload = { ...ownName, method: "mail", email: "ada@harbor.example" };
  const start = () => server.ask("POST", "/rest/organizations/harbor-trust/claims", { ...ada, payload });
  const started = await Promise.all(Array.from({ length: 4 }, start));
  expect(started.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const open = await server.parts.database.read
    .selectFrom("organization_claim")
    .select("id")
    .where("account_id", "=", Number(ada.accountId))
    .where("state", "in", ["started", "waiting"])
    .execute();
  expect(open).toHaveLength(1);
});

it("R-78 no claim starts to an organization that is just being merged", async () => {
  const names = ["Quarry Works", "Quarry Group"];
  await server.publish(names.map((organization) => aDraft({ title: organization, organization })));
  const { database } = server.parts;
  const into = await organizationId(database.read, "Quarry Works");
  const from = await organizationId(database.read, "Quarry Group");
  const claimant = await person(server, "claimant@example.com");
  const payload = { ...ownName, method: "administrator", reason: "I have run it for years." };
  const starting = await database.write(async (writer) => {
    await database.dialect.hold(writer, "organization", from);
    await writer.updateTable("organization").set({ merged_into_id: into }).where("id", "=", from).execute();
    const started = server.ask("POST", "/rest/organizations/quarry-group/claims", { ...claimant, payload });
    // Enough for the claim to reach the organization before this is committed.
    for (let call = 0; call < 20; call += 1) await server.ask("GET", "/rest/organizations/quarry-works");
    return { started };
  });
  expect((await starting.started).status).toBe(404);
});
