import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aZip, zipOf } from "../../harness/a-zip.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { anUpload } from "../../harness/an-upload.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { aBomb } from "../../platform/documents/hostile.ts";

let server: TestApp;
let who: Person;

beforeAll(async () => {
  server = await startApp();
  who = await person(server, "moving@example.com");
});
afterAll(() => server.close());

/** As LinkedIn writes them, with a byte order mark, quoted line breaks and columns that nobody reads. */
const files = {
  "Profile.csv":
    "\uFEFFFirst Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location\n" +
    'Ada,Byron,,,Dec 10,Keeper,"I keep lamps, lit.",Maritime,10001,"New York, New York"\n',
  "Positions.csv":
    "Company Name,Title,Description,Location,Started On,Finished On\n" +
    'Harbor Trust,Senior Lamp Keeper,"• Kept 12 lamps lit\n• Taught two keepers",Boston,Jan 2020,\n' +
    '"Fog, Bell & Sons",Rigger,,Salem,Mar 2016,Dec 2019\n' +
    "Nobody,,,,Jan 2001,\n",
  "Skills.csv": "Name\nTypeScript\nProject Management\n",
  "Education.csv":
    "School Name,Start Date,End Date,Notes,Degree Name,Activities\nPratt Institute,2010,2014,,BFA,\n",
  "PhoneNumbers.csv": "Extension,Number,Type\n,+1 212-555-2368,Mobile\n",
  "messages.csv": "FROM,CONTENT\nGrace,zqxSecret\n",
};

const send = (name: string, bytes: Buffer, to = who) => {
  const form = anUpload(name, bytes);
  return server.ask("POST", "/rest/resumes/linkedin", {
    ...form,
    headers: { ...to.headers, ...form.headers },
  });
};

describe("M-26 LinkedIn's copy of somebody's data", () => {
  const ways = [
    ["its files", files],
    ["a folder", Object.fromEntries(Object.entries(files).map(([name, text]) => [`Basic/${name}`, text]))],
  ] as const;

  it.each(ways)("in %s is read beside the profile, job by job and skill by skill", async (_way, contents) => {
    const made = await send("Basic_LinkedInDataExport.zip", zipOf(contents));
    expect(made.status).toBe(201);
    const { body } = await server.ask("GET", `/rest/resumes/${made.body.id}/reading`, who);
    const values = body.experience.map((job: Record<string, { value: string }>) => job);
    expect(JSON.stringify(values)).toContain("Senior Lamp Keeper");
    expect(values).toHaveLength(2);
    expect(JSON.stringify(values)).toContain("Fog, Bell & Sons");
    expect(body.skills.map(({ value }: { value: string }) => value)).toEqual([
      "TypeScript",
      "Project Management",
    ]);
  });

  it("keeps nothing else of the archive, and goes with no application", async () => {
    const { body } = await send("data.zip", zipOf(files));
    expect(body).toMatchObject({ fileName: "linkedin.docx", inactivated: true, isDefault: false });
    expect(body.text).toContain("BFA, Pratt Institute, 2010 – 2014");
    expect(JSON.stringify(body)).not.toContain("zqxSecret");
  });

  const refused = [
    ["of other files", zipOf({ "Connections.csv": "First Name\nGrace\n" }), "linkedin-unreadable"],
    ["that is none", Buffer.from("PK no archive"), "linkedin-unreadable"],
    ["that is a bomb", aBomb(), "linkedin-unreadable"],
    [
      "that writes outside of its folder",
      aZip([{ name: "../Profile.csv", bytes: Buffer.from(files["Profile.csv"]) }]),
      "linkedin-unreadable",
    ],
    ["with broken quotes", zipOf({ "Positions.csv": 'Title\n"Keeper\n' }), "linkedin-unreadable"],
    [
      "with bytes that are no text",
      aZip([{ name: "Profile.csv", bytes: Buffer.from([0xff, 0x00, 0xc3, 0x28]) }]),
      "linkedin-unreadable",
    ],
    [
      "that a password locks",
      aZip([{ name: "Profile.csv", bytes: Buffer.from("x"), encrypted: true }]),
      "file-locked",
    ],
  ] as const;

  it.each(refused)("is refused as an archive %s, and leaves nothing", async (_what, bytes, code) => {
    const before = (await server.ask("GET", "/rest/resumes", who)).body.resumes.length;
    const { status, body } = await send("data.zip", bytes);
    expect([status, body.code]).toEqual([422, code]);
    expect((await server.ask("GET", "/rest/resumes", who)).body.resumes).toHaveLength(before);
  });
});
