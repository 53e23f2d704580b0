import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { type Person, person, pro } from "../../harness/an-application.ts";
import { type Applied, answer, answerAll, applied, callOf, given, send } from "../../harness/an-interview.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let harborPro: Person;
let quarryPro: Person;
let reader: Person;
let taken = 0;

beforeAll(async () => {
  server = await startApp();
  const titles = Array.from({ length: 60 }, (_, at) => `Keeper ${at}`);
  await server.publish([
    ...titles.map((title) => aDraft({ title, organization: "Harbor Trust" })),
    aDraft({ title: "Digger", organization: "Quarry Works" }),
    aDraft({ title: "Drifter", organization: "Free Works" }),
  ]);
  harborPro = await pro(server, "pro@harbor.example", "Harbor Trust");
  quarryPro = await pro(server, "pro@quarry.example", "Quarry Works");
  reader = await person(server, "stranger@example.com");
});
afterAll(() => server.close());

function anApplication(changes: object = {}): Promise<Applied> {
  taken += 1;
  return applied(server, `ada${taken}@example.com`, `Keeper ${taken}`, changes);
}

function stored() {
  return server.parts.database.read.selectFrom("interview_answer").selectAll().execute();
}

function forOrganization(id: string, by: object = harborPro) {
  return server.ask("GET", `/rest/organization/applications/${id}/interview`, by);
}

function own({ id, seeker }: Applied) {
  return server.ask("GET", `/rest/applications/${id}/interview`, seeker);
}

describe("the questions", () => {
  it("A-10 A-11 come in their order, and charity only for those who chose none", async () => {
    const open = (await server.ask("GET", await callOf(server, await anApplication()))).body;
    expect(open.questions.map(({ name }: { name: string }) => name)).toEqual(Object.keys(given));
    const chosen = await anApplication({ charityId: "goodwill" });
    const { questions } = (await server.ask("GET", await callOf(server, chosen))).body;
    expect(questions.map(({ name }: { name: string }) => name)).toEqual(Object.keys(given).slice(0, -1));
  });

  it("A-10 A-11 R-80 M-42 are answered one by one, from any device, until they are sent", async () => {
    const one = await anApplication();
    const call = await callOf(server, one);
    for (const [question, value] of Object.entries(given)) {
      const { status, body } = await answer(server, call, question, { [question]: value });
      expect(status).toBe(200);
      expect(body.answers[question]).toEqual(value);
    }
    const elsewhere = await server.ask("GET", await callOf(server, one), { remoteAddress: "203.0.113.7" });
    expect(elsewhere.body.answers).toEqual(given);
    expect(elsewhere.body.questions.every(({ state }: { state: string }) => state === "answered")).toBe(true);
  });

  it("M-42 can each be left out and answered after all", async () => {
    const call = await callOf(server, await anApplication());
    const stateOf = (body: { questions: { name: string; state: string }[] }) =>
      body.questions.find(({ name }) => name === "expectedPay")?.state;
    expect(stateOf((await answer(server, call, "expectedPay", {})).body)).toBe("left-out");
    expect(stateOf((await answer(server, call, "expectedPay", given)).body)).toBe("answered");
    const again = (await answer(server, call, "expectedPay", {})).body;
    expect(stateOf(again)).toBe("left-out");
    expect(again.answers).toEqual({});
  });

  it("A-11 ask how well and how long once for each confirmed skill, and not without any", async () => {
    const call = await callOf(server, await anApplication());
    await answer(server, call, "skills", { skills: ["SQL", "sql", " ", "TypeScript"] });
    const short = await answer(server, call, "ratings", { ratings: given.ratings.slice(0, 1) });
    expect(short.status).toBe(400);
    expect(short.body.errors).toMatchObject([{ path: "/ratings/0", key: "validation.answerRequired" }]);
    await answer(server, call, "ratings", { ratings: given.ratings });
    const more = (await answer(server, call, "skills", { skills: ["SQL", "Rust"] })).body;
    expect(more.answers.ratings).toEqual([{ skill: "SQL", level: "asked" }]);
    expect(more.questions.find(({ name }: { name: string }) => name === "ratings").state).toBe("open");
    const none = (await answer(server, call, "skills", { skills: [] })).body;
    expect(none.questions.map(({ name }: { name: string }) => name)).not.toContain("ratings");
  });

  it.each([
    ["jobTitle", { jobTitle: " " }, "/jobTitle"],
    ["jobTitle", { jobTitle: "x".repeat(101) }, "/jobTitle"],
    ["jobTitle", { jobTitle: "a\nb" }, "/jobTitle"],
    ["expectedPay", { expectedPay: { amount: -1, type: "perYear" } }, "/expectedPay/amount"],
    ["workAuthorization", { workAuthorization: "none" }, "/workAuthorization"],
    ["skills", { skills: Array.from({ length: 11 }, (_, at) => `Skill ${at}`) }, "/skills"],
    ["years", { years: [{ skill: "SQL", years: 61 }] }, "/years/0/years"],
    ["charity", { charity: "my-pocket" }, "/charity"],
  ])("refuse for %s what is no answer, and keep nothing", async (question, payload, path) => {
    const one = await anApplication();
    const { status, body } = await answer(server, await callOf(server, one), question, payload);
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe(path);
    expect((await stored()).filter((row) => row.application_id === Number(one.id))).toEqual([]);
  });
});

describe("known answers", () => {
  it("A-11 E-09 M-42 come from the resume for anyone with the link, and from the profile only for the applicant", async () => {
    const one = await anApplication();
    const call = await callOf(server, one);
    await server.ask("PUT", "/rest/profile/goals", {
      ...one.seeker,
      payload: { goal: "", expectedSalary: 91_000, expectedSalaryType: "perYear" },
    });
    await server.ask("PUT", "/rest/profile/background", {
      ...one.seeker,
      payload: { workAuthorization: "requiresSponsorship" },
    });
    const anyone = (await server.ask("GET", call)).body.known;
    expect(anyone).toMatchObject({
      previousEmployer: "Harbor Lights",
      skills: ["TypeScript", "SQL", "Welding"],
    });
    expect(anyone).not.toHaveProperty("expectedPay");
    expect(anyone).not.toHaveProperty("workAuthorization");
    expect((await server.ask("GET", call, reader)).body.known).toEqual(anyone);
    const mine = (await server.ask("GET", call, one.seeker)).body;
    expect(mine.isOwn).toBe(true);
    expect(mine.known).toMatchObject({
      expectedPay: { amount: 91_000, type: "perYear" },
      workAuthorization: "requiresSponsorship",
    });
  });

  it("M-42 come from the interview that was sent last", async () => {
    const first = await anApplication();
    const call = await callOf(server, first);
    await answerAll(server, call);
    await send(server, call);
    taken += 1;
    const email = `ada${taken - 1}@example.com`;
    const second = await applied(server, email, `Keeper ${taken}`);
    const { body } = await server.ask("GET", await callOf(server, second), second.seeker);
    expect(body.answers).toEqual({});
    expect(body.known).toMatchObject({ ratings: given.ratings, years: given.years, charity: given.charity });
    await server.ask("DELETE", `/rest/applications/${first.id}/interview`, second.seeker);
    const after = await server.ask("GET", await callOf(server, second), second.seeker);
    expect(after.body.known).not.toHaveProperty("ratings");
  });
});

describe("sending", () => {
  it("A-12 waits until every question is answered or left out", async () => {
    const one = await anApplication();
    const call = await callOf(server, one);
    const early = await send(server, call);
    expect(early.status).toBe(400);
    expect(early.body.errors).toHaveLength(8);
    expect((await forOrganization(one.id)).body).toMatchObject({ state: "waiting" });
    for (const question of Object.keys(given)) await answer(server, call, question, {});
    expect((await send(server, call)).body).toMatchObject({ state: "sent" });
  });

  it("A-12 shows the Pro the answers as facts, and nothing before", async () => {
    const one = await anApplication();
    const call = await callOf(server, one);
    await answerAll(server, call);
    const before = (await forOrganization(one.id)).body;
    expect(Object.keys(before).toSorted()).toEqual(["mayMail", "state"]);
    await send(server, call);
    const { status, body } = await forOrganization(one.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: "sent", answers: given });
    expect((await forOrganization(one.id, quarryPro)).status).toBe(404);
    expect((await forOrganization(one.id, one.seeker)).status).toBe(404);
  });

  it("M-42 shows the sent answers to the applicant, and no longer to the link", async () => {
    const one = await anApplication();
    const call = await callOf(server, one);
    await answerAll(server, call);
    const sent = (await send(server, call)).body;
    expect(sent).toMatchObject({ state: "sent", answers: {}, known: {} });
    expect((await server.ask("GET", call)).body.answers).toEqual({});
    expect((await server.ask("GET", call, one.seeker)).body.answers).toEqual(given);
    expect((await own(one)).body).toMatchObject({ state: "sent", answers: given });
    const late = await answer(server, call, "jobTitle", { jobTitle: "King" });
    expect(late).toMatchObject({ status: 409, body: { code: "interview-sent" } });
    expect((await forOrganization(one.id)).body.answers.jobTitle).toBe("Lamp Keeper");
  });

  it("A-12 sent twice at the same moment, they are sent once", async () => {
    const one = await anApplication();
    const call = await callOf(server, one);
    await answerAll(server, call);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => send(server, call)));
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 200));
    expect(new Set(outcomes.map(({ body }) => body.sent)).size).toBe(1);
    const events = await server.parts.database.read
      .selectFrom("event")
      .select(["sequence", "payload_json"])
      .where("name", "=", "interview-sent")
      .where("subject_id", "=", Number(one.id))
      .execute();
    expect(events).toHaveLength(1);
    expect(events[0]?.payload_json).not.toContain("Lamp Keeper");
  });

  it("A-10 answered twice at the same moment, one of the two answers is kept", async () => {
    const one = await anApplication();
    const call = await callOf(server, one);
    const titles = ["Keeper", "Warden", "Guard", "Pilot"];
    const outcomes = await Promise.all(
      titles.map((jobTitle) => answer(server, call, "jobTitle", { jobTitle })),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(titles.map(() => 200));
    const rows = (await stored()).filter((row) => row.application_id === Number(one.id));
    expect(rows).toHaveLength(1);
    expect(titles).toContain(JSON.parse(rows[0]?.answer_json ?? ""));
  });
});

describe("deleting", () => {
  it("M-42 takes the answers from both sides, and ends the link", async () => {
    const one = await anApplication();
    const call = await callOf(server, one);
    await answerAll(server, call);
    await send(server, call);
    const remove = (by: object) => server.ask("DELETE", `/rest/applications/${one.id}/interview`, by);
    expect((await remove(reader)).status).toBe(404);
    expect((await remove(harborPro)).status).toBe(404);
    expect((await own(one)).body.answers).toEqual(given);
    expect((await remove(one.seeker)).status).toBe(204);
    expect((await remove(one.seeker)).status).toBe(204);
    expect((await own(one)).body).toMatchObject({ state: "deleted", answers: {} });
    const { body } = await forOrganization(one.id);
    expect(body).toMatchObject({ state: "deleted" });
    expect(body).not.toHaveProperty("answers");
    expect((await server.ask("GET", call)).status).toBe(410);
    expect((await stored()).filter((row) => row.application_id === Number(one.id))).toEqual([]);
  });

  it("M-42 starts over what is not sent yet", async () => {
    const one = await anApplication();
    const call = await callOf(server, one);
    await answer(server, call, "jobTitle", { jobTitle: "Keeper" });
    await server.ask("DELETE", `/rest/applications/${one.id}/interview`, one.seeker);
    expect((await server.ask("GET", call)).body).toMatchObject({ state: "open", answers: {} });
  });
});

it("asks nothing by mail for an organization that nobody has claimed", async () => {
  const one = await applied(server, "drift@example.com", "Drifter");
  expect((await server.ask("GET", await callOf(server, one))).body).toMatchObject({ hosted: false });
  await server.advance(2 * 3_600_000);
  const { body } = await server.ask("GET", "/dev/mailbox.json?to=drift@example.com");
  const subjects = body.map(({ subject }: { subject: string }) => subject);
  expect(subjects.filter((subject: string) => subject.startsWith("A few questions"))).toEqual([]);
});
