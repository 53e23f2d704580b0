import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Software Engineer" })]);
});
afterAll(() => server.close());

async function found(query: string): Promise<{ documents: [{ id: string }] }> {
  const { body } = await server.ask("POST", "/rest/jobs/search", { payload: { query } });
  return body;
}

describe("GET /rest/job-lookup/{id}", () => {
  it("C-16 answers a posting in full", async () => {
    const { documents } = await found("software");
    const { status, body } = await server.ask("GET", `/rest/job-lookup/${documents[0].id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: "Software Engineer",
      status: "open",
      description: "<p>Join metal.</p>",
      hosted: false,
      alsoAt: [],
    });
  });

  it("M-41 lists copies of one job as one card that says how many there are, and names the others on its page", async () => {
    const text = "<p>You polish the lenses of nine towers and keep a log of each lamp you have lit.</p>";
    const copy = { title: "Lens Polisher", description: text, text, sourceUrl: "https://towers.example/9" };
    await server.publish([aDraft({ ...copy, source: "one", organization: "Towers" })], "one");
    await server.publish([aDraft({ ...copy, source: "two", organization: "Towers" })], "two");
    const { documents } = await found('"lens polisher"');
    expect(documents).toMatchObject([{ title: "Lens Polisher", clusterSize: 2 }]);
    const { body } = await server.ask("GET", `/rest/job-lookup/${documents[0].id}`);
    expect(body.alsoAt).toMatchObject([
      {
        organization: { name: "Towers" },
        source: expect.stringMatching(/^(one|two)$/),
        firstSeenAt: expect.any(String),
        evidence: "same-address",
      },
    ]);
    expect(body.alsoAt[0].id).not.toBe(documents[0].id);
  });

  it("answers a closed posting as closed, also after it was cached as open", async () => {
    await server.publish([aDraft({ source: "shut", sourceId: "1", title: "Lamplighter" })], "shut");
    const { documents } = await found("lamplighter");
    const address = `/rest/job-lookup/${documents[0].id}`;
    expect((await server.ask("GET", address)).body.status).toBe("open");
    await server.publish([], "shut");
    expect((await server.ask("GET", address)).body).toMatchObject({
      status: "closed",
      closedAt: expect.any(String),
    });
  });

  it.each(["0", "99999999", "abc", "1.5", "-1", "1e3", "9007199254740993", "%00", "..%2fx"])(
    "X-21 %s is not found",
    async (id) => {
      expect(await server.ask("GET", `/rest/job-lookup/${id}`)).toMatchObject({
        status: 404,
        body: { code: "job-not-found", key: "job.notFound" },
      });
    },
  );
});
