import * as contract from "@candor/contract/exchange/source-routes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { removeSource } from "../../../../src/features/exchange/commands/sources/change.ts";
import { connectSource } from "../../../../src/features/exchange/commands/sources/connect.ts";
import { ownerGate } from "../../../../src/features/organizations/gate.ts";
import { newOwner } from "../../../harness/an-organization.ts";
import { startApp, type TestApp } from "../../../harness/app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

it("M-45 an owner who is removed while their call is under way connects and removes no source", async () => {
  const { parts } = server;
  const [owner, slug] = await newOwner(server, "Works");
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
