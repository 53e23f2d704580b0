import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { hirer, organizationNamed } from "../../harness/a-posting.ts";
import { type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";

let server: TestApp;
let owner: Person;
let quay: ReturnType<typeof hirer>;

/** Each group has its own: one counts all of the organization's postings. */
async function startQuay(): Promise<void> {
  server = await startApp();
  await server.publish([
    aDraft({ title: "Known", organization: "Quay Trust" }),
    aDraft({ title: "Other", organization: "Other Trust" }),
  ]);
  owner = await pro(server, "owner@quay.example", "Quay Trust");
  quay = hirer(server, owner, await organizationNamed(server, "Quay Trust"));
}

async function moveAll(by: Person, payload: object) {
  const answer = await server.ask("POST", "/rest/organizations/quay-trust/postings/moves", {
    ...by,
    payload,
  });
  for (let round = 0; round < 3; round += 1) await server.parts.settled();
  return answer;
}

/** How many tasks of each kind an organization's postings have requested since a task's number. */
async function tasksSince(last: number): Promise<Record<string, number>> {
  const rows = await server.parts.database.read
    .selectFrom("task")
    .select(["name", ({ fn }) => fn.countAll<number>().as("count")])
    .where("id", ">", last)
    .where("name", "in", followUps)
    .groupBy("name")
    .execute();
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

const followUps = [
  "start-posting-clock",
  "cluster-posting",
  "tell-programs",
  "start-posting-clocks",
  "cluster-postings",
  "tell-programs-of-each",
];

async function lastTask(): Promise<number> {
  const { read } = server.parts.database;
  const { last } = await read
    .selectFrom("task")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  return last;
}

/** The titles of the open postings that a search finds among those with similar names. */
async function found(title: string): Promise<string[]> {
  const payload = { query: `"${title}"`, size: 100, close: "never" };
  const { body } = await server.ask("POST", "/rest/jobs/search", { payload });
  return body.documents.map((job: { title: string }) => job.title);
}

const lives = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await quay.ask("GET", `/${id}`)).body.life));

describe("M-09 all postings of an organization", { shuffle: false }, () => {
  let ids: string[];
  beforeAll(async () => {
    await startQuay();
    ids = [];
    for (let at = 0; at < 53; at += 1) ids.push(await quay.publish({ title: `Bollard keeper ${at}` }));
    ids.push(await quay.draft({ title: "Unpublished bollard keeper" }));
  }, 120_000);
  afterAll(() => server.close());

  it("are paused with one call, each with its log, its actor and its event, but for drafts", async () => {
    const before = await lastTask();
    expect((await found("Bollard keeper")).length).toBeGreaterThan(50);
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
    expect(await found("Bollard keeper")).toEqual([]);
    // The follow-up work is requested once for all of them.
    expect(await tasksSince(before)).toEqual({
      "start-posting-clocks": 1,
      "cluster-postings": 1,
      "tell-programs-of-each": 1,
    });
  });

  it("are counted by state, which the question before a move says", async () => {
    const { body } = await server.ask("GET", "/rest/organization/jobs", owner);
    expect(body.organizations).toMatchObject([{ name: "Quay Trust", published: 0, paused: 53 }]);
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

describe("M-09 what follows when postings move together", () => {
  beforeAll(startQuay, 60_000);
  afterAll(() => server.close());

  it("tells each webhook of each posting once, however often a crash has it done again", async () => {
    const ids: string[] = [];
    for (const title of ["Rope Keeper", "Sail Keeper"]) ids.push(await quay.publish({ title }));
    const { database, clock } = server.parts;
    const organization = Number(await organizationNamed(server, "Quay Trust"));
    await database.write((writer) =>
      writer
        .insertInto("webhook")
        .values({
          organization_id: organization,
          url: "https://hooks.example/quay",
          salt: "salt",
          made_by: Number(owner.accountId),
          made_at: clock.now(),
          failing_since: null,
          disabled_at: null,
          removed_at: null,
        })
        .execute(),
    );
    const lastBefore = await lastTask();
    await moveAll(owner, { move: "pause" });
    const told = async () => {
      const rows = await database.read
        .selectFrom("webhook_delivery")
        .select(["event", "body"])
        .orderBy("sequence")
        .execute();
      return rows.map(({ event, body }) => {
        const { postingId, state } = JSON.parse(body) as { postingId: string; state: string };
        return [event, postingId, state];
      });
    };
    const each = ids.map((id) => ["posting.moved", id, "paused"]);
    expect((await told()).filter(([, id]) => ids.includes(id ?? ""))).toEqual(each);
    // After a crash, tasks run again.
    const before = await told();
    await database.write((writer) =>
      writer
        .updateTable("task")
        .set({ state: "ready", leased_until: 0 })
        .where("name", "in", [...followUps, "move-all-postings"])
        .where("id", ">", lastBefore)
        .execute(),
    );
    for (let round = 0; round < 3; round += 1) await server.parts.settled();
    expect(await told()).toEqual(before);
    for (const id of ids) {
      const { body } = await quay.ask("GET", `/${id}`);
      expect(body.changes.filter(({ kind }: { kind: string }) => kind === "paused")).toHaveLength(1);
    }
  });

  it("gives a copy of another source its place in the list", async () => {
    const text = "<p>You splice the ropes of our quay, day and night, by hand and with care.</p>";
    const copy = {
      title: "Rope Splicer",
      organization: "Quay Trust",
      description: text,
      text,
      sourceUrl: "https://elsewhere.example/rope-splicer",
    };
    await server.publish([aDraft({ ...copy, sourceId: "one" })], "one");
    await server.publish([aDraft({ ...copy, sourceId: "two" })], "two");
    const rows = async () =>
      server.parts.database.read
        .selectFrom("posting")
        .select(["id", "source", "cluster_size", "speaks", "life"])
        .where("title", "=", "Rope Splicer")
        .orderBy("id")
        .execute();
    const [first, second] = await rows();
    expect([first?.cluster_size, second?.cluster_size]).toEqual([2, 2]);
    const speaker = first?.speaks === 1 ? first : second;
    // The one that represents both now belongs to the organization.
    await server.parts.database.write(async (writer) => {
      await writer
        .insertInto("hosted_posting")
        .values({
          posting_id: speaker?.id ?? 0,
          version: 1,
          fields_json: "{}",
          published_at: 1,
          confirm_by: null,
          former_id: null,
          saved_at: 1,
        })
        .execute();
      await writer
        .updateTable("posting")
        .set({ life: "published" })
        .where("id", "=", speaker?.id ?? 0)
        .execute();
    });
    await moveAll(owner, { move: "close" });
    const left = (await rows()).find(({ id }) => id !== speaker?.id);
    expect([left?.cluster_size, left?.speaks]).toEqual([1, 1]);
    expect(await found("Rope Splicer")).toEqual(["Rope Splicer"]);
  });
});
