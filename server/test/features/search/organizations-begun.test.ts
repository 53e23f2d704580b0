import { afterAll, beforeAll, expect, it } from "vitest";
import { organizationsBegun } from "../../../src/features/organizations/queries/by-beginning.ts";
import { organizationsCalled } from "../../../src/features/organizations/queries/by-name.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  const many = Array.from({ length: 9 }, (_, number) => `Lakeside Inn ${number}`);
  const organizations = [
    "Dayton Freight Lines, Inc.",
    "Dayton Freighters",
    "Dayton",
    "Walmart Inc.",
    "Ohio Foods",
    "Quillpost",
    ...many,
  ];
  await server.publish(organizations.map((organization) => aDraft({ title: "Dispatcher", organization })));
});
afterAll(() => server.close());

it.each([
  ["dayton freight", ["Dayton Freight Lines, Inc."]],
  ["Dayton Freight dispatcher", ["Dayton Freight Lines, Inc."]],
  ["walmart dispatcher", ["Walmart Inc."]],
])("M-17 %s lists the postings of the one organization with this beginning", async (query, listed) => {
  const { body } = await server.ask("POST", "/rest/jobs/search", { payload: { query, close: "never" } });
  expect(body.documents.map((each: { organization: { name: string } }) => each.organization.name)).toEqual(
    listed,
  );
});

it("finds whole words only, and nothing for a beginning of many names", async () => {
  const { database } = server.parts;
  const many = Array.from({ length: 600 }, (_, number) => `nobody ${number}`);
  const found = await organizationsBegun(database, [
    "dayton",
    "Dayton  freight",
    "lakeside inn",
    "ohio",
    ...many,
  ]);
  expect([...found].map(([beginning, named]) => [beginning, named.map(({ name }) => name)])).toEqual([
    ["dayton", ["Dayton Freight Lines, Inc.", "Dayton Freighters"]],
    ["Dayton  freight", ["Dayton Freight Lines, Inc."]],
    ["ohio", ["Ohio Foods"]],
  ]);
});

it("M-17 a single word means an organization only while that has an open posting", async () => {
  const { database } = server.parts;
  const chips = async () => {
    const { body } = await server.ask("POST", "/rest/jobs/search", {
      payload: { query: "quillpost dispatcher" },
    });
    return body.chips.map(({ kind }: { kind: string }) => kind);
  };
  expect(await chips()).toEqual(["organization", "title"]);
  const [id] = (await organizationsCalled(database.read, ["Quillpost"])).get("quillpost")!.ids;
  await database.write((writer) =>
    writer.updateTable("posting").set({ status: "closed" }).where("organization_id", "=", id!).execute(),
  );
  expect(await chips()).toEqual(["text", "title"]);
});
