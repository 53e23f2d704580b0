import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { minute } from "../../../src/platform/durations.ts";
import { apply, jobNamed, type Person } from "../../harness/an-application.ts";
import { join } from "../../harness/members.ts";
import type { Conversation } from "../../harness/socket.ts";
import { expectSilence, twoProcesses } from "../../harness/two-processes.ts";

const topic = "/rest/organization/presence";
const on = twoProcesses(["Keeper"]);
let id: string;

beforeAll(async () => {
  id = (await apply(on.here, on.ada, await jobNamed(on.here, "Keeper"))).body.id;
});
beforeEach(() =>
  on.here.parts.database.write(async (writer) => {
    await writer.deleteFrom("application_presence").execute();
    await writer.deleteFrom("block").execute();
  }),
);

const path = () => `/rest/organization/applications/${id}/presence`;
const look = (by: Person, server = on.here) => server.ask("PUT", path(), by);
const leave = (by: Person) => on.here.ask("DELETE", path(), by);
const seenBy = async (by: Person) => (await on.here.ask("GET", topic, by)).body.looking;
const graceLooks = () => [{ applicationId: id, names: ["grace@harbor.example"] }];

/** What the topic says next, starting with the current state. */
function saidTo(conversation: Conversation): () => Promise<unknown> {
  return async () => {
    const { kind, url, body } = await conversation.next();
    expect({ kind, url }).toEqual({ kind: "message", url: topic });
    return body.looking;
  };
}

describe("who looks at an application now", () => {
  it("is told to colleagues, and not of oneself", async () => {
    expect((await look(on.grace)).status).toBe(204);
    expect(await seenBy(on.alan)).toEqual(graceLooks());
    expect(await seenBy(on.grace)).toEqual([]);
    expect((await look(on.alan)).status).toBe(204);
    expect(await seenBy(on.grace)).toEqual([{ applicationId: id, names: ["alan@harbor.example"] }]);
  });

  it("P-05 is told to no other organization, which cannot look either", async () => {
    await look(on.grace);
    expect(await seenBy(on.rival)).toEqual([]);
    for (const by of [on.rival, on.ada]) expect((await look(by)).status).toBe(404);
    expect((await on.here.ask("GET", topic, on.ada)).status).toBe(403);
    expect(await seenBy(on.alan)).toEqual(graceLooks());
  });

  it("ends when somebody leaves, and within a minute when their page is lost", async () => {
    await look(on.grace);
    expect((await leave(on.grace)).status).toBe(204);
    expect(await seenBy(on.alan)).toEqual([]);
    await look(on.grace);
    await on.here.advance(20_000);
    expect(await seenBy(on.alan)).toEqual(graceLooks());
    await on.here.advance(minute - 20_000);
    expect(await seenBy(on.alan)).toEqual([]);
  });

  it("is heard over the websocket, also of another process, when it begins and when it ends", async () => {
    const alanHears = saidTo(await on.hear(on.alan, topic, on.there));
    const rival = await on.hear(on.rival, topic, on.there);
    expect(await alanHears()).toEqual([]);
    expect(await saidTo(rival)()).toEqual([]);
    await on.there.advance(on.here.parts.clock.now() - on.there.parts.clock.now());
    await look(on.grace, on.here);
    expect(await alanHears()).toEqual(graceLooks());
    await leave(on.grace);
    expect(await alanHears()).toEqual([]);
    await expectSilence(rival);
  });

  it("is no longer told of an applicant who blocked the organization", async () => {
    await look(on.grace);
    await on.here.parts.database.write(async (writer) => {
      const { organization_id } = await writer
        .selectFrom("application")
        .select("organization_id")
        .where("id", "=", Number(id))
        .executeTakeFirstOrThrow();
      await writer
        .insertInto("block")
        .values({
          account_id: Number(on.ada.accountId),
          organization_id,
          domain: null,
          kind: "blocked",
          created_at: 1,
        })
        .execute();
    });
    expect(await seenBy(on.alan)).toEqual([]);
    expect((await look(on.grace)).status).toBe(404);
  });

  it("M-29 is not told to the applicant, who is a member too", async () => {
    await join(on.here, on.ada, "reader", "Harbor Trust");
    await look(on.grace);
    expect(await seenBy(on.alan)).toEqual(graceLooks());
    expect(await seenBy(on.ada)).toEqual([]);
    expect(await saidTo(await on.hear(on.ada, topic))()).toEqual([]);
    await on.here.parts.database.write((writer) =>
      writer.deleteFrom("membership").where("account_id", "=", Number(on.ada.accountId)).execute(),
    );
  });

  it("is told to nobody who has left the organization", async () => {
    const { id: account } = await on.here.parts.database.read
      .selectFrom("account")
      .select("id")
      .where("id", "=", Number(on.alan.accountId))
      .executeTakeFirstOrThrow();
    await look(on.grace);
    const hears = saidTo(await on.hear(on.alan, topic));
    expect(await hears()).toEqual(graceLooks());
    await on.here.parts.database.write((writer) =>
      writer.deleteFrom("membership").where("account_id", "=", account).execute(),
    );
    expect(await hears()).toEqual([]);
    await join(on.here, on.alan, "reader", "Harbor Trust");
  });
});
