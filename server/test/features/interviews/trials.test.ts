import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { type Person, person, pro } from "../../harness/an-application.ts";
import { type Applied, answer, applied, callOf, given } from "../../harness/an-interview.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let harborPro: Person;
let quarryPro: Person;
let reader: Person;
let administrator: Person;
let taken = 0;

beforeAll(async () => {
  server = await startApp();
  const titles = Array.from({ length: 10 }, (_, at) => `Keeper ${at}`);
  await server.publish([
    ...titles.map((title) => aDraft({ title, organization: "Harbor Trust" })),
    aDraft({ title: "Digger", organization: "Quarry Works" }),
  ]);
  harborPro = await pro(server, "pro@harbor.example", "Harbor Trust");
  quarryPro = await pro(server, "pro@quarry.example", "Quarry Works");
  reader = await person(server, "stranger@example.com");
  const { accountId } = await person(server, "root@example.com");
  await server.parts.database.write((writer) =>
    writer.updateTable("account").set({ administrator: 1 }).where("id", "=", Number(accountId)).execute(),
  );
  administrator = await person(server, "root@example.com");
});
afterAll(() => server.close());

function anApplication(): Promise<Applied> {
  taken += 1;
  return applied(server, `ada${taken}@example.com`, `Keeper ${taken}`);
}

function stored() {
  return server.parts.database.read.selectFrom("interview_answer").selectAll().execute();
}

describe("trying an interview", () => {
  const trying = (id: string, by: object, payload: object = {}) =>
    server.ask("POST", `/rest/interview-tests/${id}`, { ...by, payload });

  it("R-17 is for the applicant, the posting's Pros and administrators", async () => {
    const { id, seeker } = await anApplication();
    for (const by of [seeker, harborPro, administrator]) expect((await trying(id, by)).status).toBe(200);
    for (const by of [reader, quarryPro, {}]) expect((await trying(id, by)).status).toBe(404);
    expect((await trying("999999", administrator)).status).toBe(404);
  });

  it("R-17 leaves no trace", async () => {
    const { id, seeker } = await anApplication();
    const { read } = server.parts.database;
    const traces = async () => [
      await stored(),
      await read.selectFrom("interview").selectAll().execute(),
      await read
        .selectFrom("event")
        .select((e) => e.fn.countAll<number>().as("count"))
        .execute(),
    ];
    const before = await traces();
    const { body } = await trying(id, harborPro, { answers: given, question: "charity" });
    expect(body.questions.every(({ state }: { state: string }) => state === "answered")).toBe(true);
    await trying(id, seeker, { leftOut: ["jobTitle"] });
    expect(await traces()).toEqual(before);
    expect((await trying(id, harborPro)).body.answers).toEqual({});
  });

  it("R-17 shows a Pro nothing that the applicant has not sent", async () => {
    const one = await anApplication();
    await answer(server, await callOf(server, one), "jobTitle", { jobTitle: "Secret keeper" });
    await server.ask("PUT", "/rest/profile/goals", {
      ...one.seeker,
      payload: { goal: "", expectedSalary: 91_000, expectedSalaryType: "perYear" },
    });
    const { body } = await trying(one.id, harborPro);
    expect(JSON.stringify(body)).not.toMatch(/Secret keeper|91000/);
    expect((await trying(one.id, administrator)).body.known).toEqual({});
  });

  it("R-17 refuses what the interview refuses", async () => {
    const { id } = await anApplication();
    const { status, body } = await trying(id, harborPro, {
      answers: { jobTitle: " " },
      question: "jobTitle",
    });
    expect(status).toBe(400);
    expect(body.errors[0].key).toBe("validation.answerRequired");
  });
});
