import type { ResumeReading } from "@candor/contract/resumes/reading";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addResume } from "../../harness/a-resume.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { signIn } from "../../harness/sign-in.ts";

let server: TestApp;
let jane: Awaited<ReturnType<typeof signIn>>;
let people = 0;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  jane = await signIn(server, `reader-${people}@example.com`);
});

const text = `Ada Byron
Austin, TX 78701 | (512) 555-0143 | uk.linkedin.com/in/ada-byron

Experience
Kelp Diver, Harbor Farm, Jan 2020 – Present
- Dived in cold water.
Lamp Keeper, Point Light, Mar 2015 – Dec 2019

Skills
Diving, Knots`;

function ask(method: "GET" | "POST" | "PUT", path: string, payload?: object, who = jane) {
  const headers = { authorization: `Bearer ${who.jwt}` };
  return server.ask(method, path, { headers, ...(payload && { payload }) });
}

async function resumeOf(of: string): Promise<string> {
  return `/rest/resumes/${await addResume(server.parts, Number(jane.profile.id), "ada.txt", of)}/reading`;
}

async function reading(path: string): Promise<ResumeReading> {
  const { status, body } = await ask("GET", path);
  expect(status).toBe(200);
  return body;
}

describe("M-05 a resume beside the profile", () => {
  it("is all new to an empty profile, and names the line of each value", async () => {
    const { personal, experience, skills, lost } = await reading(await resumeOf(text));
    expect(personal).toMatchObject({
      firstName: { value: "Ada", line: 1, source: "Ada Byron", compared: "new" },
      postal: { value: "78701", line: 2 },
      linkedInUrl: { value: "https://www.linkedin.com/in/ada-byron", line: 2 },
      phone: { value: "+1 512 555 0143", line: 2, compared: "new" },
    });
    expect(experience).toMatchObject([
      {
        compared: "new",
        settled: false,
        title: { value: "Kelp Diver", line: 5, source: "Kelp Diver, Harbor Farm, Jan 2020 – Present" },
        company: { value: "Harbor Farm" },
        period: { started: { year: 2020, month: 1 }, line: 5 },
        description: { value: "Dived in cold water.", line: 6 },
      },
      { title: { value: "Lamp Keeper" }, period: { ended: { year: 2019, month: 12 } } },
    ]);
    expect(skills.map(({ value, line }) => [value, line])).toEqual([
      ["Diving", 10],
      ["Knots", 10],
    ]);
    expect(lost).toBe(0);
  });

  it("tells what the profile says the same and what it says differently, and changes nothing", async () => {
    const keeper = { title: "lamp keeper", company: "Point Light" };
    const started = { year: 2015, month: 3 };
    const added = await ask("POST", "/rest/profile/experience", {
      ...keeper,
      started,
      ended: { year: 2018, month: 1 },
    });
    await ask("POST", "/rest/profile/experience", {
      title: "Kelp diver",
      company: "Harbor Farm",
      started: { year: 2020, month: 1 },
      current: true,
      description: "Dived in cold water.",
    });
    await ask("PUT", "/rest/profile/skills", { skills: ["diving"] });
    await ask("PUT", "/rest/profile/phones", { phones: [{ number: "512-555-0143", type: "home" }] });
    await ask("PUT", "/rest/profile/personal", { firstName: "Augusta", lastName: "BYRON", postal: "78702" });
    const before = (await ask("GET", "/rest/profile")).body;
    const { personal, experience, skills } = await reading(await resumeOf(text));
    expect(experience).toMatchObject([
      { compared: "same" },
      { compared: "different", experience: added.body.id },
    ]);
    expect(skills.map(({ compared }) => compared)).toEqual(["same", "new"]);
    expect(personal).toMatchObject({
      firstName: { compared: "different", known: "Augusta" },
      lastName: { compared: "same" },
      postal: { compared: "different", known: "78702" },
      linkedInUrl: { compared: "new" },
      phone: { compared: "same" },
    });
    const { resumes: _, ...after } = (await ask("GET", "/rest/profile")).body;
    expect(before).toMatchObject(after);
  });

  it("a second time at the same work is another job", async () => {
    await ask("POST", "/rest/profile/experience", {
      title: "Kelp Diver",
      company: "Harbor Farm",
      started: { year: 2010, month: 1 },
      ended: { year: 2012, month: 1 },
    });
    expect((await reading(await resumeOf(text))).experience[0]?.compared).toBe("new");
  });

  it("counts the entries that it could not read", async () => {
    const long = "x".repeat(120);
    const path = await resumeOf(
      `Experience\nDiver, Kelp Farm, 2019 – Present\n- Dived.\n\nNight Nurse\n- Kept watch.\n\n2011 – 2012\nSkills\n${long}, Knots`,
    );
    const { experience, skills, lost } = await reading(path);
    expect([experience.length, skills.length, lost]).toEqual([1, 1, 3]);
  });

  it("offers only what the profile can take", async () => {
    const description = `- ${"word ".repeat(1100)}`;
    const path = await resumeOf(
      `Experience\nDiver, Kelp Farm, 2019 – Present\n${description}\nSkills\nA\u0007b`,
    );
    const { experience, skills, lost } = await reading(path);
    expect([experience.length, skills.length, lost]).toEqual([0, 0, 2]);
  });

  it("says when a file has no text", async () => {
    expect(await reading(await resumeOf(" "))).toMatchObject({ hasText: false, experience: [], skills: [] });
  });
});

describe("M-05 what was settled", () => {
  it("stays settled, and nothing but keys of the reading is kept", async () => {
    const path = await resumeOf(text);
    const keys = ["skill-knots", "experience-5", "x".repeat(100)];
    expect((await ask("POST", path, { keys })).status).toBe(204);
    expect((await ask("POST", path, { keys: ["phone"] })).status).toBe(204);
    const { personal, experience, skills } = await reading(path);
    expect(experience.map(({ settled }) => settled)).toEqual([true, false]);
    expect(skills.map(({ settled }) => settled)).toEqual([false, true]);
    expect([personal.phone?.settled, personal.firstName?.settled]).toEqual([true, false]);
    const row = await server.parts.database.read
      .selectFrom("resume")
      .select("settled_json")
      .where("account_id", "=", Number(jane.profile.id))
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.settled_json ?? "")).toEqual(["skill-knots", "experience-5", "phone"]);
  });

  it("nobody else's resume is read or settled", async () => {
    const path = await resumeOf(text);
    const john = await signIn(server, `other-${people}@example.com`);
    expect((await ask("GET", path, undefined, john)).status).toBe(404);
    expect((await ask("POST", path, { keys: ["phone"] }, john)).status).toBe(404);
    expect((await reading(path)).personal.phone?.settled).toBe(false);
  });
});
