import type { Profile } from "@candor/contract/session/shapes";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readResume } from "../../../src/features/resumes/rules/reading/read-resume.ts";
import { sheetOf } from "../../../src/features/resumes/rules/sheet-of.ts";
import { readDocument } from "../../../src/platform/documents/read-document.ts";
import { docxResume, pdfResume, undrawnIn } from "../../../src/platform/sheets/resume.ts";
import { addResume } from "../../harness/a-resume.ts";
import { anUpload } from "../../harness/an-upload.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { signIn } from "../../harness/sign-in.ts";

const month = fc
  .tuple(fc.integer({ min: 1990, max: 2024 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, at]) => `${year}-${String(at).padStart(2, "0")}`);
const job = fc.record({
  title: fc.constantFrom(
    "Registered Nurse",
    "Software Engineer",
    "Kelp Diver",
    "Développeur Senior",
    "Électricien",
  ),
  company: fc.constantFrom("Harbor Hospital", "Łódź Systems", "Point Light", "Baker Hughes", "Müller GmbH"),
  started: month,
  ended: fc.option(month, { nil: undefined }),
  description: fc.option(
    fc.constantFrom(
      "Cared for six patients.",
      "Led a crew of four.\nWired motor control centers of many kinds, in plants and in schools, for owners who wanted it done by the first day of the term.",
    ),
    { nil: undefined },
  ),
});
const skill = fc.constantFrom(
  "Telemetry",
  "Triage",
  "IV Therapy",
  "Conduit bending",
  "C++",
  "Soudure",
  "Žurnalistika",
);

const profile = fc
  .record({
    experience: fc.array(job, { minLength: 1, maxLength: 9 }),
    skills: fc.uniqueArray(skill, { minLength: 1 }),
  })
  .map(({ experience, skills }) => {
    const own = {
      displayName: "Zoë Łukasz",
      email: "zoe@example.com",
      phones: [{ number: "+1 512 555 0143", type: "mobile" }],
      location: { city: "Austin", state: "TX", postal: "78701" },
      linkedInUrl: "https://www.linkedin.com/in/zoe",
      experience,
      skills,
    };
    return own as unknown as Profile;
  });

function asRead(text: string) {
  const { experience, skills, linkedIn } = readResume(text);
  const months = (moment: { year: number; month?: number } | undefined) =>
    moment && `${moment.year}-${String(moment.month).padStart(2, "0")}`;
  return {
    experience: experience.map(({ title, company, period: { value } }) => ({
      title: title?.value,
      company: company?.value,
      started: months(value.started),
      ended: months(value.ended),
    })),
    skills: skills.map(({ value }) => value),
    linkedIn: linkedIn?.value,
  };
}

it.each([
  ["PDF", (own: Profile) => pdfResume(sheetOf(own), 0)],
  ["DOCX", (own: Profile) => docxResume(sheetOf(own), Date.UTC(2026, 10, 22))],
] as const)("M-05 a %s made from a profile is read back as the profile", async (_format, make) => {
  await fc.assert(
    fc.asyncProperty(profile, async (own) => {
      const { text } = await readDocument(await make(own));
      expect(asRead(text)).toEqual({
        experience: own.experience.map(({ title, company, started, ended }) => ({
          title,
          company,
          started,
          ended,
        })),
        skills: own.skills,
        linkedIn: "linkedin.com/in/zoe",
      });
    }),
    { numRuns: 8 },
  );
});

const named = (displayName: string) =>
  sheetOf({
    displayName,
    email: "a@example.com",
    phones: [],
    location: { city: "Austin" },
    experience: [],
    skills: [],
  } as unknown as Profile);

describe("M-05 a PDF made from a profile", () => {
  it.each([
    "Nguyễn Thị Đức",
    "Иван Петров",
    "Ярослава Ґедзь",
    "Γιώργος Ωνάσης",
    "Łukasz Ğül Иван",
    "Zoë Ọlá Wǎng",
  ])("shows all of %s", async (name) => {
    const { text } = await readDocument(await pdfResume(named(name), 0));
    expect(text.split("\n")[0]).toBe(name);
  });

  it("shows marks, styles and signs in a form that its fonts have", async () => {
    const { text } = await readDocument(await pdfResume(named("Zoe\u0308 𝐁𝐨𝐥𝐝 ✓ →"), 0));
    expect(text.split("\n")[0]).toBe("Zoë Bold • ->");
  });

  it("keeps words whole where they need several fonts", async () => {
    const sheet = { ...named("Ada"), education: ["Nguyễn Иван ".repeat(40).trim()] };
    const { text } = await readDocument(await pdfResume(sheet, 0));
    expect(text.split(/\s+/).filter((word) => word === "Nguyễn")).toHaveLength(40);
  });

  it.each(["李明", "محمد", "דוד", "🔥"])("is not made with %s, which it can't show", async (word) => {
    expect(await undrawnIn(named(`Ada ${word}`))).toEqual([word]);
    await expect(pdfResume(named(word), 0)).rejects.toThrow("no font");
  });
});

describe("M-05 a resume made from the profile", () => {
  let server: TestApp;
  let ada: Awaited<ReturnType<typeof signIn>>;
  const headers = () => ({ authorization: `Bearer ${ada.jwt}` });

  beforeAll(async () => {
    server = await startApp();
    ada = await signIn(server, "ada@example.com");
    const save = (method: "POST" | "PUT", part: string, payload: object) =>
      server.ask(method, `/rest/profile/${part}`, { headers: headers(), payload });
    const personal = { firstName: "Ada", lastName: "Byron", postal: "78701", country: "US", state: "TX" };
    await save("PUT", "personal", personal);
    await save("PUT", "skills", { skills: ["Triage"] });
    await save("PUT", "goals", { goal: "Kelp.", expectedSalary: 91_234 });
    await save("PUT", "current-pay", { currentSalary: 87_654, currentSalaryType: "perYear" });
    const started = { year: 2020, month: 1 };
    await save("POST", "experience", { title: "Kelp Diver", company: "Point Light", started, current: true });
  });
  afterAll(() => server.close());

  async function linkTo(format: string): Promise<string> {
    return (await server.ask("GET", `/rest/profile/resume/${format}/link`, { headers: headers() })).body.url;
  }

  it("is JSON Resume, without anybody's pay", async () => {
    const { status, body, headers: answered } = await server.ask("GET", await linkTo("json"));
    expect(status).toBe(200);
    expect(answered["content-disposition"]).toContain('filename="Ada Byron.json"');
    expect(body).toMatchObject({
      basics: {
        name: "Ada Byron",
        email: "ada@example.com",
        location: { postalCode: "78701", region: "TX" },
      },
      work: [{ name: "Point Light", position: "Kelp Diver", startDate: "2020-01" }],
      skills: [{ name: "Triage" }],
    });
    expect(JSON.stringify(body)).not.toMatch(/91_?234|87_?654/);
  });

  it("is a Candidate of HR Open, without anybody's pay", async () => {
    const { status, body, headers: answered } = await server.ask("GET", await linkTo("hropen"));
    expect(status).toBe(200);
    expect(answered["content-disposition"]).toContain('filename="Ada Byron.hropen.json"');
    expect(body.person).toEqual({
      name: { formattedName: "Ada Byron", given: "Ada", family: "Byron" },
      communication: {
        address: [
          {
            countrySubDivisions: [{ type: "state", value: "TX" }],
            postalCode: "78701",
            countryCode: "US",
          },
        ],
        email: [{ address: "ada@example.com" }],
      },
    });
    expect(body.profiles).toEqual([
      {
        objective: "Kelp.",
        employment: [
          {
            organization: { name: "Point Light" },
            start: "2020-01",
            current: true,
            positionHistories: [{ title: "Kelp Diver", start: "2020-01", current: true }],
          },
        ],
        qualifications: [{ competencyName: "Triage" }],
      },
    ]);
  });

  it.each(["json", "hropen"])("as %s is read back as the profile", async (format) => {
    const { body } = await server.ask("GET", await linkTo(format));
    const form = anUpload("own.json", Buffer.from(JSON.stringify(body)));
    const made = await server.ask("POST", "/rest/resumes/data", {
      ...form,
      headers: { ...headers(), ...form.headers },
    });
    expect(made.body.text).toMatch(/^Ada Byron\n/);
    for (const part of ["ada@example.com", "TX 78701", "Kelp Diver", "Jan 2020 – Present", "Triage"])
      expect(made.body.text).toContain(part);
  });

  it("is a vCard with how to reach its owner", async () => {
    const { headers: answered, body } = await server.ask("GET", await linkTo("vcf"));
    expect(answered).toMatchObject({
      "content-type": "text/vcard; charset=utf-8",
      "content-disposition": expect.stringContaining('filename="Ada Byron.vcf"'),
    });
    expect(body).toContain("\r\nFN:Ada Byron\r\nN:Byron;Ada;;;\r\n");
  });

  it.each([
    ["pdf", "application/pdf"],
    ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ])("is handed out as %s", async (format, type) => {
    const { status, headers: answered } = await server.ask("GET", await linkTo(format));
    expect([status, answered["content-type"]]).toEqual([200, type]);
    expect(answered["content-disposition"]).toContain(`filename="Ada Byron.${format}"`);
  });

  it("is refused as a PDF with what it can't show, and handed out as DOCX", async () => {
    const link = await linkTo("pdf");
    const skills = (names: readonly string[]) =>
      server.ask("PUT", "/rest/profile/skills", { headers: headers(), payload: { skills: names } });
    await skills(["Triage", "漢字 teaching"]);
    const asked = await server.ask("GET", "/rest/profile/resume/pdf/link", { headers: headers() });
    for (const { status, body } of [asked, await server.ask("GET", link)]) {
      expect([status, body.code]).toEqual([422, "text-undrawable"]);
      expect(body.detail).toContain("can't show “漢字”,");
    }
    expect((await server.ask("GET", await linkTo("docx"))).status).toBe(200);
    await skills(["Triage"]);
    expect((await server.ask("GET", link)).status).toBe(200);
  });

  it("is not opened by a link to one uploaded resume, nor without a link", async () => {
    const id = await addResume(server.parts, Number(ada.profile.id), "a.txt", "A");
    const { url } = (await server.ask("GET", `/rest/resumes/${id}/link`, { headers: headers() })).body;
    const token = new URL(url, server.origin).searchParams.get("token");
    expect((await server.ask("GET", `/rest/profile/resume/json?token=${token}`)).status).toBe(404);
    expect((await server.ask("GET", "/rest/profile/resume/json?token=x")).status).toBe(404);
  });
});
