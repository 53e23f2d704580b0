import { message } from "@candor/contract/messages/message";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro, sent } from "../../harness/an-application.ts";
import { anUpload } from "../../harness/an-upload.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let ada: Person;
let hosted: string;
let imported: string;
let closed: string;

beforeAll(async () => {
  server = await startApp();
  const titles = ["Keeper", "Pilot", "Diver", "Baker", "Smith", "Cooper"];
  await server.publish([
    ...titles.map((title) =>
      aDraft({ title, organization: "Harbor Trust", description: "<p>Old words.</p>" }),
    ),
    aDraft({ title: "Waiting", organization: "Unclaimed Co" }),
    aDraft({ title: "Gone", organization: "Harbor Trust", open: false }),
  ]);
  await pro(server, "pro@harbor.example", "Harbor Trust");
  ada = await person(server, "ada@example.com");
  [hosted, imported, closed] = await Promise.all([
    jobNamed(server, "Keeper"),
    jobNamed(server, "Waiting"),
    jobNamed(server, "Gone"),
  ]);
});
afterAll(() => server.close());

describe("A-01 an application", () => {
  it("is sent with the date by which an answer is due, ten business days from now", async () => {
    const answer = await apply(server, ada, hosted);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        jobId: hosted,
        status: "submitted",
        job: { title: "Keeper", organization: { name: "Harbor Trust" }, hosted: true },
      },
    });
    const created = new Date(answer.body.created);
    const weekdays = daysBetween(created, new Date(answer.body.answerBy)).filter(
      (weekday) => weekday % 6 !== 0,
    );
    expect(weekdays).toHaveLength(10);
    expect(answer.body.answerBy).toMatch(/T23:59:59\.999Z$/);
  });

  it("E-21 is read with everything that was sent, and keeps the text of the posting", async () => {
    const who = await person(server, "reader@example.com");
    const { id } = (await apply(server, who, hosted)).body;
    const { body: list } = await server.ask("GET", "/rest/applications", who);
    const { status, body } = await server.ask("GET", `/rest/applications/${id}`, who);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...sent,
      email: "reader@example.com",
      posting: { title: "Keeper", organization: "Harbor Trust", description: "<p>Old words.</p>" },
      timeline: [{ kind: "submitted", status: "submitted", actor: { kind: "seeker", name: "Ada Byron" } }],
    });
    expect(list.counts).toEqual({ submitted: 1 });
  });

  it("is confirmed by one mail with the posting and the date", async () => {
    await apply(server, await person(server, "mailed@example.com"), hosted);
    const mails = (await mailsTo(server, "mailed@example.com")).filter(({ subject }) =>
      subject.includes("Keeper"),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(
      /Harbor Trust[\s\S]*An answer is due by \w+ \d+, \d{4}\.[\s\S]*\/settings\/application\//,
    );
  });

  it("is confirmed with the lines of the receipt's page and the due line", async () => {
    const { body } = await apply(server, await person(server, "receipt@example.com"), hosted);
    const [mail] = await mailsTo(server, "receipt@example.com");
    expect(mail?.text).toMatch(
      new RegExp(
        `Number: ${body.id}\nJob: Keeper\nOrganization: Harbor Trust\nSent: [\\s\\S]*\nAnswer due by: \\w+`,
      ),
    );
    expect(mail?.text).toMatch(/Sent \w+ \d+, \d{4}\. Answer due \w+ \d+, \d{4}\. Counting starts/);
    expect(mail?.html).toMatch(/Candor<\/span>[\s\S]*<h1[\s\S]*<table[\s\S]*Answer due by<\/td>/);
  });

  it("waits without a date if nobody has claimed the organization", async () => {
    const who = await person(server, "waits@example.com");
    const { status, body } = await apply(server, who, imported);
    expect(status).toBe(201);
    expect(body).not.toHaveProperty("answerBy");
    expect(body.job.hosted).toBe(false);
    const [mail] = await mailsTo(server, "waits@example.com");
    expect(mail?.text).toContain("hasn't claimed this posting yet");
  });

  it("fills in the profile, so nothing is asked twice", async () => {
    const who = await person(server, "profile@example.com");
    await apply(server, who, hosted);
    const { body } = await server.ask("GET", "/rest/profile", who);
    expect(body).toMatchObject({
      firstName: "Ada",
      lastName: "Byron",
      phones: [{ number: "+1 212 555 2368" }],
      location: { postal: "10001" },
    });
  });
});

describe("an application is sent once", () => {
  it("however often it is repeated with the same key", async () => {
    const job = await jobNamed(server, "Pilot");
    const answers = await Promise.all([1, 2, 3, 4].map(() => apply(server, ada, job, {}, "one-key")));
    const again = await apply(server, ada, job, {}, "one-key");
    expect(new Set([...answers, again].map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set([...answers, again].map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const mails = (await mailsTo(server, "ada@example.com")).filter(({ subject }) =>
      subject.includes("Pilot"),
    );
    expect(mails).toHaveLength(1);
  });

  it("from many tabs at once, and the others get its id", async () => {
    const job = await jobNamed(server, "Diver");
    const answers = await Promise.all([1, 2, 3, 4].map((tab) => apply(server, ada, job, {}, `tab-${tab}`)));
    const [first] = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(3);
    for (const { body } of refused)
      expect(body).toMatchObject({ code: "already-applied", id: first?.body.id });
  });

  it("and a key belongs to one body", async () => {
    const job = await jobNamed(server, "Baker");
    await apply(server, ada, job, {}, "body-key");
    const other = await apply(server, ada, job, { elevatorPitch: "Other words." }, "body-key");
    expect(other).toMatchObject({ status: 409, body: { code: "key-reused" } });
  });

  it("and to one posting: it does not count as sent to another", async () => {
    const [first, second] = [await jobNamed(server, "Smith"), await jobNamed(server, "Cooper")];
    const bea = await person(server, "bea-key@example.com");
    await apply(server, bea, first, {}, "job-key");
    const other = await apply(server, bea, second, {}, "job-key");
    expect(other).toMatchObject({ status: 409, body: { code: "key-reused" } });
    expect(await apply(server, bea, second)).toMatchObject({ status: 201, body: { jobId: second } });
  });
});

describe("what cannot be sent", () => {
  it.each([
    ["V-01 a first name without a letter", { firstName: "--" }, "firstName", "First name is required"],
    ["V-02 a last name that is empty", { lastName: " " }, "lastName", "Last name is required"],
    [
      "a name of two lines",
      { firstName: "Ada\r\nBcc: bo@example.com" },
      "firstName",
      message("validation.value"),
    ],
    ["V-11 no phone number", { phone: "" }, "phone", "Phone number is required"],
    ["V-12 digits that are no number", { phone: "12345" }, "phone", "Phone number is incomplete"],
    ["V-14 no postal code", { postalCode: "" }, "postalCode", "Postal code is required"],
    [
      "V-15 a postal code that is too short",
      { postalCode: "1000" },
      "postalCode",
      "Postal code is too short",
    ],
    ["a pitch without words", { elevatorPitch: "…" }, "elevatorPitch", "Elevator pitch is required"],
    ["V-16 a resume that is nobody's", { resumeId: "999" }, "resumeId", "Resume is required"],
    ["a charity that there is not", { charityId: "x" }, "charityId", "This is not one of the choices"],
  ])("%s is refused", async (_, changes, field, text) => {
    const { status, body } = await apply(server, ada, await jobNamed(server, "Smith"), changes);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ path: `/${field}`, text })]);
  });

  it.each([
    ["V-01", "firstName", "First name is required"],
    ["V-02", "lastName", "Last name is required"],
    ["V-11", "phone", "Phone number is required"],
    ["V-14", "postalCode", "Postal code is required"],
    ["V-45", "elevatorPitch", "Elevator pitch is required"],
  ])(
    "V-01 V-02 V-11 V-14 V-45 a call without the field hears what an empty one does: %s %s",
    async (_, field, text) => {
      const { body } = await apply(server, ada, await jobNamed(server, "Smith"), { [field]: undefined });
      expect(body.errors).toEqual([expect.objectContaining({ path: `/${field}`, text })]);
    },
  );

  it("V-15 a short postal code of another country is enough", async () => {
    const changes = { phone: "+354 410 4000", postalCode: "101" };
    expect((await apply(server, ada, await jobNamed(server, "Smith"), changes)).status).toBe(201);
  });

  it("nothing is sent to a closed or missing job", async () => {
    expect(await apply(server, ada, closed)).toMatchObject({ status: 409, body: { code: "job-closed" } });
    expect(await apply(server, ada, "999999")).toMatchObject({
      status: 404,
      body: { code: "job-not-found" },
    });
    expect(await apply(server, ada, "x")).toMatchObject({ status: 404, body: { code: "job-not-found" } });
  });

  it("V-16 nothing is sent without a resume, or with one that is inactivated", async () => {
    const job = await jobNamed(server, "Cooper");
    const { headers } = await person(server, "hedy@example.com");
    const send = () =>
      server.ask("POST", `/rest/jobs/${job}/applications`, { headers, payload: { ...sent, resumeId: "" } });
    const refused = {
      status: 400,
      body: { errors: [{ path: "/resumeId", key: "validation.resumeRequired", text: "Resume is required" }] },
    };
    expect(await send()).toMatchObject(refused);
    const upload = anUpload("hedy.txt", Buffer.from("Hedy Lamarr, inventor"));
    const { body } = await server.ask("POST", "/rest/resumes", {
      ...upload,
      headers: { ...headers, ...upload.headers },
    });
    await server.ask("DELETE", `/rest/resumes/${body.id}`, { headers });
    expect(await send()).toMatchObject(refused);
    expect((await server.ask("GET", "/rest/applications", { headers })).body.applications).toEqual([]);
  });

  it("another person's resume is refused", async () => {
    const job = await jobNamed(server, "Cooper");
    const grace = await person(server, "grace@example.com");
    const { payload, headers } = anUpload("grace.txt", Buffer.from("Grace Hopper, admiral"));
    const { body } = await server.ask("POST", "/rest/resumes", {
      headers: { ...grace.headers, ...headers },
      payload,
    });
    expect((await apply(server, ada, job, { resumeId: body.id })).status).toBe(400);
    expect((await apply(server, grace, job, { resumeId: body.id })).status).toBe(201);
  });
});

/** Weekdays of the dates after the first up to the second. */
function daysBetween(from: Date, through: Date): number[] {
  const weekdays: number[] = [];
  const date = new Date(from);
  for (;;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date > through && date.toISOString().slice(0, 10) !== through.toISOString().slice(0, 10))
      return weekdays;
    weekdays.push(date.getUTCDay());
  }
}
