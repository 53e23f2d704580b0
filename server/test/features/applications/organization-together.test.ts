import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { type Asked, startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let ada: Person;
let harborPros: Person[];

beforeAll(async () => {
  server = await startApp();
  const trust = (title: string) => aDraft({ title, organization: "Harbor Trust" });
  await server.publish([
    ...["Keeper", "Diver", "Pilot", "Smith"].map(trust),
    aDraft({ title: "Baker", organization: "Corner Bakery" }),
  ]);
  harborPros = [
    await pro(server, "first@harbor.example", "Harbor Trust"),
    await pro(server, "second@harbor.example", "Harbor Trust"),
  ];
  ada = await person(server, "ada@example.com");
});
afterAll(() => server.close());

async function applied(title: string): Promise<string> {
  return (await apply(server, ada, await jobNamed(server, title))).body.id;
}

/** Every Pro sends every one of these decisions at the same time. */
function decideAtOnce(id: string, stages: readonly object[]): Promise<Asked[]> {
  const url = `/rest/organization/applications/${id}/decision`;
  return Promise.all(
    harborPros.flatMap((harborPro) =>
      stages.map((payload) => server.ask("POST", url, { ...harborPro, payload })),
    ),
  );
}

async function moves(id: string): Promise<string[]> {
  const { timeline } = (await server.ask("GET", `/rest/applications/${id}`, ada)).body;
  return timeline.flatMap(({ kind, status }: { kind: string; status: string }) =>
    kind === "moved" ? [status] : [],
  );
}

describe("simultaneous acts", () => {
  it("are one move and one mail if all decide alike", async () => {
    const id = await applied("Keeper");
    const answers = await decideAtOnce(id, [{ stage: "offer" }, { stage: "offer" }]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await moves(id)).toEqual(["offer"]);
    const mails = await mailsTo(server, "ada@example.com");
    expect(mails.filter(({ subject }) => subject === "Keeper: Offer")).toHaveLength(1);
  });

  it("are a sequence of allowed moves if they decide differently", async () => {
    const id = await applied("Diver");
    const decisions = [{ stage: "hired" }, { stage: "interview" }, { stage: "declined", reason: "pay" }];
    const answers = await decideAtOnce(id, decisions);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const told = await moves(id);
    expect(told.at(-1)).toBe((await server.ask("GET", `/rest/applications/${id}`, ada)).body.status);
    expect(told.slice(0, -1)).not.toContain("hired");
    for (const [at, stage] of told.entries()) expect(stage).not.toBe(told[at - 1]);
  });

  it("are a withdrawal, or an answer before it, never an answer to a withdrawn application", async () => {
    const id = await applied("Pilot");
    const [withdrawal, ...answers] = await Promise.all([
      server.ask("POST", `/rest/applications/${id}/withdrawal`, ada),
      decideAtOnce(id, [{ stage: "interview" }]),
    ]);
    expect(withdrawal.status).toBe(200);
    for (const { status } of answers.flat()) expect([200, 409]).toContain(status);
    const { timeline } = (await server.ask("GET", `/rest/applications/${id}`, ada)).body;
    expect(timeline.at(-1)).toMatchObject({ kind: "withdrawn" });
  });

  it("are one opening, however many open it", async () => {
    const id = await applied("Smith");
    const opened = await Promise.all(
      harborPros.map((harborPro) =>
        server.ask("POST", `/rest/organization/applications/${id}/views`, harborPro),
      ),
    );
    expect(opened.map(({ status }) => status)).toEqual([204, 204]);
    const { timeline } = (await server.ask("GET", `/rest/applications/${id}`, ada)).body;
    expect(timeline.map(({ kind }: { kind: string }) => kind)).toEqual(["submitted", "viewed"]);
  });

  it("leave no application without a date when an organization is claimed while people apply", async () => {
    const jobId = await jobNamed(server, "Baker");
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, at) => person(server, `baker${at}@example.com`)),
    );
    await Promise.all([
      ...people.map((seeker) => apply(server, seeker, jobId)),
      pro(server, "pro@bakery.example", "Corner Bakery"),
    ]);
    await server.parts.settled();
    for (const seeker of people) {
      const { body } = await server.ask("GET", `/rest/applications?jobId=${jobId}`, seeker);
      expect(body.applications).toEqual([
        expect.objectContaining({ answerBy: expect.stringContaining("T23:59") }),
      ]);
    }
  });
});
