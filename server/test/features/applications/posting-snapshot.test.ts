import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { aForm, hirer, organizationNamed } from "../../harness/a-posting.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let seeker: Person;
let owner: Person;
let harbor: ReturnType<typeof hirer>;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Known", organization: "Harbor Trust" })]);
  owner = await pro(server, "owner@harbor.example", "Harbor Trust");
  harbor = hirer(server, owner, await organizationNamed(server, "Harbor Trust"));
  seeker = await person(server, "seeker@example.com");
}, 60_000);
afterAll(() => server.close());

/** What both sides read of a posting in an application. */
async function readBy(applicationId: string) {
  const paths = [`/rest/applications/${applicationId}`, `/rest/organization/applications/${applicationId}`];
  const [own, theirs] = [
    await server.ask("GET", paths[0]!, seeker),
    await server.ask("GET", paths[1]!, owner),
  ];
  expect(theirs.body.posting).toEqual(own.body.posting);
  return own.body.posting;
}

describe("M-06 the posting that somebody applied to", () => {
  it("stays readable as it was, after it is rewritten and closed, and it can't be deleted", async () => {
    const description = `${aForm().description} Ask for Odile.`;
    const id = await harbor.publish({ title: "Keeper Kept", description });
    const { body: sent } = await apply(server, seeker, id);
    const rewritten = await harbor.save(id, { title: "Keeper Changed", description: aForm().description });
    expect(rewritten.status).toBe(200);
    expect((await harbor.move(id, "close")).status).toBe(200);
    expect((await harbor.ask("DELETE", `/${id}`)).body.code).toBe("move-refused");
    const posting = await readBy(sent.id);
    expect(posting).toMatchObject({ title: "Keeper Kept", organization: "Harbor Trust" });
    expect(posting.description).toContain("Ask for Odile.");
    const { body: receipt } = await server.ask("GET", `/rest/applications/${sent.id}/receipts`, seeker);
    expect(JSON.stringify(receipt)).toContain("Ask for Odile.");
  });

  it("stays readable as it was after its source changes and then drops it", async () => {
    const listed = { source: "board", sourceId: "1", organization: "Harbor Trust", title: "Diver" };
    const told = (text: string) => aDraft({ ...listed, text, description: `<p>${text}</p>` });
    await server.publish([told("Dive for kelp.")], "board");
    const { body: sent } = await apply(server, seeker, await jobNamed(server, "Diver"));
    await server.publish([told("Dive for wrecks.")], "board");
    await server.publish([], "board");
    expect((await readBy(sent.id)).description).toBe("<p>Dive for kelp.</p>");
    expect((await server.ask("GET", `/rest/job-lookup/${sent.jobId}`)).body.status).toBe("closed");
  });
});
