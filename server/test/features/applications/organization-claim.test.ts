import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { appointPro } from "../../../src/features/accounts/commands/appoint.ts";
import { nameKey } from "../../../src/features/organizations/rules/name-key.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const titles = Array.from({ length: 40 }, (_, at) => `Keeper ${at}`);

let server: TestApp;
let ada: Person;

beforeEach(async () => {
  server = await startApp();
  await server.publish(titles.map((title) => aDraft({ title, organization: "Harbor Trust" })));
  ada = await person(server, "ada@example.com");
});
afterEach(() => server.close());

async function applied(title: string): Promise<{ id: string; jobId: string }> {
  return (await apply(server, ada, await jobNamed(server, title))).body;
}

function appoint(email: string): Promise<boolean> {
  return appointPro(server.parts, email, nameKey("Harbor Trust"));
}

async function kindsOf(id: string): Promise<string[]> {
  const { timeline } = (await server.ask("GET", `/rest/applications/${id}`, ada)).body;
  return timeline.map(({ kind }: { kind: string }) => kind);
}

describe("a claim", () => {
  it("shows at once on each posting, with the promise", async () => {
    const jobId = await jobNamed(server, "Keeper 0");
    const details = async () => (await server.ask("GET", `/rest/job-lookup/${jobId}`)).body;
    const imported = await details();
    expect(imported.hosted).toBe(false);
    expect(imported).not.toHaveProperty("answerBusinessDays");
    await pro(server, "pro@harbor.example", "Harbor Trust");
    expect(await details()).toMatchObject({ hosted: true, answerBusinessDays: 10 });
  });

  it("promises an answer once, however many Pros follow", async () => {
    const { id } = await applied("Keeper 0");
    await Promise.all(["first", "second", "third"].map((name) => appoint(`${name}@harbor.example`)));
    await server.parts.settled();
    await appoint("fourth@harbor.example");
    await server.parts.settled();
    expect(await kindsOf(id)).toEqual(["submitted", "promised"]);
  });

  it("promises nothing for withdrawn applications", async () => {
    const { id } = await applied("Keeper 0");
    await server.ask("POST", `/rest/applications/${id}/withdrawal`, ada);
    await pro(server, "pro@harbor.example", "Harbor Trust");
    expect(await kindsOf(id)).toEqual(["submitted", "withdrawn"]);
  });

  it("lets people answer and withdraw while waiting applications get their dates", async () => {
    const waiting: string[] = [];
    for (const title of titles) waiting.push((await applied(title)).id);
    const harborPro = await person(server, "pro@harbor.example");
    await appoint("pro@harbor.example");
    const decision = { ...harborPro, payload: { stage: "interview" } };
    const answers = await Promise.all(
      waiting
        .toReversed()
        .map((id, at) =>
          at % 2 === 0
            ? server.ask("POST", `/rest/organization/applications/${id}/decision`, decision)
            : server.ask("POST", `/rest/applications/${id}/withdrawal`, ada),
        ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await server.parts.settled();
    for (const id of waiting) {
      const kinds = await kindsOf(id);
      expect(kinds.filter((kind) => kind === "promised").length).toBeLessThanOrEqual(1);
      expect(["moved", "withdrawn"]).toContain(kinds.at(-1));
    }
  });
});
