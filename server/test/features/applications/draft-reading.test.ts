import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { pro as appointed, person } from "../../harness/an-application.ts";
import { anUpload } from "../../harness/an-upload.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const head = "Ada Byron\nAustin, TX 78701\n(512) 555-0143\nada@example.com\n";

let server: TestApp;
let draft: string;
let key: { "candor-draft": string };

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ organization: "Reading Works" })]);
  const read = server.parts.database.read.selectFrom("posting").select("id");
  draft = `/rest/apply-drafts/${(await read.executeTakeFirstOrThrow()).id}`;
});
afterAll(() => server.close());
beforeEach(async () => {
  key = { "candor-draft": (await server.ask("POST", "/rest/apply-drafts")).body.id };
});

const type = (payload: object) => server.ask("PATCH", draft, { headers: key, payload });

function upload(text = head) {
  const { payload, headers } = anUpload("resume.txt", Buffer.from(text));
  return server.ask("POST", `${draft}/resume`, { payload, headers: { ...headers, ...key } });
}

describe("M-35 what an uploaded resume says", () => {
  it("fills in the fields that are empty, and is marked", async () => {
    await type({ firstName: "Augusta", lastName: "" });
    const { body } = await upload();
    expect(body.fields).toEqual({
      firstName: "Augusta",
      lastName: "Byron",
      email: "ada@example.com",
      phone: "(512) 555-0143",
      postalCode: "78701",
    });
    expect(body.fromResume).toEqual(["lastName", "email", "phone", "postalCode"]);
    expect(body.faults.map(({ field }: { field: string }) => field)).toEqual(["elevatorPitch"]);
  });

  it("is replaced by what is typed later, even if that is nothing", async () => {
    await upload();
    const { body } = await type({ phone: "", lastName: "Byron" });
    expect(body.fields).toMatchObject({ phone: "", lastName: "Byron" });
    expect(body.fromResume).toEqual(["firstName", "lastName", "email", "postalCode"]);
    expect(body.faults).toContainEqual(expect.objectContaining({ field: "phone" }));
  });

  it("goes with the file", async () => {
    await upload();
    expect((await server.ask("DELETE", `${draft}/resume`, { headers: key })).body).toMatchObject({
      fields: {},
      fromResume: [],
    });
  });
});

describe("M-05 what software reads in a resume", () => {
  const text = `${head}
Experience
Kelp Diver, Harbor Farm, Jan 2020 – Present
- Dived in cold water.

Night Nurse
- Kept watch.

Lamp Keeper, Point Light, 2015 – 2019
- Kept a lamp.

Skills
Diving, Knots
`;

  it("is said before it is sent, with what could not be read, and both sides read the same after", async () => {
    const reading = {
      jobs: [
        { title: "Kelp Diver", company: "Harbor Farm", started: { year: 2020, month: 1 } },
        { title: "Lamp Keeper", company: "Point Light", started: { year: 2015 }, ended: { year: 2019 } },
      ],
      skills: ["Diving", "Knots"],
      lost: 1,
    };
    const { body } = await upload(text);
    expect(body.reading).toEqual(reading);
    const seeker = await person(server, "reading@example.com");
    const pro = await appointed(server, "pro@reading.example", "Reading Works");
    const jobId = draft.split("/").at(-1)!;
    const sent = await server.ask("POST", `/rest/jobs/${jobId}/applications`, {
      headers: { ...seeker.headers, ...key },
      payload: {
        firstName: "Ada",
        lastName: "Byron",
        phone: "(512) 555-0143",
        postalCode: "78701",
        elevatorPitch: "I dive.",
        resumeId: body.resume.id,
      },
    });
    expect(sent.status).toBe(201);
    const own = (await server.ask("GET", `/rest/applications/${sent.body.id}`, seeker)).body.resume;
    expect(own.reading).toEqual(reading);
    const hirers = `/rest/organization/applications/${sent.body.id}`;
    expect((await server.ask("GET", hirers, pro)).body.resume.reading).toEqual(reading);
    const stored = (await server.ask("GET", `/rest/resumes/${own.id}/reading`, seeker)).body;
    expect([stored.experience.length, stored.skills.length, stored.lost]).toEqual([2, 2, 1]);
  });
});
