import type { AskedQuestion, KeptAnswer } from "@candor/contract/answers/shapes";
import { writtenQuestion } from "@candor/contract/answers/shapes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answersOf } from "../../../src/features/answers/queries.ts";
import { harborTrust } from "../../harness/a-posting.ts";
import { apply, type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let owner: Person;
let harbor: Awaited<ReturnType<typeof harborTrust>>["harbor"];
let people = 0;

beforeAll(async () => {
  server = await startApp();
  ({ owner, harbor } = await harborTrust(server));
}, 60_000);
afterAll(() => server.close());

const knots = { text: "Which knots can you tie?", reason: "You moor the boat.", required: true };
const shift = { text: "Which shift?", kind: "choice", choices: "Day\nNight", reason: "Both are open." };
const license = { text: "Do you have a boat license?", kind: "yes-no", reason: "You steer." };
const years = { text: "How many years at sea?", kind: "number", reason: "It sets the pay." };
const start = { text: "When can you start?", kind: "date", reason: "The season begins in May." };
const permit = { kind: "work-authorization", reason: "We can't sponsor a visa.", required: true };

function questions(...written: object[]) {
  return written.map((question) => writtenQuestion.parse(question));
}

function somebody(): Promise<Person> {
  people += 1;
  return person(server, `sailor${people}@example.com`);
}

/** A posting's questions, keyed by their first words. */
async function asked(job: string): Promise<Record<string, AskedQuestion>> {
  const { questions: all } = await draftOf(job);
  return Object.fromEntries(all.map((question: AskedQuestion) => [question.text, question]));
}

async function draftOf(job: string, key = "k".repeat(43)) {
  return (await server.ask("GET", `/rest/apply-drafts/${job}`, { headers: { "candor-draft": key } })).body;
}

async function kept({ headers }: Person): Promise<KeptAnswer[]> {
  return (await server.ask("GET", "/rest/answers", { headers })).body.answers;
}

async function idsOf(job: string): Promise<string[]> {
  return Object.values(await asked(job)).map(({ id }) => id);
}

describe("M-35 the questions of a posting", () => {
  it("are asked in their order, with reason, choices, and whether they are required", async () => {
    const job = await harbor.publish({ questions: questions(knots, shift, permit) });
    expect(Object.values(await asked(job))).toMatchObject([
      { ...knots, kind: "text", choices: [] },
      { text: "Which shift?", choices: ["Day", "Night"], required: false },
      { text: "Who may you work for?", kind: "work-authorization" },
    ]);
  });

  it("with the same words are the same question in every posting", async () => {
    const one = await harbor.publish({ questions: questions(knots) });
    const other = await harbor.publish({
      questions: questions({ ...knots, text: "which knots can you tie" }),
    });
    const another = await harbor.publish({ questions: questions({ ...knots, kind: "number" }) });
    expect(await idsOf(other)).toEqual(await idsOf(one));
    expect(await idsOf(another)).not.toEqual(await idsOf(one));
  });

  it("that the law bans keep the posting from being published, and name the law", async () => {
    const id = await harbor.draft({ questions: questions({ ...knots, text: "Are you married?" }) });
    expect((await harbor.move(id, "publish")).body.code).toBe("posting-unready");
    const { faults } = (await harbor.ask("GET", `/${id}`)).body;
    expect(faults).toMatchObject([
      { field: "question-text-0", sentence: "Are you married?", source: { unread: true } },
    ]);
  });

  it("cannot be edited into banned ones, and a change of them is in the public log", async () => {
    const job = await harbor.publish({ questions: questions(knots) });
    const banned = await harbor.save(job, { questions: questions({ ...knots, text: "How old are you?" }) });
    expect(banned).toMatchObject({ status: 409, body: { code: "posting-unready" } });
    await harbor.save(job, { questions: questions(shift) });
    const { body } = await server.ask("GET", `/rest/job-lookup/${job}/history`);
    expect(body.changes[0].fields).toEqual([
      {
        field: "questions",
        label: "Questions",
        before: "Which knots can you tie? * – You moor the boat.",
        after: "Which shift? (Day / Night) – Both are open.",
      },
    ]);
  });
});

describe("M-35 answers", () => {
  it("are kept in the draft as typed, and what is wrong with each is said", async () => {
    const job = await harbor.publish({ questions: questions(knots, years, start, shift, license) });
    const [k = "", y = "", s = "", c = "", l = ""] = await idsOf(job);
    const headers = { "candor-draft": "d".repeat(43) };
    const answers = { [y]: "a few", [s]: "2026-02-30", [c]: "Dusk", [l]: "maybe", other: "not asked" };
    const { body } = await server.ask("PATCH", `/rest/apply-drafts/${job}`, {
      headers,
      payload: { answers },
    });
    const { other: _, ...typed } = answers;
    expect(body.answers).toEqual(typed);
    const faults = body.faults.filter(({ field }: { field: string }) => field.startsWith("answer-"));
    expect(faults.map(({ field, key }: { field: string; key: string }) => [field, key])).toEqual([
      [`answer-${k}`, "answers.required"],
      [`answer-${y}`, "answers.number"],
      [`answer-${s}`, "answers.date"],
      [`answer-${c}`, "answers.choose"],
      [`answer-${l}`, "answers.choose"],
    ]);
  });

  it("are owed where they are required: nothing is sent without them", async () => {
    const job = await harbor.publish({ questions: questions(knots, shift) });
    const [k = "", c = ""] = await idsOf(job);
    const ada = await somebody();
    const refused = await apply(server, ada, job, { answers: { [c]: "Dusk" } });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [
          { path: `/answers/${k}`, key: "answers.required" },
          { path: `/answers/${c}`, key: "answers.choose" },
        ],
      },
    });
    expect(await kept(ada)).toEqual([]);
  });

  it("M-04 are read by the Pro as facts and signed in the receipt, in the words that were asked", async () => {
    const job = await harbor.publish({ questions: questions(knots, shift, license) });
    const [k = "", , l = ""] = await idsOf(job);
    const ada = await somebody();
    const { id } = (await apply(server, ada, job, { answers: { [k]: " Bowline ", [l]: "yes" } })).body;
    const facts = [
      { question: knots.text, kind: "text", answer: "Bowline" },
      { question: license.text, kind: "yes-no", answer: "yes" },
    ];
    await harbor.save(job, { questions: [] });
    const seen = await server.ask("GET", `/rest/organization/applications/${id}`, { headers: owner.headers });
    expect(seen.body.answers).toEqual(facts);
    expect((await server.ask("GET", `/rest/applications/${id}`, ada)).body.answers).toEqual(facts);
    const { receipts } = (await server.ask("GET", `/rest/applications/${id}/receipts`, ada)).body;
    expect(JSON.parse(receipts[0].text).document.sent.answers).toEqual([
      { question: knots.text, answer: "Bowline" },
      { question: license.text, answer: "Yes" },
    ]);
  });

  it("are kept with the day they were last used, once for each question", async () => {
    const first = await harbor.publish({ questions: questions(knots, shift) });
    const second = await harbor.publish({ questions: questions(knots) });
    const [k = "", c = ""] = await idsOf(first);
    const ada = await somebody();
    await apply(server, ada, first, { answers: { [k]: "Bowline", [c]: "Night" } });
    const [before] = await kept(ada);
    await server.advance(5000);
    const later = await person(server, `sailor${people}@example.com`);
    await apply(server, later, second, { answers: { [k]: "Sheet bend" } });
    const answers = await kept(later);
    expect(answers).toMatchObject([
      { questionId: k, question: knots.text, answer: "Sheet bend" },
      { questionId: c, answer: "Night", choices: ["Day", "Night"] },
    ]);
    expect(answers[0]!.lastUsedAt > before!.lastUsedAt).toBe(true);
    const own = await answersOf(server.parts.database.read, { accountId: Number(ada.accountId) });
    expect(own.map(({ answer }) => answer)).toEqual(["Sheet bend", "Night"]);
  });

  it("E-10 about work authorization are the profile's", async () => {
    const job = await harbor.publish({ questions: questions(permit) });
    const [p = ""] = await idsOf(job);
    const ada = await somebody();
    const { status } = await apply(server, ada, job, { answers: { [p]: "requiresSponsorship" } });
    expect(status).toBe(201);
    expect(await kept(ada)).toEqual([]);
    const profile = await server.ask("GET", "/rest/profile", ada);
    expect(profile.body.workAuthorization).toBe("requiresSponsorship");
  });

  it("can be changed and deleted only by their person, and are checked as they were asked", async () => {
    const job = await harbor.publish({ questions: questions(shift) });
    const [c = ""] = await idsOf(job);
    const [ada, eve] = [await somebody(), await somebody()];
    await apply(server, ada, job, { answers: { [c]: "Night" } });
    const [{ id } = { id: "" }] = await kept(ada);
    const change = ({ headers }: Person, answer: string) =>
      server.ask("PUT", `/rest/answers/${id}`, { headers, payload: { answer } });
    expect((await change(eve, "Day")).status).toBe(404);
    expect((await change(ada, "Dusk")).body.errors).toMatchObject([{ key: "answers.choose" }]);
    expect((await change(ada, "Day")).status).toBe(204);
    expect(await kept(ada)).toMatchObject([{ answer: "Day" }]);
    expect((await server.ask("DELETE", `/rest/answers/${id}`, eve)).status).toBe(404);
    expect((await server.ask("DELETE", `/rest/answers/${id}`, ada)).status).toBe(204);
    expect(await kept(ada)).toEqual([]);
  });
});
