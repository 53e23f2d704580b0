import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { hirer, organizationNamed } from "../../harness/a-posting.ts";
import { pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let harbor: ReturnType<typeof hirer>;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Known", organization: "Harbor Trust" })]);
  const owner = await pro(server, "owner@harbor.example", "Harbor Trust");
  harbor = hirer(server, owner, await organizationNamed(server, "Harbor Trust"));
}, 60_000);
afterAll(() => server.close());

const own = {
  searchDescription: "Keep the lamps of Portland's oldest harbor lit.",
  cardTitle: "Come and keep our lamps",
  cardText: "Six piers, one keeper",
};

const details = async (id: string) => (await server.ask("GET", `/rest/job-lookup/${id}`)).body;
const etagOf = async (id: string) => (await server.ask("GET", `/cards/jobs/${id}.png`)).headers["etag"];

describe("N-19 K-12 what other sites show of a posting", () => {
  it("is its organization's own words where it wrote some, and what the posting states otherwise", async () => {
    const plain = await harbor.publish();
    expect(await details(plain)).not.toHaveProperty("head");
    const id = await harbor.publish({ ...own, title: "Lamp Warden" });
    const { searchDescription: description, ...card } = own;
    expect((await details(id)).head).toEqual({ description, ...card });
  });

  it("changes with the posting, card included, and can be taken back", async () => {
    const id = await harbor.publish({ title: "Lamp Trimmer" });
    const before = await etagOf(id);
    expect((await harbor.save(id, { cardTitle: own.cardTitle })).status).toBe(200);
    await server.parts.settled();
    expect(await etagOf(id)).not.toBe(before);
    expect((await harbor.save(id, { cardTitle: "  " })).status).toBe(200);
    await server.parts.settled();
    expect(await details(id)).not.toHaveProperty("head");
    expect(await etagOf(id)).toBe(before);
  });

  it.each(["searchDescription", "cardTitle", "cardText"])(
    "M-21 can't say that the work is done elsewhere than the form says: %s",
    async (field) => {
      const id = await harbor.draft({ [field]: "Fully remote position" });
      const { status, body } = await harbor.move(id, "publish");
      expect([status, body.code]).toEqual([409, "posting-unready"]);
      const { body: posting } = await harbor.ask("GET", `/${id}`);
      expect(posting.faults).toMatchObject([{ field, sentence: "Fully remote position" }]);
    },
  );

  it("takes no longer description than search engines show", async () => {
    const { status } = await harbor.ask("POST", "/check", {
      organizationId: await organizationNamed(server, "Harbor Trust"),
      fields: { searchDescription: "x".repeat(161) },
    });
    expect(status).toBe(400);
  });
});
