import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day, hour } from "../../../../src/platform/durations.ts";
import { aDraft } from "../../../harness/a-draft.ts";
import { jobNamed, mailsTo, type Person, person, pro } from "../../../harness/an-application.ts";
import { startApp, type TestApp } from "../../../harness/app.ts";
import { MeetingCalls } from "../../../harness/meetings.ts";

let server: TestApp;
let calls: MeetingCalls;
let ada: Person;
let ben: Person;
let hedy: Person;
let taken = 0;

beforeAll(async () => {
  server = await startApp();
  const titles = Array.from({ length: 5 }, (_, at) => `Keeper ${at}`);
  await server.publish(titles.map((title) => aDraft({ title, organization: "Harbor Trust" })));
  hedy = await pro(server, "hedy@harbor.example", "Harbor Trust");
  ada = await person(server, "ada@example.com");
  ben = await person(server, "ben@example.com");
  calls = new MeetingCalls(server);
});
afterAll(() => server.close());

const jobs = () => jobNamed(server, `Keeper ${taken++}`);

let hours = 24;
function aTime(): string {
  return new Date(server.parts.clock.now() + hours++ * hour).toISOString();
}

const offering = (at: string, other: string) =>
  ({ at, others: [other], timeZone: "America/Chicago", minutes: 45 }) as const;

// Each group continues where the one before it ended.
describe("the story of absences", { shuffle: false }, () => {
  describe("M-43 who did not come", () => {
    it("is said by either side once, read by both, and answered once", async () => {
      const at = aTime();
      const id = await calls.invited(ben, hedy, await jobs(), offering(at, aTime()));
      await calls.reply(id, ben, { reply: "accepted", at });
      expect((await calls.absent(id, hedy, "organization", { says: "absent" })).body.code).toBe("not-met");
      await server.advance(Date.parse(at) - server.parts.clock.now() + hour);
      const said = { says: "absent", text: "I waited for half an hour." };
      expect((await calls.absent(id, ada, "seeker", said)).status).toBe(404);
      expect((await calls.absent(id, hedy, "organization", said)).status).toBe(204);
      expect((await calls.absent(id, hedy, "organization", said)).body.code).toBe("not-met");
      expect((await calls.absent(id, ben, "seeker", { says: "answer", text: " " })).status).toBe(400);
      expect(
        (await calls.absent(id, ben, "seeker", { says: "answer", text: "The gate was shut." })).status,
      ).toBe(200);
      expect((await calls.absent(id, ben, "seeker", { says: "answer", text: "Again." })).body.code).toBe(
        "not-met",
      );
      expect((await calls.absent(id, ben, "seeker", { says: "absent" })).status).toBe(200);
      const own = await calls.read(id, ben);
      expect(own.met).toMatchObject({
        at,
        absences: [
          { by: "organization", text: "I waited for half an hour.", answer: "The gate was shut." },
          { by: "seeker" },
        ],
      });
      const theirs = await server.ask("GET", `/rest/organization/applications/${id}`, hedy);
      expect(theirs.body.met).toEqual(own.met);
      expect(theirs.body.timeline).toEqual(own.timeline);
      const subjects = async (to: string) => (await mailsTo(server, to)).map(({ subject }) => subject);
      expect(await subjects("ben@example.com")).toContainEqual(
        expect.stringMatching(/^About your interview/),
      );
      expect(
        (await subjects("hedy@harbor.example")).filter((one) => one.startsWith("About an interview")),
      ).toHaveLength(2);
    });

    it("can't be said of an interview that was called off, or a month later", async () => {
      const [at, later] = [aTime(), aTime()];
      const [off, old] = [
        await calls.invited(ben, hedy, await jobs(), offering(at, aTime())),
        await calls.invited(ben, hedy, await jobs(), offering(later, aTime())),
      ];
      await calls.reply(off, ben, { reply: "accepted", at });
      await calls.reply(off, ben, { reply: "declined" });
      await calls.reply(old, ben, { reply: "accepted", at: later });
      await server.advance(Date.parse(later) - server.parts.clock.now() + 31 * day);
      ben = await person(server, "ben@example.com");
      for (const id of [off, old])
        expect((await calls.absent(id, ben, "seeker", { says: "absent" })).body.code).toBe("not-met");
    });
  });
});
