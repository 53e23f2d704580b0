import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let operator: Person;

beforeAll(async () => {
  server = await startApp();
  await setAdministrator(server.parts, "operator@example.com", { granted: true });
  operator = await person(server, "operator@example.com");
});
afterAll(() => server.close());

async function changedAfter(after?: string) {
  const query = after === undefined ? "" : `?after=${after}`;
  const { status, body } = await server.ask("GET", `/rest/admin/changed-addresses${query}`, operator);
  expect(status).toBe(200);
  return body as { addresses: { url: string; type: string }[]; after: string; more: boolean };
}

/** The end of what changed so far. */
async function lastPlace(after?: string): Promise<string> {
  const answer = await changedAfter(after);
  return answer.more ? lastPlace(answer.after) : answer.after;
}

const kelp = { sourceId: "1", title: "Kelp Farmer" };
const lamp = { sourceId: "2", title: "Lamp Keeper" };
const page = (name: string) => expect.stringMatching(`^http://candor\\.test/details/${name}/\\d+$`);

describe("the outbox for search engines", () => {
  it("names what opened, and then only what changed or closed", async () => {
    const before = await lastPlace();
    await server.publish([aDraft(kelp), aDraft(lamp)], "reef");
    const first = await changedAfter(before);
    expect(first).toMatchObject({
      addresses: [
        { url: page("kelp-farmer"), type: "URL_UPDATED" },
        { url: page("lamp-keeper"), type: "URL_UPDATED" },
      ],
      more: false,
    });
    expect((await changedAfter(first.after)).addresses).toEqual([]);
    await server.publish([aDraft({ ...kelp, title: "Kelp Diver" })], "reef");
    const second = await changedAfter(first.after);
    expect(second.addresses).toEqual([
      { url: page("kelp-diver"), type: "URL_UPDATED" },
      { url: page("lamp-keeper"), type: "URL_DELETED" },
    ]);
    expect((await changedAfter(second.after)).addresses).toEqual([]);
  });

  it("comes in parts, none of which is lost", async () => {
    const after = await lastPlace();
    for (let at = 0; at < 21; at++)
      await server.publish([aDraft({ sourceId: "1", title: `Tide Reader ${at}` })], `tide-${at}`);
    const first = await changedAfter(after);
    expect(first.more).toBe(true);
    const second = await changedAfter(first.after);
    expect(second.more).toBe(false);
    const named = [...first.addresses, ...second.addresses].map(({ url }) => url);
    expect(new Set(named).size).toBe(21);
  });

  it.each(["x", "-1", "9".repeat(16)])("refuses %s as a place", async (after) => {
    const { status } = await server.ask("GET", `/rest/admin/changed-addresses?after=${after}`, operator);
    expect(status).toBe(400);
  });
});
