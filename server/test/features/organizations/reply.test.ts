import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join, joinAgain } from "../../harness/members.ts";

let server: TestApp;
let owner: Person;
let reader: Person;
let administrator: Person;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  owner = await pro(server, "grace@harbor.example", "Harbor Trust");
  await joinAgain(server, owner, "owner", "Harbor Trust");
  reader = await person(server, "reader@harbor.example");
  await join(server, reader, "reader", "Harbor Trust");
  await person(server, "operator@candor.example");
  await setAdministrator(server.parts, "operator@candor.example", { granted: true });
  await server.advance(3000);
  administrator = await person(server, "operator@candor.example");
});
afterAll(() => server.close());

const path = "/rest/organizations/harbor-trust/reply";
const publish = (text: string, by = owner) => server.ask("PUT", path, { ...by, payload: { text } });
const shown = async () => (await server.ask("GET", "/rest/organizations/harbor-trust")).body.reply?.text;
const remove = async (reason: string, by = administrator) => {
  const { body } = await server.ask("GET", "/rest/admin/replies", administrator);
  const id = body.replies[0]?.id ?? "999999";
  return server.ask("POST", `/rest/admin/replies/${id}/removal`, { ...by, payload: { reason } });
};

describe("M-02 an organization's reply to its record", { shuffle: false }, () => {
  it("stands beside the record once an owner publishes it, one at a time", async () => {
    expect((await publish("We were moving.")).status).toBe(204);
    expect((await publish("We hired two more people to answer.")).status).toBe(204);
    expect(await shown()).toBe("We hired two more people to answer.");
  });

  it("is published by owners alone, with words, and not too many", async () => {
    expect((await publish("Mine.", reader)).status).toBe(404);
    expect((await publish("  ")).status).toBe(400);
    expect((await publish("x".repeat(limits.recordReplyCharacters + 1))).status).toBe(400);
    expect(await shown()).toBe("We hired two more people to answer.");
  });

  it("is kept in the change log with its words", async () => {
    const { body } = await server.ask("GET", "/rest/organizations/harbor-trust/members", owner);
    const notes = body.changes.map(({ kind, note }: { kind: string; note?: string }) => [kind, note]);
    expect(notes).toEqual(
      expect.arrayContaining([
        ["reply-published", "We hired two more people to answer."],
        ["reply-published", "We were moving."],
      ]),
    );
  });

  it("is removed by an administrator with a reason that its owner reads", async () => {
    expect((await remove("Names a person.", owner)).status).toBe(404);
    expect((await remove(" ")).status).toBe(400);
    expect((await remove("Names a person.")).status).toBe(204);
    expect(await shown()).toBeUndefined();
    const { body } = await server.ask("GET", path, owner);
    expect(body.reply.removedBecause).toBe("Names a person.");
    const log = await server.ask("GET", "/rest/organizations/harbor-trust/members", owner);
    expect(log.body.changes[0]).toMatchObject({
      kind: "reply-removed",
      note: "Names a person.",
      byAdministrator: true,
    });
  });

  it("is taken back by its owner, and again without harm", async () => {
    await publish("We answer now.");
    expect(await shown()).toBe("We answer now.");
    for (let times = 0; times < 2; times++)
      expect((await server.ask("DELETE", path, owner)).status).toBe(204);
    expect(await shown()).toBeUndefined();
    expect((await server.ask("GET", path, owner)).body).toEqual({});
  });
});
