import type { ApplicationFilters, FilterCounts } from "@candor/contract/organizations/filters";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { type Asked, startApp, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";

const day = 86_400_000;
const titles = ["Keeper", "Diver"] as const;

let server: TestApp;
let grace: Person;
let rival: Person;
let reader: Person;
const ids: string[] = [];
const jobs: Record<string, string> = {};

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    ...titles.map((title) => aDraft({ title, organization: "Harbor Trust" })),
    aDraft({ title: "Rival", organization: "Other Trust" }),
  ]);
  await pro(server, "grace@harbor.example", "Harbor Trust");
  await pro(server, "rival@other.example", "Other Trust");
  for (const title of titles) jobs[title] = await jobNamed(server, title);
  for (const at of [0, 1, 2, 3, 4, 5]) {
    const seeker = await person(server, `seeker${at}@example.com`);
    const changes = {
      firstName: `Seeker${at}`,
      elevatorPitch: at % 2 ? "I tie knots." : "I light beacons, 100% of nights.",
    };
    ids.push((await apply(server, seeker, jobs[titles[at % 2] as string] as string, changes)).body.id);
    await server.advance(day);
  }
  await apply(server, await person(server, "seeker0@example.com"), await jobNamed(server, "Rival"));
  grace = await person(server, "grace@harbor.example");
  rival = await person(server, "rival@other.example");
  reader = await person(server, "reader@harbor.example");
  await join(server, reader, "reader", "Harbor Trust");
});
afterAll(() => server.close());

function list(filters: ApplicationFilters = {}, by = grace): Promise<Asked> {
  return server.ask(
    "GET",
    `/rest/organization/applications?${new URLSearchParams(filters as Record<string, string>).toString()}`,
    by,
  );
}

const namesOf = ({ body }: Asked) =>
  body.applications.map(({ firstName }: { firstName: string }) => firstName);

function act(method: "POST" | "PUT", path: string, payload: object, by = grace): Promise<Asked> {
  return server.ask(method, `/rest/organization/${path}`, { ...by, payload });
}

async function resumeOf(at: number, text: string): Promise<void> {
  const { accountId } = await person(server, `seeker${at}@example.com`);
  await server.parts.database.write((writer) =>
    writer.updateTable("resume").set({ text }).where("account_id", "=", Number(accountId)).execute(),
  );
}

// Each group continues where the one before it ended.
describe("the story of a list", { shuffle: false }, () => {
  describe("M-07 a list of applications", () => {
    it("is narrowed to words of pitches, names and resumes, in any case, all of which must be there", async () => {
      await resumeOf(1, "EXPÉRIENCE\nSplicing at Harbor Works");
      expect(namesOf(await list({ words: "BEACONS light" }))).toEqual(["Seeker0", "Seeker2", "Seeker4"]);
      expect(namesOf(await list({ words: "splicing knots" }))).toEqual(["Seeker1"]);
      expect(namesOf(await list({ words: "expérience" }))).toEqual(["Seeker1"]);
      await resumeOf(3, "Recommended by Zoë O’Neil of the Oresund lights.");
      for (const words of ["o'neil", "O’NEIL", "øresund", "ZOË"])
        expect(namesOf(await list({ words })), words).toEqual(["Seeker3"]);
      expect(namesOf(await list({ words: "seeker3" }))).toEqual(["Seeker3"]);
      expect(namesOf(await list({ words: "splicing beacons" }))).toEqual([]);
    });

    it("is narrowed to names with any accents and apostrophes, or without", async () => {
      const named = (first_name: string, last_name: string) =>
        server.parts.database.write((writer) =>
          writer
            .updateTable("application")
            .set({ first_name, last_name })
            .where("id", "=", Number(ids[5]))
            .execute(),
        );
      await named("Zoë Straßer", "O’Ñeil");
      for (const words of ["o'ñeil", "O’NEIL", "o‘neil", "zoe strasser", "ZOË o'neil", "Straßer"])
        expect(namesOf(await list({ words })), words).toContain("Zoë Straßer");
      await named("Seeker5", "Byron");
    });

    it("takes the signs of patterns for what they are", async () => {
      expect(namesOf(await list({ words: "100%" }))).toEqual(["Seeker0", "Seeker2", "Seeker4"]);
      expect(namesOf(await list({ words: "b_acons" }))).toEqual([]);
      expect(namesOf(await list({ words: "'; drop table application" }))).toEqual([]);
    });

    it("M-29 tells nothing of a hidden address or number, and finds years", async () => {
      await resumeOf(1, "Ada Byron, ada@pier.example, (212) 555-2368, keeper since 2019");
      const share = (shareContact: boolean) =>
        server.parts.database.write((writer) =>
          writer
            .updateTable("application")
            .set({ contact_shared_at: shareContact ? server.parts.clock.now() : null })
            .where("id", "=", Number(ids[1]))
            .execute(),
        );
      await share(false);
      for (const words of ["ada@pier.example", "@pier", "555-2368", "2368"])
        expect(namesOf(await list({ words })), words).toEqual([]);
      expect(namesOf(await list({ words: "2019" }))).toEqual(["Seeker1"]);
      await share(true);
      expect(namesOf(await list({ words: "2368" }))).toEqual(["Seeker1"]);
    });

    it("shows only the caller's organizations, whatever the filters say", async () => {
      expect(namesOf(await list({ job: jobs["Keeper"] as string }, rival))).toEqual([]);
      const { body } = await list({ stage: "all" }, rival);
      expect([body.total, body.counts.stage.all]).toEqual([1, 1]);
      expect(body.counts.jobs.map(({ title }: { title: string }) => title)).toEqual(["Rival"]);
    });

    it("shows whom a colleague has not opened", async () => {
      await server.ask("GET", `/rest/organization/applications/${ids[0]}`, grace);
      expect(namesOf(await list({ unread: "1" }))).not.toContain("Seeker0");
      expect(namesOf(await list({ unread: "1" }, reader))).toContain("Seeker0");
      expect((await list()).body.counts.unread).toBe(5);
    });
  });

  describe("tags and assignments", () => {
    it("belong to the organization: a colleague sees them, and filters by them", async () => {
      const { body } = await act("POST", "tags", { applicationIds: ids.slice(0, 3), tag: " Senior " });
      expect(body.results).toEqual(ids.slice(0, 3).map((applicationId) => ({ applicationId })));
      await act("PUT", "assignments", { applicationIds: [ids[1]], assignee: "me" });
      expect(namesOf(await list({ tag: "senior" }, reader))).toEqual(["Seeker0", "Seeker1", "Seeker2"]);
      expect(namesOf(await list({ assigned: "me" }))).toEqual(["Seeker1"]);
      expect(namesOf(await list({ assigned: "others" }, reader))).toEqual(["Seeker1"]);
      expect((await list({ assigned: "me" })).body.applications[0]).toMatchObject({
        tags: ["senior"],
        assignee: "grace@harbor.example",
      });
      await act("POST", "tags", { applicationIds: [ids[0]], tag: "SENIOR", on: false });
      expect(namesOf(await list({ tag: "senior" }))).toEqual(["Seeker1", "Seeker2"]);
      await act("PUT", "assignments", { applicationIds: [ids[1]], assignee: "nobody" });
      expect(namesOf(await list({ assigned: "me" }))).toEqual([]);
    });

    it("are refused for another organization's application, which doesn't keep the others from it", async () => {
      const { body } = await act("POST", "tags", { applicationIds: [ids[0], ids[1]], tag: "mine" }, rival);
      expect(body.results.map(({ problem }: { problem: { code: string } }) => problem.code)).toEqual([
        "not-found",
        "not-found",
      ]);
      const mixed = await act("POST", "tags", { applicationIds: ["999999", ids[5]], tag: "last" });
      expect(mixed.body.results.map((one: { problem?: object }) => one.problem === undefined)).toEqual([
        false,
        true,
      ]);
      expect(namesOf(await list({ tag: "last" }))).toEqual(["Seeker5"]);
      expect(namesOf(await list({ tag: "mine" }))).toEqual([]);
    });

    it("P-05 are not a reader's to change, and nobody is assigned who may not answer", async () => {
      const refused = await act("POST", "tags", { applicationIds: [ids[0]], tag: "x" }, reader);
      expect(refused.status).toBe(403);
      const mayAnswer = async (by: Person) => {
        const { body } = await list({ stage: "all", job: jobs["Keeper"] as string }, by);
        const board = await server.ask("GET", `/rest/organization/jobs/${jobs["Keeper"]}/board`, by);
        const details = await server.ask("GET", `/rest/organization/applications/${ids[0]}`, by);
        return [...body.applications, board.body.job, details.body].map((one) => one.mayAnswer);
      };
      expect(new Set(await mayAnswer(reader))).toEqual(new Set([false]));
      expect(new Set(await mayAnswer(grace))).toEqual(new Set([true]));
      const members = await server.parts.database.read
        .selectFrom("membership")
        .select(["id", "account_id"])
        .execute();
      for (const account of [reader, rival]) {
        const member = members.find(({ account_id }) => account_id === Number(account.accountId));
        const { body } = await act("PUT", "assignments", {
          applicationIds: [ids[0]],
          assignee: String(member?.id),
        });
        expect(body.results[0].problem.code).toBe("not-found");
      }
    });

    it("have room for twenty tags on an application", async () => {
      for (const at of Array.from({ length: 20 }, (_, index) => index))
        await act("POST", "tags", { applicationIds: [ids[4]], tag: `t${at}` });
      const { body } = await act("POST", "tags", { applicationIds: [ids[4], ids[3]], tag: "full" });
      expect(body.results[0].problem.code).toBe("too-many-tags");
      expect(body.results[1]).toEqual({ applicationId: ids[3] });
    });
  });

  describe("the counts of filters", () => {
    /** Every value of every filter, next to a list that is already narrowed. */
    const narrowed: ApplicationFilters[] = [
      {},
      { stage: "all" },
      { words: "beacons" },
      { due: "later", unread: "1" },
    ];

    it.each(narrowed)("are how many the list then shows: %j", async (filters) => {
      await act("POST", "applications/" + ids[5] + "/decision", { stage: "interview" });
      const { counts } = (await list(filters)).body as { counts: FilterCounts };
      const shown = async (more: ApplicationFilters) => (await list({ ...filters, ...more })).body;
      const all = (of: Readonly<Record<string, number>>, name: "stage" | "due" | "assigned") =>
        Object.entries(of).map(([value, count]) => ({ more: { [name]: value }, count }));
      const expected = [
        ...all(counts.stage, "stage"),
        ...all(counts.due, "due"),
        ...all(counts.assigned, "assigned"),
        ...counts.jobs.map(({ id, count }) => ({ more: { job: id }, count })),
        ...counts.tags.map(({ tag, count }) => ({ more: { tag }, count })),
        { more: { unread: "1" as const }, count: counts.unread },
      ];
      for (const { more, count } of expected) {
        const { total, applications } = await shown(more);
        expect([total, applications.length], JSON.stringify(more)).toEqual([count, count]);
      }
      expect(expected.filter(({ count }) => count > 0).length).toBeGreaterThan(6);
    });
  });

  describe("saved views", () => {
    it("are one's own, with the number of applications that they show", async () => {
      const filters = { words: "knots", stage: "all" };
      const { body } = await act("POST", "views", { name: "Knots", filters });
      const views = async (by = grace) =>
        (await server.ask("GET", "/rest/organization/views", by)).body.views;
      expect(await views()).toEqual([{ id: body.id, name: "Knots", filters, count: 3 }]);
      expect(await views(reader)).toEqual([]);
      await server.ask("DELETE", `/rest/organization/views/${body.id}`, reader);
      expect(await views()).toHaveLength(1);
      await act("POST", "views", { name: "Knots", filters: { tag: "senior" } });
      expect(await views()).toMatchObject([{ name: "Knots", filters: { tag: "senior" }, count: 2 }]);
      await server.ask("DELETE", `/rest/organization/views/${body.id}`, grace);
      expect(await views()).toEqual([]);
    });

    it("V-45 need a name, and there is room for twenty", async () => {
      for (const name of [" ", "--"]) {
        const nameless = await act("POST", "views", { name, filters: {} });
        expect(nameless.body.errors[0].key).toBe("validation.viewNameRequired");
      }
      for (const at of Array.from({ length: 20 }, (_, index) => index))
        expect((await act("POST", "views", { name: `View ${at}`, filters: {} })).status).toBe(201);
      const full = await act("POST", "views", { name: "One more", filters: {} });
      expect([full.status, full.body.code]).toEqual([409, "too-many-views"]);
    });
  });

  it("the place of an application is in the list as it was narrowed", async () => {
    const { body } = await server.ask(
      "GET",
      `/rest/organization/applications/${ids[2]}?list=due&words=beacons`,
      grace,
    );
    expect(body.place).toMatchObject({ position: 2, total: 3, previous: ids[0], next: ids[4] });
  });
});
