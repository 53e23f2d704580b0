import * as contract from "@candor/contract/exchange/source-routes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { removeSource } from "../../../../src/features/exchange/commands/sources/change.ts";
import { connectSource } from "../../../../src/features/exchange/commands/sources/connect.ts";
import { ownerGate } from "../../../../src/features/organizations/gate.ts";
import { person } from "../../../harness/an-application.ts";
import { startApp, type TestApp } from "../../../harness/app.ts";
import { ownName } from "../../../harness/members.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

it("M-45 an owner who is removed while their call is under way connects and removes no source", async () => {
  const { parts } = server;
  const owner = await person(server, "owner@works.example");
  const payload = { name: "Works", ...ownName };
  const { slug } = (await server.ask("POST", "/rest/organizations", { ...owner, payload })).body;
  const scope = await ownerGate(parts.gates)(owner, contract.connectSource);
  const able = { ...parts, outbound: { allowed: true, mayReach: () => true } };
  const connect = (host: string) => connectSource(able, scope, { slug, url: `https://${host}/jobs.xml` });
  const { id } = await connect("works.example");
  const accountId = Number(owner.accountId);
  await parts.database.write((writer) =>
    writer.deleteFrom("membership").where("account_id", "=", accountId).execute(),
  );
  await expect(connect("late.example")).rejects.toMatchObject({ code: "not-found" });
  await expect(removeSource(able, scope, { slug, id })).rejects.toMatchObject({ code: "not-found" });
});
