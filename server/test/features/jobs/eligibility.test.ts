import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { hirer, organizationNamed } from "../../harness/a-posting.ts";
import { pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let id: number;

beforeAll(async () => {
  server = await startApp();
  const text = "Weave from home. We cannot hire residents of California.";
  const remote = { kind: "remote", within: ["US"] } as const;
  await server.publish([aDraft({ title: "Home Weaver", organization: "Old Mill", text, remote })]);
  ({ id } = await server.parts.database.read
    .selectFrom("posting")
    .select("id")
    .where("title", "=", "Home Weaver")
    .executeTakeFirstOrThrow());
}, 60_000);
afterAll(() => server.close());

const asked = (place: string, of: number | string = id) =>
  server.ask("GET", `/rest/job-lookup/${of}/eligibility?place=${encodeURIComponent(place)}`);

describe("M-22 GET /rest/job-lookup/{id}/eligibility", () => {
  it.each([
    ["Austin, TX", { place: "Austin, TX", answer: "yes", structure: "within" }],
    [
      "sacramento, california",
      { place: "Sacramento, CA", answer: "no", sentence: "We cannot hire residents of California." },
    ],
    ["Toronto", { place: "Toronto, ON, Canada", answer: "no", structure: "within" }],
    ["Xyzzyville", { place: "Xyzzyville", answer: "unknown-place" }],
  ])("answers %s with what says so", async (place, answer) => {
    expect(await asked(place)).toMatchObject({ status: 200, body: answer });
  });

  it("needs a place, and a posting that anybody may read", async () => {
    expect((await asked(" ")).status).toBe(400);
    const mill = hirer(
      server,
      await pro(server, "owner@mill.example", "Old Mill"),
      await organizationNamed(server, "Old Mill"),
    );
    expect((await asked("Austin, TX", await mill.draft())).body.code).toBe("job-not-found");
  });
});
