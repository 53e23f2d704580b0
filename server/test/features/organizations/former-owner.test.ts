import { afterAll, beforeAll, expect, it } from "vitest";
import { answerAgency } from "../../../src/features/agencies/commands/answer.ts";
import type { OwnerScope } from "../../../src/features/organizations/gate.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { organizationNamed } from "../../harness/a-posting.ts";
import { pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { holdingBack } from "../../harness/holding-back.ts";
import { joinAgain } from "../../harness/members.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

it("R-78 an owner who is removed meanwhile confirms no agency", async () => {
  const organizations = ["Northwind Staffing", "Harbor Trust"];
  await server.publish(organizations.map((organization) => aDraft({ title: organization, organization })));
  const agency = await pro(server, "owner@northwind.example", "Northwind Staffing");
  const owner = await pro(server, "owner@harbor.example", "Harbor Trust");
  const asked = await server.ask("POST", "/rest/organizations/northwind-staffing/clients", {
    ...agency,
    payload: { client: "Harbor Trust" },
  });
  expect(asked.status).toBeLessThan(300);
  const agencies = "/rest/organizations/harbor-trust/agencies";
  const relation = async () => (await server.ask("GET", agencies, owner)).body.relations[0];
  const { id } = await relation();
  const scope = {
    accountId: Number(owner.accountId),
    impersonatorId: null,
    organizationIds: [Number(await organizationNamed(server, "Harbor Trust"))],
  } as unknown as OwnerScope;
  const held = holdingBack(server.parts.database);
  const parts = { ...server.parts, database: held.database };
  const answering = answerAgency(parts, scope, { slug: "harbor-trust", id }, true);
  await held.reached;
  await joinAgain(server, owner, "recruiter", "Harbor Trust");
  held.letGo();
  await expect(answering).rejects.toMatchObject({ code: "not-found" });
  await joinAgain(server, owner, "owner", "Harbor Trust");
  expect(await relation()).toMatchObject({ state: "asked" });
});
