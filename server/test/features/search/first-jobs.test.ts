import { message } from "@candor/contract/messages/message";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { createOrganization } from "../../harness/an-organization.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { signIn } from "../../harness/sign-in.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

async function told(payload: object, jwt?: string, by = server) {
  const headers = jwt === undefined ? {} : { authorization: `Bearer ${jwt}` };
  const { body } = await by.ask("POST", "/rest/jobs/search", { payload, headers });
  return { message: body.message, hint: body.hint };
}

const noMatches = { key: "search.noMatches", text: message("search.noMatches") };

const saying = (key: "search.hearOfFirst" | "search.postFirst" | "search.importFirst") => ({
  message: noMatches,
  hint: { key: "search.noJobsYet", text: `${message("search.noJobsYet")} ${message(key)}` },
});

describe("Q-05 where nothing is posted", () => {
  it("every search says so, and how strangers hear of the first jobs", async () => {
    for (const payload of [{}, { query: "nurse austin" }, { query: "nurse", facets: true, remote: "only" }])
      expect(await told(payload)).toEqual(saying("search.hearOfFirst"));
  });

  it("a seeker is told how to hear of them, a Pro to post, and an administrator to import", async () => {
    const { jwt } = await signIn(server, "seeker@example.com");
    expect(await told({}, jwt)).toEqual(saying("search.hearOfFirst"));

    const headers = { authorization: `Bearer ${jwt}` };
    await createOrganization(server, { headers }, "Pier");
    expect(await told({}, jwt)).toEqual(saying("search.postFirst"));

    await setAdministrator(server.parts, "seeker@example.com", { granted: true });
    const again = await signIn(server, "seeker@example.com");
    expect(await told({}, again.jwt)).toEqual(saying("search.importFirst"));
  });

  it("a place that is unknown is still what is wrong", async () => {
    expect(await told({ location: "Nowhereville" })).toMatchObject({
      message: { key: "search.invalidLocation" },
    });
  });
});

it("Q-05 a search says that nothing matches once something is posted", async () => {
  const posted = await startApp();
  await posted.publish([aDraft({ title: "Nurse", organization: "General Hospital" })]);
  expect(await told({ query: "astronaut" }, undefined, posted)).toEqual({ message: noMatches });
  await posted.close();
});
