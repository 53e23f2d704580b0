import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  const drafts = Array.from({ length: 20 }, (_, number) => [
    aDraft({ title: "Welder", organization: `Yard ${number}`, skills: ["Welding", "Blueprint reading"] }),
    aDraft({ title: "Locksmith", organization: `Shop ${number}`, skills: ["Welding", "Blueprint reading"] }),
    aDraft({ title: "Accountant", organization: `Office ${number}`, skills: ["Excel", "GAAP"] }),
  ]);
  await server.publish(drafts.flat());
}, 30_000);
afterAll(() => server.close());

it("postings teach which occupations are near once the server begins to learn", async () => {
  const { learn, learned } = server.parts;
  expect(learned().size).toBe(0);
  learn();
  await vi.waitFor(() =>
    expect([...learned().keys()].toSorted()).toEqual(["Accountant", "Locksmith", "Welder"]),
  );
  expect([...learned().get("Welder")!.keys()]).toEqual(["Locksmith"]);
});
