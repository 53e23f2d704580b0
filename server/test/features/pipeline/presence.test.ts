import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { minute } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, startBeside, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";
import { type Conversation, converse, listen, subscribe } from "../../harness/socket.ts";

const topic = "/rest/organization/presence";

let here: TestApp;
/** Another process on the same records. */
let there: TestApp;
let addresses: ReadonlyMap<TestApp, string>;
let ada: Person;
let grace: Person;
let alan: Person;
let rival: Person;
let id: string;
const open: Conversation[] = [];

beforeAll(async () => {
  here = await startApp();
  there = await startBeside(here);
  addresses = new Map([
    [here, await listen(here)],
    [there, await listen(there)],
  ]);
  await here.publish([
    aDraft({ title: "Keeper", organization: "Harbor Trust" }),
    aDraft({ organization: "Other Trust" }),
  ]);
  grace = await pro(here, "grace@harbor.example", "Harbor Trust");
  rival = await pro(here, "rival@other.example", "Other Trust");
  alan = await person(here, "alan@harbor.example");
  await join(here, alan, "reader", "Harbor Trust");
  ada = await person(here, "ada@example.com");
  id = (await apply(here, ada, await jobNamed(here, "Keeper"))).body.id;
});
afterAll(async () => {
  await there.close();
  await here.close();
});
beforeEach(() =>
  here.parts.database.write(async (writer) => {
    await writer.deleteFrom("application_presence").execute();
    await writer.deleteFrom("block").execute();
  }),
);
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});

const path = () => `/rest/organization/applications/${id}/presence`;
const look = (by: Person, server = here) => server.ask("PUT", path(), by);
const leave = (by: Person) => here.ask("DELETE", path(), by);
const seenBy = async (by: Person) => (await here.ask("GET", topic, by)).body.looking;
const graceLooks = () => [{ applicationId: id, names: ["grace@harbor.example"] }];

/** Hears what the topic says, starting with the current state. */
async function hearing(by: Person, server = here): Promise<() => Promise<unknown>> {
  const conversation = await converse(addresses.get(server) as string, { origin: server.origin });
  open.push(conversation);
  await subscribe(conversation, by, topic);
  return async () => {
    const { kind, url, body } = await conversation.next();
    expect({ kind, url }).toEqual({ kind: "message", url: topic });
    return body.looking;
  };
}

describe("who looks at an application now", () => {
  it("is told to colleagues, and not of oneself", async () => {
    expect((await look(grace)).status).toBe(204);
    expect(await seenBy(alan)).toEqual(graceLooks());
    expect(await seenBy(grace)).toEqual([]);
    expect((await look(alan)).status).toBe(204);
    expect(await seenBy(grace)).toEqual([{ applicationId: id, names: ["alan@harbor.example"] }]);
  });

  it("P-05 is told to no other organization, which cannot look either", async () => {
    await look(grace);
    expect(await seenBy(rival)).toEqual([]);
    for (const by of [rival, ada]) expect((await look(by)).status).toBe(404);
    expect((await here.ask("GET", topic, ada)).status).toBe(403);
    expect(await seenBy(alan)).toEqual(graceLooks());
  });

  it("ends when somebody leaves, and within a minute when their page is lost", async () => {
    await look(grace);
    expect((await leave(grace)).status).toBe(204);
    expect(await seenBy(alan)).toEqual([]);
    await look(grace);
    await here.advance(20_000);
    expect(await seenBy(alan)).toEqual(graceLooks());
    await here.advance(minute - 20_000);
    expect(await seenBy(alan)).toEqual([]);
  });

  it("is heard over the websocket, also of another process, when it begins and when it ends", async () => {
    const alanHears = await hearing(alan, there);
    const rivalHears = await hearing(rival, there);
    expect(await alanHears()).toEqual([]);
    expect(await rivalHears()).toEqual([]);
    await there.advance(here.parts.clock.now() - there.parts.clock.now());
    await look(grace, here);
    expect(await alanHears()).toEqual(graceLooks());
    await leave(grace);
    expect(await alanHears()).toEqual([]);
    // Any notice to the other organization would arrive before the answer to a ping.
    const [, rivals] = open;
    rivals?.send({ kind: "ping" });
    expect(await rivals?.next()).toEqual({ kind: "pong" });
  });

  it("is no longer told of an applicant who blocked the organization", async () => {
    await look(grace);
    await here.parts.database.write(async (writer) => {
      const { organization_id } = await writer
        .selectFrom("application")
        .select("organization_id")
        .where("id", "=", Number(id))
        .executeTakeFirstOrThrow();
      await writer
        .insertInto("block")
        .values({
          account_id: Number(ada.accountId),
          organization_id,
          domain: null,
          kind: "blocked",
          created_at: 1,
        })
        .execute();
    });
    expect(await seenBy(alan)).toEqual([]);
    expect((await look(grace)).status).toBe(404);
  });

  it("is told to nobody who has left the organization", async () => {
    const { id: account } = await here.parts.database.read
      .selectFrom("account")
      .select("id")
      .where("id", "=", Number(alan.accountId))
      .executeTakeFirstOrThrow();
    await look(grace);
    const hears = await hearing(alan);
    expect(await hears()).toEqual(graceLooks());
    await here.parts.database.write((writer) =>
      writer.deleteFrom("membership").where("account_id", "=", account).execute(),
    );
    expect(await hears()).toEqual([]);
    await join(here, alan, "reader", "Harbor Trust");
  });
});
