import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day, hour } from "../../../../src/platform/durations.ts";
import { aDraft } from "../../../harness/a-draft.ts";
import { jobNamed, mailsTo, type Person, person, pro } from "../../../harness/an-application.ts";
import { startApp, type TestApp } from "../../../harness/app.ts";
import { type Meeting, MeetingCalls } from "../../../harness/meetings.ts";

let server: TestApp;
let calls: MeetingCalls;
let ada: Person;
let ben: Person;
let grace: Person;
let hedy: Person;
let stranger: Person;
let taken = 0;

beforeAll(async () => {
  server = await startApp();
  const titles = Array.from({ length: 50 }, (_, at) => `Keeper ${at}`);
  await server.publish(titles.map((title) => aDraft({ title, organization: "Harbor Trust" })));
  grace = await pro(server, "grace@harbor.example", "Harbor Trust");
  hedy = await pro(server, "hedy@harbor.example", "Harbor Trust");
  [ada, ben, stranger] = (await Promise.all(
    ["ada", "ben", "stranger"].map((name) => person(server, `${name}@example.com`)),
  )) as [Person, Person, Person];
  calls = new MeetingCalls(server);
});
afterAll(() => server.close());

const jobs = () => jobNamed(server, `Keeper ${taken++}`);

/** A different time for each call, some days ahead. */
let days = 10;
function aTime(): string {
  return new Date(server.parts.clock.now() + days++ * day).toISOString();
}

function offering(...[at, ...others]: string[]): Meeting {
  return { at: at as string, others, timeZone: "America/Chicago", minutes: 45, place: "Pier 4" };
}

// Each group continues where the one before it ended.
describe("the story of interviews", { shuffle: false }, () => {
  describe("M-43 an invitation with several times", () => {
    it("shows them to the seeker, who picks one", async () => {
      const times = [aTime(), aTime(), aTime()];
      const id = await calls.invited(ada, grace, await jobs(), offering(...times));
      expect((await calls.read(id, ada)).invitation).toMatchObject({
        times: times.map((at) => ({ at })),
        offer: { minutes: 45, timeZone: "America/Chicago", place: "Pier 4" },
      });
      expect((await calls.read(id, ada)).invitation.meeting).toBeUndefined();
      const picked = await calls.reply(id, ada, { reply: "accepted", at: times[1] });
      expect(picked).toMatchObject({ status: 201, body: { invitation: { reply: "accepted" } } });
      expect(picked.body.invitation.meeting).toMatchObject({ at: times[1], minutes: 45, place: "Pier 4" });
      expect(picked.body.timeline.at(-1)).toMatchObject({ kind: "replied", time: times[1] });
    });

    it("takes another of them later, and the same one once", async () => {
      const times = [aTime(), aTime()];
      const id = await calls.invited(ada, grace, await jobs(), offering(...times));
      for (const at of [times[0], times[0], times[1]])
        expect((await calls.reply(id, ada, { reply: "accepted", at })).status).toBe(201);
      const { invitation, timeline } = await calls.read(id, ada);
      expect(invitation.meeting.at).toBe(times[1]);
      expect(timeline.filter(({ kind }: { kind: string }) => kind === "replied")).toHaveLength(2);
      expect(await calls.standing(id)).toEqual([times[1]]);
    });

    it("takes no time that is not among them, none at all, or one that has passed", async () => {
      const soon = new Date(server.parts.clock.now() + hour).toISOString();
      const id = await calls.invited(ada, grace, await jobs(), offering(soon, aTime()));
      for (const at of [aTime(), undefined]) {
        const refused = await calls.reply(id, ada, { reply: "accepted", ...(at && { at }) });
        expect(refused).toMatchObject({ status: 409, body: { code: "time-withdrawn" } });
      }
      await server.advance(2 * hour);
      const late = await calls.reply(id, ada, { reply: "accepted", at: soon });
      expect(late.body.code).toBe("time-withdrawn");
      expect((await calls.read(id, ada)).invitation.times).toHaveLength(1);
    });

    it.each([
      [(at: string) => [at, at], "/meeting/others/0", "This time is offered already"],
      [(at: string) => [at, "2020-01-01T00:00:00.000Z"], "/meeting/others/0", "Choose a time in the future"],
      [(at: string) => Array.from({ length: 6 }, () => at), "/meeting/others", undefined],
    ])("is refused with a time that is no choice", async (timesOf, path, text) => {
      const { status, body } = await calls.decide("1", grace, offering(...timesOf(aTime())));
      expect(status).toBe(400);
      expect(body.errors[0]).toMatchObject({ path, ...(text && { text }) });
    });
  });

  describe("M-43 one Pro is at one interview at a time", () => {
    it("of two seekers who pick overlapping times at once, one gets it and the other is told", async () => {
      for (const apart of [0, 30 * 60_000]) {
        const at = aTime();
        const other = new Date(Date.parse(at) + apart).toISOString();
        const first = await calls.invited(ada, grace, await jobs(), offering(at, aTime()));
        const second = await calls.invited(ben, grace, await jobs(), offering(other, aTime()));
        const answers = await Promise.all([
          calls.reply(first, ada, { reply: "accepted", at }),
          calls.reply(second, ben, { reply: "accepted", at: other }),
        ]);
        expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
        expect(answers.find(({ status }) => status === 409)?.body.code).toBe("time-taken");
        const loser =
          answers[0]?.status === 409 ? await calls.read(first, ada) : await calls.read(second, ben);
        expect(loser.invitation.times.map(({ taken: gone = false }) => gone)).toEqual([true, false]);
        expect(loser.invitation.reply).toBeUndefined();
      }
    });

    it("but two Pros can talk at the same time, and one right after the other", async () => {
      const at = aTime();
      const after = new Date(Date.parse(at) + 45 * 60_000).toISOString();
      const ids = [
        await calls.invited(ada, grace, await jobs(), offering(at, aTime())),
        await calls.invited(ben, hedy, await jobs(), offering(at, aTime())),
        await calls.invited(ben, grace, await jobs(), offering(after, aTime())),
      ] as const;
      expect((await calls.reply(ids[0], ada, { reply: "accepted", at })).status).toBe(201);
      expect((await calls.reply(ids[1], ben, { reply: "accepted", at })).status).toBe(201);
      expect((await calls.reply(ids[2], ben, { reply: "accepted", at: after })).status).toBe(201);
    });

    it("a time is free again once its interview is off, by either side's act", async () => {
      const ways: ((id: string) => Promise<unknown>)[] = [
        (id) => calls.reply(id, ada, { reply: "declined" }),
        (id) => calls.cancel(id, grace),
        (id) => calls.offer(id, grace, offering(aTime(), aTime())),
        (id) => calls.withdraw(id, ada),
        (id) => calls.decline(id, grace),
      ];
      for (const callOff of ways) {
        const at = aTime();
        const [id, other] = [
          await calls.invited(ada, grace, await jobs(), offering(at, aTime())),
          await calls.invited(ben, grace, await jobs(), offering(at, aTime())),
        ];
        await calls.reply(id, ada, { reply: "accepted", at });
        expect((await calls.reply(other, ben, { reply: "accepted", at })).status).toBe(409);
        await callOff(id);
        expect((await calls.reply(other, ben, { reply: "accepted", at })).status).toBe(201);
        await calls.cancel(other, grace);
      }
    });

    it("picking and taking back at once ends in one of two states, never in both", async () => {
      for (let round = 0; round < 3; round++) {
        const at = aTime();
        const id = await calls.invited(ada, grace, await jobs(), offering(at, aTime()));
        const [picked] = await Promise.all([
          calls.reply(id, ada, { reply: "accepted", at }),
          calls.cancel(id, grace),
        ]);
        expect([201, 409]).toContain(picked.status);
        expect(await calls.standing(id)).toEqual([]);
        expect((await calls.read(id, ada)).invitation).toMatchObject({ canceledBy: "organization" });
      }
    });

    it("a seeker sees which times clash with an interview of their own", async () => {
      const at = aTime();
      const [first, second] = [
        await calls.invited(ada, grace, await jobs(), offering(at, aTime())),
        await calls.invited(ada, hedy, await jobs(), offering(at, aTime())),
      ];
      await calls.reply(first, ada, { reply: "accepted", at });
      const { times } = (await calls.read(second, ada)).invitation;
      expect(times.map(({ clashes = false, taken: gone = false }) => [clashes, gone])).toEqual([
        [true, false],
        [false, false],
      ]);
    });
  });

  describe("M-43 other times", () => {
    it("are proposed by the seeker and agreed on when the Pro offers just that", async () => {
      const id = await calls.invited(ada, grace, await jobs(), offering(aTime(), aTime()));
      const at = aTime();
      const proposed = await calls.reply(id, ada, { reply: "another-time", at });
      expect(proposed.body.invitation).toMatchObject({ reply: "another-time", proposed: at });
      expect((await calls.offer(id, grace, offering(at))).status).toBe(204);
      const { invitation, timeline } = await calls.read(id, ada);
      expect(invitation).toMatchObject({ reply: "accepted", meeting: { at } });
      expect(invitation.proposed).toBeUndefined();
      expect(timeline.at(-1)).toMatchObject({ kind: "rescheduled", actor: { kind: "pro" } });
      expect(await calls.standing(id)).toEqual([at]);
    });

    it("are offered and agreed on once, however often the form is sent", async () => {
      const [at, ...times] = [aTime(), aTime(), aTime()];
      const id = await calls.invited(ada, grace, await jobs(), offering(aTime()));
      const offers = async () =>
        (await calls.read(id, ada)).timeline.filter(({ kind }: { kind: string }) => kind === "rescheduled");
      for (let time = 0; time < 2; time++)
        expect((await calls.offer(id, grace, offering(...times))).status).toBe(204);
      expect(await offers()).toHaveLength(1);
      await calls.reply(id, ada, { reply: "another-time", at });
      for (let time = 0; time < 2; time++)
        expect((await calls.offer(id, grace, offering(at))).status).toBe(204);
      expect(await offers()).toHaveLength(2);
      expect((await calls.read(id, ada)).invitation).toMatchObject({ reply: "accepted", meeting: { at } });
      expect(await calls.standing(id)).toEqual([at]);
    });

    it("are offered again if the seeker asked for another, or to pick once more", async () => {
      const times = [aTime(), aTime()];
      const id = await calls.invited(ada, grace, await jobs(), offering(...times));
      await calls.reply(id, ada, { reply: "another-time", text: "Later?" });
      await calls.offer(id, grace, offering(...times));
      expect((await calls.read(id, ada)).invitation.reply).toBeUndefined();
      await calls.reply(id, ada, { reply: "accepted", at: times[0] });
      await calls.offer(id, grace, offering(...times));
      expect((await calls.read(id, ada)).invitation.meeting).toBeUndefined();
    });

    it("replace earlier ones, which can no longer be picked", async () => {
      const [old, next] = [aTime(), aTime()];
      const id = await calls.invited(ada, grace, await jobs(), offering(old, aTime()));
      await calls.reply(id, ada, { reply: "accepted", at: old });
      await calls.offer(id, grace, offering(next, aTime()));
      expect((await calls.read(id, ada)).invitation.meeting).toBeUndefined();
      expect((await calls.reply(id, ada, { reply: "accepted", at: old })).body.code).toBe("time-withdrawn");
      expect((await calls.reply(id, ada, { reply: "accepted", at: next })).status).toBe(201);
    });

    it("are offered only by its Pros, for an application at the interview stage", async () => {
      const id = await calls.invited(ada, grace, await jobs(), offering(aTime(), aTime()));
      expect((await calls.offer(id, stranger, offering(aTime()))).status).toBe(404);
      expect((await calls.cancel(id, stranger)).status).toBe(404);
      expect((await calls.offer(id, grace, offering("2020-01-01T00:00:00.000Z"))).status).toBe(400);
      await calls.decline(id, grace);
      expect((await calls.offer(id, grace, offering(aTime()))).body.code).toBe("no-invitation");
    });

    it("decline and cancellation say why, and are said once", async () => {
      const id = await calls.invited(ada, grace, await jobs(), offering(aTime(), aTime()));
      await calls.cancel(id, grace, "The pier is closed.");
      await calls.cancel(id, grace, "The pier is closed.");
      const { timeline } = await calls.read(id, ada);
      const said = timeline.filter(({ kind }: { kind: string }) => kind === "canceled");
      expect(said).toMatchObject([{ note: "The pier is closed.", actor: { kind: "pro" } }]);
      for (const _ of [1, 2]) await calls.reply(id, ada, { reply: "declined", text: "I found a job." });
      const after = (await calls.read(id, ada)).timeline.filter(({ reply }: { reply?: string }) => reply);
      expect(after).toMatchObject([{ reply: "declined", note: "I found a job." }]);
    });
  });

  describe("M-43 reminders", () => {
    it("reach both sides a day and an hour before, and none comes for a meeting that is off", async () => {
      const [at, off] = [aTime(), aTime()];
      const id = await calls.invited(stranger, hedy, await jobs(), offering(at, off));
      await calls.reply(id, stranger, { reply: "accepted", at: off });
      await calls.reply(id, stranger, { reply: "accepted", at });
      const reminders = async () =>
        (
          await Promise.all(["stranger@example.com", "hedy@harbor.example"].map((to) => mailsTo(server, to)))
        ).map((mails) => mails.filter(({ subject }) => subject.startsWith("Interview ")).length);
      const base = await reminders();
      await server.advance(Date.parse(at) - server.parts.clock.now() - 25 * hour);
      expect(await reminders()).toEqual(base);
      await server.advance(hour);
      expect(await reminders()).toEqual(base.map((count) => count + 1));
      await server.advance(23 * hour);
      expect(await reminders()).toEqual(base.map((count) => count + 2));
      await server.advance(Date.parse(off) - server.parts.clock.now());
      expect(await reminders()).toEqual(base.map((count) => count + 2));
    });

    it("reach the other Pros if the one who agreed has left, who reads nothing about it anymore", async () => {
      const at = aTime();
      const ida = await pro(server, "ida@harbor.example", "Harbor Trust");
      const seeker = await person(server, "seeker@example.com");
      const id = await calls.invited(seeker, ida, await jobs(), offering(at));
      await calls.reply(id, seeker, { reply: "accepted", at });
      const calendar = (await server.ask("POST", "/rest/calendar", ida)).body.url;
      const shown = async () => (await server.ask("GET", calendar)).body.includes(`application-${id}@`);
      expect(await shown()).toBe(true);
      const departure = "/rest/organizations/harbor-trust/departure";
      expect((await server.ask("POST", departure, { ...ida, payload: {} })).status).toBe(204);
      expect(await shown()).toBe(false);
      await server.advance(Date.parse(at) - server.parts.clock.now() - 24 * hour);
      const reminded = async (name: string) =>
        (await mailsTo(server, `${name}@harbor.example`)).filter(
          ({ subject, text }) => subject.startsWith("Interview ") && text.includes(`/applications/${id}`),
        ).length;
      expect([await reminded("ida"), await reminded("grace"), await reminded("hedy")]).toEqual([0, 1, 1]);
    });
  });
});
