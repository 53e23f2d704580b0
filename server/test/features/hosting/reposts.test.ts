import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { aForm, hirer, organizationNamed } from "../../harness/a-posting.ts";
import { person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const day = 86_400_000;
let server: TestApp;
let harbor: ReturnType<typeof hirer>;
let quarry: ReturnType<typeof hirer>;

beforeAll(async () => {
  server = await startApp();
  const keeper = { title: "Buoy Keeper", text: aForm().description, source: "gone" };
  const place = { city: "Portland", state: "OR", country: "US" };
  await server.publish([aDraft({ ...keeper, organization: "Harbor Trust", places: [place] })], "gone");
  await server.publish([], "gone");
  await server.publish([aDraft({ organization: "Harbor Trust" }), aDraft({ organization: "Quarry Works" })]);
  await pro(server, "owner@harbor.example", "Harbor Trust");
  await pro(server, "owner@quarry.example", "Quarry Works");
  await later(1);
}, 60_000);
afterAll(() => server.close());

/** Moves the clock; both sessions end, so both sign in again. */
async function later(days: number): Promise<void> {
  await server.advance(days * day);
  const of = async (name: string, email: string) =>
    hirer(server, await person(server, email), await organizationNamed(server, name));
  harbor = await of("Harbor Trust", "owner@harbor.example");
  quarry = await of("Quarry Works", "owner@quarry.example");
}

async function historyOf(id: string) {
  const { body } = await server.ask("GET", `/rest/job-lookup/${id}/history`);
  return {
    times: body.times,
    age: Math.floor((server.parts.clock.now() - Date.parse(body.firstSeenAt)) / day),
  };
}

describe("M-10 a posting that is published again", () => {
  it("joins the history of the closed one, though nobody pressed Copy, and keeps its date", async () => {
    const title = "Pier Keeper";
    const first = await harbor.publish({ title });
    await harbor.move(first, "close");
    await later(10);
    const second = await harbor.publish({ title, payMin: "50000", payMax: "61000" });
    expect(await historyOf(second)).toEqual({ times: 2, age: 10 });
    await harbor.move(second, "close");
    await later(5);
    const third = await harbor.publish({ title: "pier keeper" });
    expect(await historyOf(third)).toEqual({ times: 3, age: 15 });
    const { body } = await server.ask("GET", `/rest/job-lookup/${third}`);
    const original = await server.ask("GET", `/rest/job-lookup/${first}`);
    expect(body.firstSeenAt).toBe(original.body.firstSeenAt);
  });

  it("names the closed ones that it repeats, and each of those leads to the latest", async () => {
    const title = "Quay Keeper";
    const first = await harbor.publish({ title });
    await harbor.move(first, "close");
    const second = await harbor.publish({ title });
    await harbor.move(second, "close");
    const third = await harbor.publish({ title });
    const chainOf = async (id: string) => {
      const { body } = await server.ask("GET", `/rest/job-lookup/${id}/history`);
      return { earlier: body.earlier.map((one: { id: string }) => one.id), later: body.later?.id };
    };
    expect(await chainOf(third)).toEqual({ earlier: [second, first], later: undefined });
    expect(await chainOf(second)).toEqual({ earlier: [first], later: third });
    expect(await chainOf(first)).toEqual({ earlier: [], later: third });
  });

  it("leads from an imported one that is gone to the imported one that repeats it", async () => {
    const place = { city: "Portland", state: "OR", country: "US" };
    const keeper = { title: "Weir Keeper", text: aForm().description, source: "listed" };
    const listed = (sourceId: string) =>
      aDraft({ ...keeper, sourceId, organization: "Quarry Works", places: [place] });
    const found = async (status: "open" | "closed") =>
      server.parts.database.read
        .selectFrom("posting")
        .select("id")
        .where("title", "=", keeper.title)
        .where("status", "=", status)
        .executeTakeFirstOrThrow();
    await server.publish([listed("weir-1")], "listed");
    const { id } = await found("open");
    await server.publish([], "listed");
    await server.publish([listed("weir-2")], "listed");
    const again = await found("open");
    const { body } = await server.ask("GET", `/rest/job-lookup/${id}/history`);
    expect(body.later).toMatchObject({ id: String(again.id), title: keeper.title });
  });

  it("joins that of an imported posting that is gone", async () => {
    await later(1);
    const { times, age } = await historyOf(await harbor.publish({ title: "Buoy Keeper" }));
    expect(times).toBe(2);
    expect(age).toBeGreaterThan(0);
  });

  it.each([
    ["in another place", { places: "Salem, OR" }],
    [
      "with other words",
      { description: "You mend nets, sort ropes and paint hulls all day long. ".repeat(4) },
    ],
    ["of another type", { jobType: "contract" as const }],
  ])("is a posting of its own %s", async (where, changes) => {
    const title = `Chain Keeper ${where}`;
    const first = await harbor.publish({ title });
    await harbor.move(first, "close");
    await later(1);
    expect(await historyOf(await harbor.publish({ title, ...changes }))).toEqual({ times: 1, age: 0 });
  });

  it("never joins another organization's history, nor that of a posting that is still open", async () => {
    const first = await harbor.publish({ title: "Gate Keeper" });
    await later(1);
    expect(await historyOf(await harbor.publish({ title: "Gate Keeper" }))).toMatchObject({ times: 1 });
    await harbor.move(first, "close");
    expect(await historyOf(await quarry.publish({ title: "Gate Keeper" }))).toEqual({ times: 1, age: 0 });
  });

  it("counts a reopening", async () => {
    const id = await harbor.publish({ title: "Lock Keeper" });
    await harbor.move(id, "close");
    await later(3);
    await harbor.move(id, "reopen");
    expect(await historyOf(id)).toEqual({ times: 2, age: 3 });
  });
});
