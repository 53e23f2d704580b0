import type { ReadJob } from "@candor/contract/resumes/reading";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, person } from "../../harness/an-application.ts";
import { anUpload } from "../../harness/an-upload.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let who: Person;

beforeAll(async () => {
  server = await startApp();
  who = await person(server, "portable@example.com");
});
afterAll(() => server.close());

const send = (content: unknown, name = "resume.json", to = who) => {
  const form = anUpload(name, Buffer.from(typeof content === "string" ? content : JSON.stringify(content)));
  return server.ask("POST", "/rest/resumes/data", { ...form, headers: { ...to.headers, ...form.headers } });
};

async function readingOf(id: string) {
  const { body } = await server.ask("GET", `/rest/resumes/${id}/reading`, who);
  return {
    jobs: body.experience.map(({ title, company, period }: ReadJob) => [
      title?.value,
      company?.value,
      period.started,
      period.ended,
    ]),
    skills: body.skills.map(({ value }: { value: string }) => value),
  };
}

const jsonResume = {
  basics: {
    name: "Ada Byron",
    email: "ada@example.com",
    phone: "+1 212-555-2368",
    location: { city: "New York", region: "NY", postalCode: "10001" },
    profiles: [{ network: "LinkedIn", url: "https://www.linkedin.com/in/ada-byron" }],
  },
  work: [
    {
      name: "Harbor Trust",
      position: "Senior Lamp Keeper",
      startDate: "2020-01-15",
      summary: "Kept the harbor lit.",
      highlights: ["Kept 12 lamps lit", "Taught two keepers"],
    },
    { company: "Fog, Bell & Sons", position: "Rigger", startDate: "2016-03", endDate: "2019-12" },
    { name: "Nobody", startDate: "2001" },
    "not an entry",
  ],
  skills: [{ name: "Programming", keywords: ["TypeScript", "SQL"] }, { name: "Rigging" }],
  education: [
    { institution: "Pratt Institute", studyType: "BFA", area: "Design", startDate: "2010", endDate: "2014" },
  ],
  references: [{ name: "Grace", reference: "zqxSecret" }],
};

const hrOpen = {
  documentId: { value: "7" },
  person: {
    name: { formattedName: "Ms. Ada Byron", given: "Ada", family: "Byron" },
    gender: "Female",
    communication: {
      address: [
        { city: "New York", countrySubDivisions: [{ type: "state", value: "NY" }], postalCode: "10001" },
      ],
      phone: [{ formattedNumber: "+1 212-555-2368" }],
      email: [{ address: "ada@example.com" }],
      web: [{ name: "Homepage", url: "https://ada.example" }],
    },
  },
  profiles: [
    {
      employment: [
        {
          organization: { name: "Harbor Trust" },
          start: "2016-03",
          current: true,
          positionHistories: [
            {
              title: "Senior Lamp Keeper",
              start: "2020-01",
              current: true,
              descriptions: [String.raw`- Kept 12 lamps lit\n- Taught two keepers`],
            },
            { title: "Rigger", start: "2016-03", end: "2019-12" },
          ],
        },
      ],
      education: [
        {
          institution: { name: "Pratt Institute" },
          start: "2010",
          end: "2014",
          educationDegrees: [{ name: "BFA", specializations: [{ name: "Design", type: "major" }] }],
        },
      ],
      qualifications: [{ competencyName: "TypeScript" }, { competencyName: "SQL" }, {}],
    },
  ],
};

describe("M-26 a resume that another program saved", () => {
  it.each([
    ["JSON Resume", jsonResume, "Fog, Bell & Sons", ["TypeScript", "SQL", "Rigging"]],
    ["HR Open", hrOpen, "Harbor Trust", ["TypeScript", "SQL"]],
    ["HR Open in an envelope", { candidate: hrOpen }, "Harbor Trust", ["TypeScript", "SQL"]],
  ])(
    "as %s is read beside the profile, job by job and skill by skill",
    async (_format, content, earlier, skills) => {
      const made = await send(content, "ada.json");
      expect(made.status).toBe(201);
      expect(made.body).toMatchObject({ fileName: "ada.docx", inactivated: true, isDefault: false });
      expect(made.body.text).toContain("BFA Design, Pratt Institute, 2010 – 2014");
      expect(made.body.text).toContain("Taught two keepers");
      expect(await readingOf(made.body.id)).toEqual({
        jobs: [
          ["Senior Lamp Keeper", "Harbor Trust", { year: 2020, month: 1 }, undefined],
          ["Rigger", earlier, { year: 2016, month: 3 }, { year: 2019, month: 12 }],
        ],
        skills,
      });
    },
  );

  it("keeps nothing that a resume doesn't show", async () => {
    const { body } = await send(jsonResume);
    expect(JSON.stringify(body)).not.toContain("zqxSecret");
    expect((await send(hrOpen)).body.text).not.toContain("Female");
  });

  it("with a byte order mark is read as well", async () => {
    expect((await send(`\uFEFF${JSON.stringify(jsonResume)}`)).status).toBe(201);
  });

  it.each([
    ["that is no JSON", "{ basics: 1 }"],
    ["of another kind", { name: "candor", version: "1.0.0" }],
    ["that is a list", [jsonResume]],
    ["with the right names and the wrong values", { basics: [], work: { position: 1 }, skills: "all" }],
    ["nested without end", `${"[".repeat(200_000)}${"]".repeat(200_000)}`],
  ])("%s is refused, and says what to upload", async (_what, content) => {
    const refused = await send(content);
    expect([refused.status, refused.body.code]).toEqual([422, "resume-data-unreadable"]);
    expect(refused.body.detail).toContain("JSON Resume or HR Open");
  });

  it("is read up to its bounds, however long it is", async () => {
    const job = {
      name: "Harbor Trust",
      position: "Keeper",
      startDate: "2020",
      summary: "lamp ".repeat(1000),
    };
    const { status, body } = await send({ ...jsonResume, work: Array.from({ length: 1500 }, () => job) });
    expect(status).toBe(201);
    expect(body.text.length).toBeLessThan(100_001);
  });
});
