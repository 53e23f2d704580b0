import { keptFor } from "@candor/contract/retention/table";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forgetGigs, forgetProposals } from "../../../src/features/gigs/commands/forget.ts";
import { aGig, aGigProposal, gigOrganizations, proposed } from "../../harness/a-gig.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const day = 86_400_000;

let server: TestApp;
let keeper: Person;
let ada: Person;
let harbor: string;
let gig: string;

beforeAll(async () => {
  server = await startApp();
  ({ keeper, harbor } = await gigOrganizations(server));
  ada = await person(server, "ada@example.com");
});
afterAll(() => server.close());

beforeEach(async () => {
  gig = await aGig(server, harbor);
});

const sent = () => aGigProposal(server, gig, Number(ada.accountId));
const answer = (id: string) =>
  server.ask("POST", `/rest/organization/gig-proposals/${id}/answer`, {
    ...keeper,
    payload: { answer: "declined" },
  });
/** How many proposals for the test's gig Ada reads. */
const proposals = async (): Promise<number> => {
  const { body } = await server.ask("GET", "/rest/gig-proposals", ada);
  return body.proposals.filter((proposal: { gig: { id: string } }) => proposal.gig.id === gig).length;
};

describe("M-27 what is left of gigs", () => {
  const forgetAt = (now: number) =>
    server.parts.database.write(async (writer) => {
      for (const forget of [forgetProposals, forgetGigs]) await forget(writer, now, 100);
    });
  const isThere = async () => (await server.ask("GET", `/rest/gigs/${gig}`)).status === 200;

  it("goes a year after its end: a proposal first, then its closed gig", async () => {
    await answer(await sent());
    await server.ask("POST", `/rest/organization/gigs/${gig}/closing`, keeper);
    const end = server.parts.clock.now() + keptFor("gigs");
    await forgetAt(end - day);
    expect([await proposals(), await isThere()]).toEqual([1, true]);
    await forgetAt(end + day);
    expect([await proposals(), await isThere()]).toEqual([0, false]);
  });

  it("stays while the gig is open", async () => {
    await forgetAt(server.parts.clock.now() + 10 * keptFor("gigs"));
    expect(await isThere()).toBe(true);
  });

  it("stays with a proposal that waits for its date", async () => {
    await sent();
    await server.ask("POST", `/rest/organization/gigs/${gig}/closing`, keeper);
    await forgetAt(server.parts.clock.now() + keptFor("gigs") + 1);
    expect(await isThere()).toBe(true);
  });

  it("is no word of a proposal in the answer for repeated calls, which deleting an account doesn't find", async () => {
    const send = () =>
      server.ask("POST", `/rest/gigs/${gig}/proposals`, {
        headers: { ...ada.headers, "idempotency-key": "once" },
        payload: proposed,
      });
    const [first, again] = [await send(), await send()];
    expect([first.status, first.body.message]).toEqual([201, proposed.message]);
    expect(again.body).toEqual(first.body);
    const kept = await server.parts.database.read.selectFrom("idempotency_key").select("body").execute();
    expect(JSON.stringify(kept)).not.toContain(proposed.message);
  });
});
