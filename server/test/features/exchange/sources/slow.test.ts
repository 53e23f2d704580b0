import { expect, it } from "vitest";
import { fetchConnectedSource } from "../../../../src/features/exchange/tasks.ts";
import { hour } from "../../../../src/platform/durations.ts";
import { Shares } from "../../../../src/platform/tasks/shares.ts";
import { aConnectingOrganization } from "../../../harness/a-fetching-server.ts";
import { person } from "../../../harness/an-application.ts";

const { at, connect, on, owner, slug } = aConnectingOrganization();

it("M-45 a source whose server doesn't answer holds up nobody's export", async () => {
  const seeker = await person(on.server, "seeker@example.com");
  on.remote.on("/endless.xml", () => {});
  const payload = { url: `${on.remote.origin}/endless.xml` };
  expect((await on.server.ask("POST", at(), { ...owner(), payload })).status).toBe(201);
  await expect.poll(() => on.remote.asked.length).toBeGreaterThan(0);
  await on.server.ask("POST", "/rest/account/export", seeker);
  await expect
    .poll(async () => (await on.server.ask("GET", "/rest/account/export", seeker)).body.export.ready, {
      timeout: 5000,
    })
    .toBeDefined();
  await on.remote.close();
});

it("M-45 an organization's sources wait once they took more than their share", async () => {
  on.remote.says("/jobs.xml", "");
  const id = Number(await connect("/jobs.xml"));
  const { read } = on.server.parts.database;
  const { next_at } = await read
    .selectFrom("connected_source")
    .select("next_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const organization = await read
    .selectFrom("organization")
    .select("id")
    .where("slug", "=", slug())
    .executeTakeFirstOrThrow();
  const sourceShares = new Shares(on.server.parts.clock);
  const asked = on.remote.asked.length;
  const fetched = () =>
    fetchConnectedSource.run(
      { ...on.server.parts, sourceShares, publicUrl: () => on.server.origin },
      { sourceId: id, at: next_at },
      { id: 0, key: "", name: fetchConnectedSource.name, payload: {}, attempts: 1 },
    );
  sourceShares.count(organization.id, hour);
  expect([await fetched(), on.remote.asked.length - asked]).toEqual(["put off", 0]);
  sourceShares.count(organization.id, -hour);
  expect([await fetched(), on.remote.asked.length - asked]).toEqual([undefined, 1]);
});
