import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { hirer, organizationNamed } from "../../harness/a-posting.ts";
import { type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";

let server: TestApp;
let owner: Person;
let quay: ReturnType<typeof hirer>;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ title: "Known", organization: "Quay Trust" }),
    aDraft({ title: "Other", organization: "Other Trust" }),
  ]);
  owner = await pro(server, "owner@quay.example", "Quay Trust");
  quay = hirer(server, owner, await organizationNamed(server, "Quay Trust"));
}, 60_000);
afterAll(() => server.close());

async function moveAll(by: Person, payload: object) {
  const answer = await server.ask("POST", "/rest/organizations/quay-trust/postings/moves", {
    ...by,
    payload,
  });
  for (let round = 0; round < 3; round += 1) await server.parts.settled();
  return answer;
}

const lives = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await quay.ask("GET", `/${id}`)).body.life));

describe("M-09 all postings of an organization", { shuffle: false }, () => {
  let ids: string[];
  beforeAll(async () => {
    ids = [];
    for (let at = 0; at < 53; at += 1) ids.push(await quay.publish({ title: `Bollard keeper ${at}` }));
    ids.push(await quay.draft({ title: "Unpublished bollard keeper" }));
  }, 120_000);

  it("are paused with one call, each with its log, its actor and its event, but for drafts", async () => {
    expect(await moveAll(owner, { move: "pause", reason: "on-hold" })).toMatchObject({
      status: 200,
      body: { count: 53 },
    });
    expect(new Set(await lives(ids.slice(0, 53)))).toEqual(new Set(["paused"]));
    expect(await lives(ids.slice(53))).toEqual(["draft"]);
    const { body } = await quay.ask("GET", `/${ids[0]}`);
    expect(body.changes[0]).toMatchObject({ kind: "paused", actor: "organization" });
    const events = await server.parts.database.read
      .selectFrom("event")
      .select("actor_id")
      .where("name", "=", "posting-moved")
      .where("payload_json", "like", '%"step":"pause"%')
      .execute();
    expect(events).toHaveLength(53);
    expect(new Set(events.map(({ actor_id }) => String(actor_id)))).toEqual(new Set([owner.accountId]));
  });

  it("are not moved where they are more or fewer than the caller expects", async () => {
    expect((await moveAll(owner, { move: "close", count: 52 })).body.code).toBe("version-conflict");
    expect(await lives(ids.slice(0, 1))).toEqual(["paused"]);
  });

  it("are closed the same way, paused ones too", async () => {
    expect((await moveAll(owner, { move: "close", count: 53 })).body).toEqual({ count: 53 });
    expect(new Set(await lives(ids.slice(0, 53)))).toEqual(new Set(["closed"]));
    expect((await moveAll(owner, { move: "close" })).body).toEqual({ count: 0 });
  });

  it("are not moved by a reader, by another organization's Pro, or back into the search", async () => {
    const id = await quay.publish({ title: "Last bollard keeper" });
    const reader = await person(server, "reader@quay.example");
    await join(server, reader, "reader", "Quay Trust");
    const stranger = await pro(server, "stranger@other.example", "Other Trust");
    for (const by of [reader, stranger]) expect((await moveAll(by, { move: "pause" })).status).toBe(404);
    expect((await moveAll(owner, { move: "publish" })).status).toBe(400);
    expect(await lives([id])).toEqual(["published"]);
  });
});
