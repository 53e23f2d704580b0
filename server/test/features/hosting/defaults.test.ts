import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { type Person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";

let server: TestApp;
let owner: Person;
let rival: Person;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ organization: "Harbor Trust" }), aDraft({ organization: "Quarry Works" })]);
  owner = await pro(server, "owner@harbor.example", "Harbor Trust");
  rival = await pro(server, "rival@quarry.example", "Quarry Works");
});
afterAll(() => server.close());

const path = "/rest/organizations/harbor-trust/posting-defaults";

describe("R-78 what new postings of an organization begin with", { shuffle: false }, () => {
  it("is empty at first, and stays as it was saved", async () => {
    const { body } = await server.ask("GET", path, owner);
    expect(body.organization).toMatchObject({ name: "Harbor Trust", slug: "harbor-trust" });
    expect(new Set(Object.values(body.defaults))).toEqual(new Set([""]));
    const description = `We are the harbor. ${"Ж".repeat(limits.postingCharacters - 100)}`;
    const payload = {
      places: "Portland, OR",
      answerBusinessDays: "3",
      description,
      benefits: "Ж".repeat(2000),
    };
    expect((await server.ask("PUT", path, { ...owner, payload })).status).toBe(204);
    const saved = await server.ask("GET", path, owner);
    expect(saved.body.defaults).toMatchObject({ ...payload, jobType: "" });
  });

  it("has only fields that postings may share", async () => {
    const payload = { title: "Keeper", places: "Salem, OR" };
    await server.ask("PUT", path, { ...owner, payload });
    const { body } = await server.ask("GET", path, owner);
    expect(body.defaults).not.toHaveProperty("title");
    expect(body.defaults.places).toBe("Salem, OR");
  });

  it.each([
    [
      "places",
      "Portland, OR\nXyzzyville",
      "Invalid Location: Candor doesn't know “Xyzzyville”. Check its spelling, or add the state.",
    ],
    ["payCurrency", "us1", "A currency has three letters, such as USD."],
    ["answerBusinessDays", "0", "Promise an answer within 1 to 30 business days."],
  ])("has nothing that postings refuse: %s", async (field, value, text) => {
    const before = await server.ask("GET", path, owner);
    const { status, body } = await server.ask("PUT", path, { ...owner, payload: { [field]: value } });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: `/${field}`, text }]);
    expect((await server.ask("GET", path, owner)).body).toEqual(before.body);
  });

  it("can't be read or changed by another organization, or by a reader", async () => {
    const reader = await pro(server, "reader@third.example", "Quarry Works");
    await join(server, reader, "reader", "Harbor Trust");
    for (const by of [rival, reader]) {
      expect((await server.ask("GET", path, by)).status).toBe(404);
      expect((await server.ask("PUT", path, { ...by, payload: {} })).status).toBe(404);
    }
  });
});
