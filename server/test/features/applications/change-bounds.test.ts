import { changedApplications } from "@candor/contract/rate-limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { type Asked, startApp, type TestApp } from "../../harness/app.ts";
import { MeetingCalls } from "../../harness/meetings.ts";

const { requests: most } = changedApplications;

let server: TestApp;
let seeker: Person;
let hirer: Person;
let count = 0;

beforeAll(async () => {
  server = await startApp();
  const titles = ["Keeper 1", "Keeper 2", "Keeper 3", "Keeper 4"];
  await server.publish(titles.map((title) => aDraft({ title, organization: "Harbor Trust" })));
  hirer = await pro(server, "pro@harbor.example", "Harbor Trust");
  seeker = await person(server, "ada@example.com");
});
afterAll(() => server.close());

async function applied(): Promise<string> {
  const posting = await jobNamed(server, `Keeper ${(count += 1)}`);
  return (await apply(server, seeker, posting, { shareContact: false })).body.id;
}

async function times(many: number, ask: (at: number) => Promise<Asked>): Promise<number[]> {
  const answers: number[] = [];
  for (let at = 0; at < many; at += 1) answers.push((await ask(at)).status);
  return answers;
}

describe("an application that one side changes again and again", () => {
  it("is edited so often a day, and later again", async () => {
    const id = await applied();
    const edit = (at: number) =>
      server.ask("PATCH", `/rest/applications/${id}`, {
        ...seeker,
        payload: { elevatorPitch: `I keep ${at} lamps lit.` },
      });
    const answers = await times(most + 2, edit);
    expect(answers).toEqual([...Array.from({ length: most }, () => 200), 429, 429]);
    await server.advance(day);
    const { status, body } = await edit(500);
    expect(status).toBe(200);
    const edits = body.timeline.filter(({ kind }: { kind: string }) => kind === "edited");
    expect(edits).toHaveLength(most + 1);
    // The earliest no longer says what it replaced: each may have been long.
    expect(edits[0]).not.toHaveProperty("before");
    expect(edits[1].before).toEqual({ elevatorPitch: "I keep 0 lamps lit." });
    expect(edits.at(-1).before).toEqual({ elevatorPitch: `I keep ${most - 1} lamps lit.` });
  });

  it("always hides the applicant's contact details, however often they were shown", async () => {
    const id = await applied();
    const share = (shared: boolean) =>
      server.ask("PUT", `/rest/applications/${id}/contact`, { ...seeker, payload: { shared } });
    const shown = await times(most, async () => {
      await share(false);
      return share(true);
    });
    expect(new Set(shown)).toEqual(new Set([200]));
    expect((await share(false)).status).toBe(200);
    expect((await share(true)).status).toBe(429);
  });

  it("is moved so often a day, at once or with the chance to undo", async () => {
    const id = await applied();
    const stage = (at: number) => ({ stage: at % 2 === 0 ? "offer" : "interview" });
    const answers = await times(most + 1, (at) =>
      server.ask("POST", `/rest/organization/applications/${id}/decision`, { ...hirer, payload: stage(at) }),
    );
    expect(answers.slice(0, most).every((status) => status < 300)).toBe(true);
    expect(answers.at(-1)).toBe(429);
    const { body } = await server.ask("POST", "/rest/organization/decisions", {
      ...hirer,
      payload: { decisions: [{ applicationId: id, ...stage(most) }] },
    });
    expect(body.results).toMatchObject([{ applicationId: id, problem: { code: "too-many-requests" } }]);
  });

  it("is offered other times so often a day, and the last ones can always be withdrawn", async () => {
    const id = await applied();
    const calls = new MeetingCalls(server);
    const meeting = (minutes: number) => ({ at: "2098-12-02T15:00:00.000Z", timeZone: "UTC", minutes });
    expect((await calls.decide(id, hirer, meeting(15))).status).toBe(200);
    const offered = await times(most, (at) => calls.offer(id, hirer, meeting(16 + at)));
    expect(offered.at(-2)).toBeLessThan(300);
    expect(offered.at(-1)).toBe(429);
    expect((await calls.cancel(id, hirer)).status).toBeLessThan(300);
  });
});
