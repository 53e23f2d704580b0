import { answerByOf } from "@candor/contract/applications/business-days";
import { sentGigProposals } from "@candor/contract/rate-limits";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lapseProposal } from "../../../src/features/gigs/commands/end.ts";
import { proposalById } from "../../../src/features/gigs/queries/proposals.ts";
import { acceptedMail } from "../../../src/features/gigs/views/mails.ts";
import { contactOf } from "../../../src/features/gigs/views/proposal.ts";
import { moveBack, moveInto } from "../../../src/features/organizations/commands/move-belongings.ts";
import { choosing, seeker } from "../../../src/generator/mails/people.ts";
import { aGig, aGigProposal, gigFields, gigOrganizations, proposed } from "../../harness/a-gig.ts";
import { mailsTo, type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join, organizationId } from "../../harness/members.ts";

const day = 86_400_000;

let server: TestApp;
let keeper: Person;
let rival: Person;
let ada: Person;
let harbor: string;
let gig: string;

beforeAll(async () => {
  server = await startApp();
  ({ keeper, rival, harbor } = await gigOrganizations(server));
  ada = await person(server, "ada@example.com");
});
afterAll(() => server.close());

beforeEach(async () => {
  gig = await aGig(server, harbor);
});

/** Sessions end with time: everybody signs in again. */
const afterDays = async (days: number) => {
  await server.advance(days * day);
  keeper = await person(server, "keeper@harbor.example");
  rival = await person(server, "rival@quarry.example");
  ada = await person(server, "ada@example.com");
};

const send = (changes: object = {}, by = ada, key?: string) =>
  server.ask("POST", `/rest/gigs/${gig}/proposals`, {
    headers: { ...by.headers, ...(key !== undefined && { "idempotency-key": key }) },
    payload: { ...proposed, ...changes },
  });
const sent = async (changes: object = {}): Promise<string> => (await send(changes)).body.id;
const answer = (id: string, payload: object, by = keeper) =>
  server.ask("POST", `/rest/organization/gig-proposals/${id}/answer`, { ...by, payload });
const withdraw = (id: string, by = ada) =>
  server.ask("POST", `/rest/gig-proposals/${id}/withdrawal`, { ...by });
const received = async (by = keeper) =>
  (await server.ask("GET", `/rest/organization/gigs/${gig}`, by)).body.proposals;
/** Ada's proposals for the test's gig. */
const ownList = async () => {
  const { proposals } = (await server.ask("GET", "/rest/gig-proposals", ada)).body;
  return proposals.filter((proposal: { gig: { id: string } }) => proposal.gig.id === gig);
};
const mine = async () => (await ownList())[0];
const standing = async (by = ada) => (await server.ask("GET", `/rest/gigs/${gig}/standing`, by)).body;
const subjects = async (email: string) => (await mailsTo(server, email)).map(({ subject }) => subject);

async function events(id: string): Promise<string[]> {
  const rows = await server.parts.database.read
    .selectFrom("event")
    .select("name")
    .where("subject", "=", "gig-proposal")
    .where("subject_id", "=", Number(id))
    .orderBy("sequence")
    .execute();
  return rows.map(({ name }) => name);
}

describe("R-79 C-20 a proposal", () => {
  it("is owed an answer by the date that the gig promises, and both sides read it", async () => {
    const now = server.parts.clock.now();
    const { status, body } = await send();
    const answerBy = new Date(answerByOf(now, gigFields.answerBusinessDays)).toISOString();
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: "sent", answerBy, amount: 3000, budget: "perProject" });
    expect(await mine()).toEqual(body);
    expect(await standing()).toEqual({ proposal: body });
    expect(await received()).toMatchObject([{ id: body.id, name: "Ada Byron", state: "sent", answerBy }]);
    const { gigs } = (await server.ask("GET", "/rest/organization/gigs", keeper)).body;
    expect(gigs[0]).toMatchObject({ id: gig, waiting: 1, nextAnswerBy: answerBy });
  });

  it("is mailed to the organization's Pros, without contact details", async () => {
    await send({ message: "Write to ada@example.com or call (212) 555-2368." });
    const [mail] = await mailsTo(server, "keeper@harbor.example");
    expect(mail?.subject).toBe("Ada Byron sent a proposal: Paint a lighthouse");
    expect(mail?.text).toContain("Price: Per project, $3,000");
    expect(mail?.text).toContain("Write to █████ or call █████.");
    expect(mail?.text).toContain(`/my-gigs/${gig}`);
    expect((await subjects("rival@quarry.example")).join()).not.toContain("proposal");
  });

  it("is one per person and gig, however often and under whatever key it is sent", async () => {
    const both = await Promise.all([send({}, ada, "a key"), send({}, ada, "a key")]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0].body).toEqual(both[1].body);
    const again = await send();
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: "already-proposed", id: both[0].body.id });
    expect(await events(both[0].body.id)).toEqual(["gig-proposal-sent"]);
  });

  it("is no member's of the organization, and none for a closed gig", async () => {
    expect((await send({}, keeper)).body.code).toBe("own-gig");
    expect(await standing(keeper)).toEqual({ obstacle: "own-gig" });
    await server.ask("POST", `/rest/organization/gigs/${gig}/closing`, keeper);
    expect((await send()).body.code).toBe("gig-closed");
    expect(await standing()).toEqual({ obstacle: "gig-closed" });
  });

  it.each([
    ["no words", { message: " " }, "/message", "validation.gigMessageRequired"],
    ["no name", { firstName: "" }, "/firstName", "validation.firstNameRequired"],
    ["an address as a name", { lastName: "evil.com" }, "/lastName", "validation.nameIsAddress"],
    ["nothing to pay", { amount: 0 }, "/amount", "validation.outOfRange"],
  ])("is refused with %s", async (_what, changes, path, key) => {
    const errors = [expect.objectContaining({ path, key })];
    expect(await send(changes)).toMatchObject({ status: 400, body: { errors } });
  });

  it("E-22 asks for no more than an hour of an hourly gig can cost", async () => {
    await server.ask("PUT", `/rest/organization/gigs/${gig}`, {
      ...keeper,
      payload: { ...gigFields, budget: { kind: "hourly", from: 40, to: 60 } },
    });
    const { status, body } = await send({ amount: 10_001 });
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ path: "/amount", key: "validation.outOfRange" })]);
  });

  it("is sent by an account only so often a day", async () => {
    const bea = await person(server, "bea@example.com");
    const key = `gig proposals by ${bea.accountId}`;
    await server.parts.database.write((writer) =>
      writer
        .insertInto("rate_window")
        .values({ key, started_at: server.parts.clock.now(), hits: sentGigProposals.requests })
        .execute(),
    );
    expect((await send({}, bea)).status).toBe(429);
  });

  it("keeps its budget when the gig gets another one", async () => {
    await send();
    const payload = { ...gigFields, budget: { kind: "hourly", from: 40, to: 60 } };
    await server.ask("PUT", `/rest/organization/gigs/${gig}`, { ...keeper, payload });
    expect(await received()).toMatchObject([{ budget: "perProject", amount: 3000 }]);
  });
});

describe("R-79 the answer to a proposal", () => {
  it("M-29 that accepts shows each side the other's address, once", async () => {
    const id = await sent({ message: "Call me at (212) 555-2368." });
    expect((await received())[0]).toMatchObject({ message: "Call me at █████." });
    expect((await received())[0]).not.toHaveProperty("email");
    const yes = { answer: "accepted", note: "When can you start?" };
    for (const status of [204, 204]) expect((await answer(id, yes)).status).toBe(status);
    expect((await answer(id, { answer: "declined" })).body.code).toBe("proposal-final");
    expect(await received()).toMatchObject([
      { state: "accepted", email: "ada@example.com", message: "Call me at (212) 555-2368." },
    ]);
    expect(await mine()).toMatchObject({
      state: "accepted",
      note: "When can you start?",
      contact: "keeper@harbor.example",
    });
    const [mail] = await mailsTo(server, "ada@example.com");
    expect(mail?.subject).toBe("Harbor Trust accepted your proposal: Paint a lighthouse");
    expect(mail?.text).toContain("keeper@harbor.example");
    expect(mail?.text).toContain("When can you start?");
    expect(await events(id)).toEqual(["gig-proposal-sent", "gig-proposal-accepted"]);
  });

  it("names no address of somebody who has deleted their account since", async () => {
    const row = (await proposalById(server.parts.database.read, Number(await sent())))!;
    const answered = { ...row, state: "accepted", answererEmail: "deleted account 7" } as const;
    expect(contactOf(answered)).toBeUndefined();
    const letter = { ...seeker, timeZone: null, choosing: choosing("applicationUpdate") };
    expect(acceptedMail(answered, letter).text).not.toContain("deleted account 7");
  });

  it("M-29 that declines shows nobody's address", async () => {
    const id = await sent();
    await answer(id, { answer: "declined" });
    expect(await mine()).toMatchObject({ state: "declined" });
    expect(await mine()).not.toHaveProperty("contact");
    expect((await received())[0]).not.toHaveProperty("email");
    expect(await subjects("ada@example.com")).toContain(
      "Harbor Trust declined your proposal: Paint a lighthouse",
    );
  });

  it("can be given only by the gig's own Pros", async () => {
    const id = await sent();
    for (const by of [rival, ada]) {
      const { status, body } = await answer(id, { answer: "accepted" }, by);
      const absent = await answer("999999", { answer: "accepted" }, by);
      expect([status, body.detail]).toEqual([404, absent.body.detail]);
    }
    expect(await mine()).toMatchObject({ state: "sent" });
  });

  it("is their colleagues' to read and to answer, if its sender joined the organization", async () => {
    const ben = await person(server, "ben@example.com");
    const { id } = (await send({}, ben)).body;
    await join(server, ben, "recruiter", "Harbor Trust");
    expect(await received(ben)).toEqual([]);
    expect((await answer(id, { answer: "accepted" }, ben)).status).toBe(404);
    expect((await received()).map((each: { id: string }) => each.id)).toEqual([id]);
  });

  it("that is missing by the date is told to the freelancer, and can still come late", async () => {
    const id = await sent();
    await afterDays(8);
    expect(await mine()).toMatchObject({ state: "unanswered" });
    expect(await subjects("ada@example.com")).toContain("Harbor Trust has not answered: Paint a lighthouse");
    const { gigs } = (await server.ask("GET", "/rest/organization/gigs", keeper)).body;
    expect(gigs[0]).toMatchObject({ id: gig, waiting: 1 });
    expect(gigs[0]).not.toHaveProperty("nextAnswerBy");
    expect((await answer(id, { answer: "accepted" })).status).toBe(204);
    expect(await mine()).toMatchObject({ state: "accepted", contact: "keeper@harbor.example" });
    expect(await events(id)).toEqual([
      "gig-proposal-sent",
      "gig-proposal-unanswered",
      "gig-proposal-accepted",
    ]);
  });

  it("is still owed after the gig closed", async () => {
    const id = await sent();
    await server.ask("POST", `/rest/organization/gigs/${gig}/closing`, keeper);
    expect((await answer(id, { answer: "accepted" })).status).toBe(204);
  });

  it("is not called missing before its date", async () => {
    const id = await sent();
    await lapseProposal(server.parts, Number(id));
    expect(await mine()).toMatchObject({ state: "sent" });
  });
});

describe("R-79 a proposal that is withdrawn", () => {
  it("is gone for the organization, and stays withdrawn", async () => {
    const id = await sent();
    expect((await withdraw(id, rival)).status).toBe(404);
    for (const status of [204, 204]) expect((await withdraw(id)).status).toBe(status);
    expect(await received()).toEqual([]);
    expect((await answer(id, { answer: "accepted" })).status).toBe(404);
    expect(await mine()).toMatchObject({ state: "withdrawn" });
    expect((await send()).body.code).toBe("already-proposed");
    expect(await events(id)).toEqual(["gig-proposal-sent", "gig-proposal-withdrawn"]);
  });

  it("was not answered before", async () => {
    const id = await sent();
    await answer(id, { answer: "declined" });
    expect((await withdraw(id)).body.code).toBe("proposal-final");
  });
});

describe("M-28 somebody who blocks the organization of a gig", () => {
  it("sends it nothing, and what waits there is hidden and withdrawn", async () => {
    const eve = await person(server, "eve@example.com");
    const { id } = (await send({ firstName: "Eve" }, eve)).body;
    const other = await aGig(server, harbor);
    const waiting = await aGigProposal(server, other, Number(eve.accountId));
    const payload = { kind: "employer", organization: "Harbor Trust" };
    await server.ask("POST", "/rest/blocks", { ...eve, payload });
    expect(await received()).toEqual([]);
    expect((await answer(id, { answer: "accepted" })).status).toBe(404);
    await server.parts.settled();
    expect(await events(waiting)).toEqual(["gig-proposal-withdrawn"]);
    const { proposals } = (await server.ask("GET", "/rest/gig-proposals", eve)).body;
    expect(proposals.map(({ state }: { state: string }) => state)).toEqual(["withdrawn", "withdrawn"]);
    gig = await aGig(server, harbor);
    expect((await send({}, eve)).body.code).toBe("organization-blocked");
    expect(await standing(eve)).toEqual({ obstacle: "organization-blocked" });
  });

  it("hears of no missing answer from an organization that the gig moved to, and that can't see the proposal", async () => {
    const eve = await person(server, "eva@example.com");
    const { id } = (await send({}, eve)).body;
    const payload = { kind: "blocked", organization: "Quarry Works" };
    await server.ask("POST", "/rest/blocks", { ...eve, payload });
    await server.parts.settled();
    const { database } = server.parts;
    const quarry = await organizationId(database.read, "Quarry Works");
    await database.write((writer) => moveInto(writer, Number(harbor), quarry));
    await afterDays(8);
    expect(await events(id)).toEqual(["gig-proposal-sent", "gig-proposal-withdrawn"]);
    expect((await subjects("eva@example.com")).join()).not.toContain("has not answered");
    await database.write((writer) => moveBack(writer, Number(harbor), quarry));
  });
});
