import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const hour = 3_600_000;
const day = 24 * hour;

let server: TestApp;
let ada: Person;

beforeEach(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ title: "Keeper", organization: "Harbor Trust" }),
    aDraft({ title: "Diver", organization: "Harbor Trust" }),
  ]);
  ada = await person(server, "ada@example.com");
});
afterEach(() => server.close());

async function applied(title: string): Promise<string> {
  return (await apply(server, ada, await jobNamed(server, title))).body.id;
}

async function read(id: string) {
  return (await server.ask("GET", `/rest/applications/${id}`, ada)).body;
}

/** Advances to a moment; sessions end along the way, so Ada signs in again. */
async function until(moment: number): Promise<void> {
  await server.advance(moment - server.parts.clock.now());
  ada = await person(server, "ada@example.com");
}

/** Advances to a moment after the promised date. */
async function pass({ answerBy }: { answerBy: string }): Promise<void> {
  await until(Date.parse(answerBy) + 1000);
}

describe("the promised date", () => {
  it("closes an unanswered application, names the date, and tells the applicant", async () => {
    await pro(server, "pro@harbor.example", "Harbor Trust");
    const id = await applied("Keeper");
    const promised = await read(id);
    await pass(promised);
    const { status, timeline } = await read(id);
    expect(status).toBe("unanswered");
    expect(timeline.at(-1)).toMatchObject({
      kind: "unanswered",
      actor: { kind: "software" },
      answerBy: promised.answerBy,
    });
    const subjects = (await mailsTo(server, "ada@example.com")).map(({ subject }) => subject);
    expect(subjects).toContain("Keeper: no answer by the promised date");
  });

  it("changes nothing after an answer or a withdrawal", async () => {
    const harborPro = await pro(server, "pro@harbor.example", "Harbor Trust");
    const [keeper, diver] = [await applied("Keeper"), await applied("Diver")];
    const decision = { ...harborPro, payload: { stage: "interview" } };
    await server.ask("POST", `/rest/organization/applications/${keeper}/decision`, decision);
    await server.ask("POST", `/rest/applications/${diver}/withdrawal`, ada);
    await pass(await read(keeper));
    expect((await read(keeper)).status).toBe("interview");
    expect((await read(diver)).status).toBe("withdrawn");
  });

  it("can pass: a late answer reopens the application and is marked late", async () => {
    await pro(server, "pro@harbor.example", "Harbor Trust");
    const id = await applied("Keeper");
    await pass(await read(id));
    const harborPro = await person(server, "pro@harbor.example");
    const decision = { ...harborPro, payload: { stage: "offer" } };
    await server.ask("POST", `/rest/organization/applications/${id}/decision`, decision);
    const { status, timeline } = await read(id);
    expect(status).toBe("offer");
    expect(timeline.at(-1)).toMatchObject({ kind: "moved", status: "offer", late: true });
  });

  it("closes nothing early, even if an earlier date was promised before", async () => {
    await pro(server, "pro@harbor.example", "Harbor Trust");
    const id = await applied("Keeper");
    const promised = await read(id);
    await server.parts.database.write((writer) =>
      writer
        .updateTable("application")
        .set({ answer_by: Date.parse(promised.answerBy) + 7 * day })
        .where("id", "=", Number(id))
        .execute(),
    );
    await pass(promised);
    expect((await read(id)).status).toBe("submitted");
  });

  it("is set for waiting applications when the organization is claimed", async () => {
    const id = await applied("Keeper");
    await until(server.parts.clock.now() + 60 * day);
    expect(await read(id)).not.toHaveProperty("answerBy");
    await pro(server, "pro@harbor.example", "Harbor Trust");
    const claimed = await read(id);
    // Ten business days from a Sunday end on a Friday.
    expect(Date.parse(claimed.answerBy)).toBeGreaterThan(server.parts.clock.now() + 11 * day);
    expect(claimed.timeline.at(-1)).toMatchObject({ kind: "promised", answerBy: claimed.answerBy });
    await pass(claimed);
    expect((await read(id)).status).toBe("unanswered");
  });
});

describe("reminders", () => {
  /** A Wednesday; what is sent then is due on the Wednesday two weeks later. */
  const wednesday = Date.parse("2027-03-03T15:00:00Z");
  const due = Date.parse("2027-03-17T00:00:00Z");

  async function reminders() {
    const mails = await mailsTo(server, "pro@harbor.example");
    return mails.filter(({ subject }) => subject.endsWith("due"));
  }

  it("M-01 come two business days before and, more urgent, on the day, one mail for everything due", async () => {
    await until(wednesday);
    await pro(server, "pro@harbor.example", "Harbor Trust");
    const [keeper, diver] = [await applied("Keeper"), await applied("Diver")];
    expect((await read(keeper)).answerBy).toBe("2027-03-17T23:59:59.999Z");
    await until(due - 2 * day + 8 * hour);
    expect(await reminders()).toEqual([]);
    await until(due - 2 * day + 9 * hour);
    const [first] = await reminders();
    expect(first?.subject).toBe("2 answers are due");
    expect(first?.text).toContain(
      "Ada Byron, Keeper: by March 17, 2027\n\nAda Byron, Diver: by March 17, 2027",
    );
    await server.ask("POST", `/rest/applications/${diver}/withdrawal`, ada);
    await until(due + 9 * hour);
    expect((await reminders()).map(({ subject }) => subject)).toEqual([
      "Last day: 1 answer is due",
      "2 answers are due",
    ]);
    const kinds = (await read(keeper)).timeline.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(["submitted", "reminded"]);
  });

  it("are one mail a day, whichever Pro answers", async () => {
    await until(wednesday);
    await pro(server, "pro@harbor.example", "Harbor Trust");
    await applied("Keeper");
    await until(due - 2 * day + 10 * hour);
    await until(due - 2 * day + 20 * hour);
    expect(await reminders()).toHaveLength(1);
  });

  it("are not sent when an outage delays them by a day; later ones are", async () => {
    await until(wednesday);
    await pro(server, "pro@harbor.example", "Harbor Trust");
    await applied("Keeper");
    await until(due - day + hour);
    expect(await reminders()).toEqual([]);
    await until(due + 9 * hour);
    expect(await reminders()).toHaveLength(1);
  });
});
