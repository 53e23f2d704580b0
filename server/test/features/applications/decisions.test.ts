import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import {
  decisionsMailed,
  declined,
  harborDecides,
  harborPeople,
  harborPostings,
  held,
  send,
  undoAs,
} from "../../harness/decisions.ts";
import { testPlace } from "../../harness/records.ts";

const seconds = 1000;

let server: TestApp;
let rival: Person;
let harbor: Awaited<ReturnType<typeof harborPeople>>;
let tests = 0;
let seeker: string;
let email: string;

beforeAll(async () => {
  server = await startApp();
  await harborPostings(server);
});
afterAll(() => server.close());

/** Each test has its own people, so that it sees no mail and no decision of another. */
beforeEach(async () => {
  tests += 1;
  seeker = `ada-${tests}@example.com`;
  email = `pro-${tests}@harbor.example`;
  await server.advance(60 * seconds);
  harbor = await harborPeople(server, { seeker, email });
  rival = await pro(server, `pro-${tests}@other.example`, "Other Trust");
});

describe("sent decisions", () => {
  it("M-08 leave after thirty seconds and not before, with one mail to each applicant", async () => {
    const ids = [await harbor.applied("Keeper"), await harbor.applied("Diver")];
    const sent = await send(
      server,
      harbor.pro,
      ids.map((id) => declined(id)),
    );
    expect(sent).toMatchObject({
      status: 202,
      body: { results: ids.map((applicationId) => ({ applicationId })) },
    });
    await server.advance(29 * seconds);
    expect(await harbor.read(ids[0]!)).toMatchObject({ status: "submitted" });
    expect(await decisionsMailed(server, seeker)).toEqual([]);
    await server.advance(2 * seconds);
    for (const id of ids) {
      const { status, timeline } = await harbor.read(id);
      expect(status).toBe("declined");
      expect(timeline.at(-1)).toMatchObject({ reason: "The position is filled", actor: { kind: "pro" } });
    }
    expect((await decisionsMailed(server, seeker)).toSorted()).toEqual([
      "Diver: Declined",
      "Keeper: Declined",
    ]);
    expect(await held(server, harbor.pro)).toEqual([]);
  });

  it("leave after ten seconds if there is only one", async () => {
    const id = await harbor.applied("Keeper");
    await send(server, harbor.pro, [declined(id)]);
    await server.advance(9 * seconds);
    expect((await harbor.read(id)).status).toBe("submitted");
    await server.advance(2 * seconds);
    expect((await harbor.read(id)).status).toBe("declined");
  });

  it("are undone exactly, and stay as marks, however often Undo is pressed", async () => {
    const ids = [await harbor.applied("Keeper"), await harbor.applied("Diver")];
    const { body } = await send(
      server,
      harbor.pro,
      ids.map((id) => declined(id)),
    );
    const undone = await Promise.all([1, 2].map(() => undoAs(server, harbor.pro, body.id)));
    for (const answer of undone) expect(answer).toMatchObject({ status: 200, body: { undone: 2, left: 0 } });
    await server.advance(60 * seconds);
    for (const id of ids) expect((await harbor.read(id)).status).toBe("submitted");
    expect(await decisionsMailed(server, seeker)).toEqual([]);
    expect(await held(server, harbor.pro)).toMatchObject(
      ids.map((applicationId) => ({ applicationId, state: "marked", reason: "positionFilled" })),
    );
    expect((await undoAs(server, harbor.pro, body.id)).body).toEqual({ undone: 2, left: 0 });
  });

  it("can't be undone once they have gone out", async () => {
    const id = await harbor.applied("Keeper");
    const { body } = await send(server, harbor.pro, [declined(id)]);
    await server.advance(31 * seconds);
    expect((await undoAs(server, harbor.pro, body.id)).body).toEqual({ undone: 0, left: 1 });
    expect((await harbor.read(id)).status).toBe("declined");
  });

  it("go out once when sent again after an undo", async () => {
    const id = await harbor.applied("Keeper");
    const first = await send(server, harbor.pro, [declined(id)]);
    await undoAs(server, harbor.pro, first.body.id);
    await send(server, harbor.pro, [{ applicationId: id, stage: "offer" }]);
    await server.advance(31 * seconds);
    expect((await harbor.read(id)).status).toBe("offer");
    expect(await decisionsMailed(server, seeker)).toEqual(["Keeper: Offer"]);
  });

  it("are one sending for one key, and one answer however often they are sent", async () => {
    const id = await harbor.applied("Keeper");
    const sent = await Promise.all(
      [1, 2, 3].map(() => send(server, harbor.pro, [declined(id)], `key ${tests}`)),
    );
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    const again = await send(server, harbor.pro, [declined(id)]);
    expect(again.body.results[0].problem.code).toBe("decision-waiting");
    expect(again.body).not.toHaveProperty("id");
    await server.advance(31 * seconds);
    expect(await decisionsMailed(server, seeker)).toEqual(["Keeper: Declined"]);
  });

  it("for the present stage are refused with who made the last one, unless they only repeat it", async () => {
    const id = await harbor.applied("Keeper");
    const colleague = await pro(server, `grace-${tests}@harbor.example`, "Harbor Trust");
    const decide = (by: Person, payload: object) =>
      server.ask("POST", `/rest/organization/applications/${id}/decision`, { ...by, payload });
    const first = { stage: "interview", note: "Bring your rope." };
    expect((await decide(harbor.pro, first)).status).toBe(200);
    for (const repeated of [first, { stage: "interview" }])
      expect((await decide(colleague, repeated)).status).toBe(200);
    const meeting = { at: "2098-12-04T15:00:00.000Z", timeZone: "America/New_York", minutes: 30 };
    for (const other of [
      { stage: "interview", note: "Bring papers." },
      { stage: "interview", meeting },
    ]) {
      const { status, body } = await decide(colleague, other);
      expect({ status, code: body.code }).toEqual({ status: 409, code: "already-answered" });
      const sent = await send(server, colleague, [{ applicationId: id, ...other }]);
      expect(sent.body.results[0].problem).toMatchObject({ code: "already-answered", detail: body.detail });
      expect(body.detail).toContain("Your answer was not sent");
    }
    expect(await decisionsMailed(server, seeker)).toEqual(["Keeper: Interview"]);
  });

  it("are refused one by one", async () => {
    const [keeper, diver, pilot] = [
      await harbor.applied("Keeper"),
      await harbor.applied("Diver"),
      await harbor.applied("Pilot"),
    ];
    const foreign = await harbor.applied("Rival");
    await server.ask("POST", `/rest/applications/${diver}/withdrawal`, harbor.ada);
    const { status, body } = await send(server, harbor.pro, [
      declined(foreign),
      { applicationId: pilot, stage: "declined" },
      declined(diver),
      declined(keeper),
      declined("none"),
    ]);
    expect(status).toBe(202);
    const codes = body.results.map(({ problem }: { problem?: { code: string } }) => problem?.code);
    expect(codes).toEqual(["not-found", "invalid-request", "application-final", undefined, "not-found"]);
    expect(body.results[1].problem.detail).toBe("Choose a reason");
    await server.advance(31 * seconds);
    expect((await harbor.read(foreign)).status).toBe("submitted");
    expect((await harbor.read(keeper)).status).toBe("declined");
  });

  it("that are no longer possible when they go out tell their Pro, and mail nobody", async () => {
    const id = await harbor.applied("Keeper");
    await send(server, harbor.pro, [declined(id)]);
    await server.ask("POST", `/rest/applications/${id}/withdrawal`, harbor.ada);
    await server.advance(31 * seconds);
    expect((await harbor.read(id)).status).toBe("withdrawn");
    expect(await decisionsMailed(server, seeker)).toEqual([]);
    expect(await held(server, harbor.pro)).toMatchObject([
      { applicationId: id, state: "failed", problem: { code: "application-final" } },
    ]);
  });

  it("do not leave if their Pro may no longer answer for the organization", async () => {
    const id = await harbor.applied("Keeper");
    await send(server, harbor.pro, [declined(id)]);
    await server.parts.database.write((writer) =>
      writer
        .updateTable("membership")
        .set({ role: "reader" })
        .where("account_id", "=", Number(harbor.pro.accountId))
        .execute(),
    );
    await server.advance(31 * seconds);
    expect((await harbor.read(id)).status).toBe("submitted");
    expect(await decisionsMailed(server, seeker)).toEqual([]);
  });

  it("keep every other answer to the same application away until they have left", async () => {
    const colleague = await pro(server, `second-${tests}@harbor.example`, "Harbor Trust");
    const id = await harbor.applied("Keeper");
    await send(server, harbor.pro, [declined(id)]);
    const url = `/rest/organization/applications/${id}/decision`;
    for (const by of [harbor.pro, colleague]) {
      const { body } = await server.ask("POST", url, { ...by, payload: { stage: "offer" } });
      expect(body.code).toBe("decision-waiting");
    }
    const theirs = await send(server, colleague, [declined(id)]);
    expect(theirs.body.results).toMatchObject([{ problem: { code: "decision-waiting" } }]);
    await server.advance(31 * seconds);
    expect((await harbor.read(id)).status).toBe("declined");
  });

  it("say which of an interview's times is refused", async () => {
    const applicationId = await harbor.applied("Keeper");
    const meeting = { at: "2098-12-04T15:00:00.000Z", timeZone: "America/New_York", minutes: 30 };
    for (const others of [["2020-12-04T15:00:00.000Z"], [meeting.at]]) {
      const decision = { applicationId, stage: "interview", meeting: { ...meeting, others } };
      const { body } = await send(server, harbor.pro, [decision]);
      expect(body.results).toMatchObject([{ problem: { path: "/meeting/others/0" } }]);
    }
  });

  it("are nobody else's to undo or to see", async () => {
    const colleague = await pro(server, `second-${tests}@harbor.example`, "Harbor Trust");
    const { body } = await send(server, harbor.pro, [declined(await harbor.applied("Keeper"))]);
    for (const by of [rival, colleague, harbor.ada]) {
      expect((await undoAs(server, by, body.id)).status).toBe(404);
      if (by !== harbor.ada) expect(await held(server, by)).toEqual([]);
    }
    await server.advance(31 * seconds);
    expect(await decisionsMailed(server, seeker)).toEqual(["Keeper: Declined"]);
  });

  it("survive a restart", async () => {
    const place = await testPlace();
    const settings = {
      DATA_DIR: place.folder,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    };
    const before = await startApp(settings);
    const there = await harborDecides(before);
    const id = await there.applied("Keeper");
    await send(before, there.pro, [declined(id)]);
    await before.close();
    const after = await startApp(settings);
    await after.advance(31 * seconds);
    const ada = await person(after, "ada@example.com");
    expect((await after.ask("GET", `/rest/applications/${id}`, ada)).body.status).toBe("declined");
    expect(await decisionsMailed(after, "ada@example.com")).toEqual(["Keeper: Declined"]);
    await after.close();
    await place.remove();
  });
});

describe("M-02 a promised date that passes while an answer can be undone", () => {
  /** Signs everybody in again: their sessions end along the way. */
  async function justBefore(id: string): Promise<void> {
    const { answerBy } = await harbor.read(id);
    await server.advance(Date.parse(answerBy) - server.parts.clock.now() - 3 * seconds);
    harbor.ada = await person(server, seeker);
    harbor.pro = await person(server, email);
  }

  it("counts the moment at which the Pro pressed", async () => {
    // An organization that nobody else applies to, as its record is counted.
    await server.publish([aDraft({ title: "Lookout", organization: "Cape Trust" })], "cape");
    email = "pro@cape.example";
    harbor = await harborPeople(server, { seeker, email, organization: "Cape Trust" });
    const id = await harbor.applied("Lookout");
    await justBefore(id);
    const { body } = await send(server, harbor.pro, [declined(id)]);
    await server.advance(5 * seconds);
    expect((await harbor.read(id)).status).toBe("submitted");
    await server.advance(6 * seconds);
    const { status, answeredAt, answerBy, timeline } = await harbor.read(id);
    expect(status).toBe("declined");
    expect(answeredAt <= answerBy).toBe(true);
    expect(timeline.at(-1)).not.toHaveProperty("late");
    expect(timeline.map(({ kind }: { kind: string }) => kind)).not.toContain("unanswered");
    await server.parts.settled();
    const jobs = await server.ask("GET", "/rest/organization/jobs", harbor.pro);
    expect(jobs.body.organizations[0].responsiveness).toMatchObject({ n: 1, answeredInTime: 1 });
    expect((await undoAs(server, harbor.pro, body.id)).body).toEqual({ undone: 0, left: 1 });
  });

  it("closes it as unanswered once the answer is undone", async () => {
    const id = await harbor.applied("Keeper");
    await justBefore(id);
    const { body } = await send(server, harbor.pro, [declined(id)]);
    await server.advance(5 * seconds);
    await undoAs(server, harbor.pro, body.id);
    await server.advance(10 * seconds);
    expect((await harbor.read(id)).status).toBe("unanswered");
  });
});
