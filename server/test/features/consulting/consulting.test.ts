import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { createAccount } from "../../../src/features/session/commands/accounts.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
type Consultant = Person & { readonly email: string };

let ada: Consultant;
let eve: Consultant;
let people = 0;

beforeAll(async () => {
  server = await startApp();
});
beforeEach(async () => {
  ada = await somebody();
  eve = await somebody();
});
afterAll(() => server.close());

async function somebody(): Promise<Consultant> {
  people += 1;
  const email = `consultant${people}@example.com`;
  const who = await person(server, email);
  const payload = { firstName: "Ada", lastName: "Byron" };
  expect((await server.ask("PATCH", "/rest/account", { ...who, payload })).status).toBe(204);
  return { ...who, email };
}

const path = "/rest/consulting/enrollment";
const enroll = (by: Person, payload: object) => server.ask("PUT", path, { ...by, payload });
const unenroll = (by: Person) => server.ask("DELETE", path, by);
const enrollment = async (by: Person) => (await server.ask("GET", path, by)).body.enrollment;

async function eventsOf({ accountId }: Person): Promise<string[]> {
  const rows = await server.parts.database.read
    .selectFrom("event")
    .select(["name", "payload_json"])
    .where("subject", "=", "consulting-enrollment")
    .where("subject_id", "=", Number(accountId))
    .orderBy("sequence")
    .execute();
  return rows.map(({ name }) => name);
}

describe("C-20 R-30 A-19 enrolling in consulting", () => {
  it("keeps the specialty, the place and the remote work of one's own account, and of no other", async () => {
    expect(await enrollment(ada)).toBeUndefined();
    expect((await enroll(ada, { specialty: "Design", remote: "only", location: " Austin " })).status).toBe(
      204,
    );
    expect(await enrollment(ada)).toMatchObject({
      specialty: "Design",
      remote: "only",
      location: "Austin",
      enrolledAt: expect.any(String),
    });
    expect(await enrollment(eve)).toBeUndefined();
  });

  it("says nothing of a place that was left empty", async () => {
    await enroll(ada, { specialty: "Legal" });
    expect(await enrollment(ada)).toEqual({
      specialty: "Legal",
      remote: "include",
      enrolledAt: expect.any(String),
    });
  });

  it("again changes the enrollment's content, and not its date", async () => {
    await enroll(ada, { specialty: "Design" });
    const { enrolledAt } = await enrollment(ada);
    await server.advance(60_000);
    await enroll(ada, { specialty: "Sales" });
    expect(await enrollment(ada)).toMatchObject({ specialty: "Sales", enrolledAt });
    expect(await eventsOf(ada)).toEqual(["consulting-enrolled", "consulting-changed"]);
  });

  it("twice at once enrolls once", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => enroll(ada, { specialty: "Design" })));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(await eventsOf(ada)).toEqual(["consulting-enrolled"]);
  });

  it("R-29 needs a name, which administrators read", async () => {
    const nameless = await person(server, "nameless@example.com");
    const { status, body } = await enroll(nameless, { specialty: "Design" });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { path: "/firstName", key: "validation.firstNameRequired" },
      { path: "/lastName", key: "validation.lastNameRequired" },
    ]);
    expect(await enrollment(nameless)).toBeUndefined();
  });

  it("R-27 V-45 refuses a place without a letter or digit", async () => {
    const { status, body } = await enroll(ada, { specialty: "Design", location: " - " });
    expect([status, body.errors]).toMatchObject([400, [{ path: "/location", key: "location.invalid" }]]);
    expect(await enrollment(ada)).toBeUndefined();
  });

  it.each([
    ["no specialty", {}, "/specialty"],
    ["another specialty", { specialty: "Juggling" }, "/specialty"],
    ["another remote option", { specialty: "Design", remote: "sometimes" }, "/remote"],
    ["an endless place", { specialty: "Design", location: "x".repeat(5000) }, "/location"],
  ])("is refused with %s", async (_what, payload, at) => {
    const { status, body } = await enroll(ada, payload);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: at }]);
    expect(await enrollment(ada)).toBeUndefined();
  });
});

describe("C-20 R-31 A-19 unenrolling", () => {
  it("leaves nothing of the enrollment, and is no error for somebody who isn't enrolled", async () => {
    await enroll(ada, { specialty: "Design" });
    await enroll(eve, { specialty: "Design" });
    expect((await unenroll(ada)).status).toBe(204);
    expect(await enrollment(ada)).toBeUndefined();
    expect(await enrollment(eve)).toBeDefined();
    expect((await unenroll(ada)).status).toBe(204);
    expect(await eventsOf(ada)).toEqual(["consulting-enrolled", "consulting-unenrolled"]);
  });

  it("lets one enroll again", async () => {
    await enroll(ada, { specialty: "Design" });
    await unenroll(ada);
    await server.advance(60_000);
    await enroll(ada, { specialty: "Sales" });
    expect(await enrollment(ada)).toMatchObject({ specialty: "Sales" });
  });
});

describe("the administrators' list of consultants", () => {
  let administrator: Person;
  const list = async (query = "", by = administrator) =>
    server.ask("GET", `/rest/admin/consulting${query}`, by);

  beforeEach(async () => {
    const operator = await somebody();
    await setAdministrator(server.parts, operator.email, { granted: true });
    administrator = operator;
  });

  it("shows what the page of consulting says, and nothing else of a profile", async () => {
    const grace = await somebody();
    const save = (part: string, payload: object) =>
      server.ask("PUT", `/rest/profile/${part}`, { ...grace, payload });
    await save("personal", {
      firstName: "Grace",
      lastName: "Brewster",
      address: "1 Pier Street",
      city: "Austin",
      postal: "78701",
      country: "US",
      state: "TX",
      linkedInUrl: "www.linkedin.com/in/grace",
    });
    await save("background", {
      workAuthorization: "anyEmployer",
      mostRecentEmployer: "Harbor Trust",
      mostRecentJobTitle: "Keeper",
    });
    await save("skills", { skills: ["Lamps", "Ledgers"] });
    await save("phones", { phones: [{ number: "(212) 555-2368", type: "home" }] });
    await save("current-pay", { currentSalary: 81_234, currentSalaryType: "perYear" });
    await save("goals", { goal: "A lighthouse.", expectedSalary: 91_234 });
    await enroll(grace, { specialty: "Science", location: "Maine" });
    const { body } = await list("?specialty=Science");
    expect(body).toEqual({
      total: 1,
      consultants: [
        {
          specialty: "Science",
          remote: "include",
          location: "Maine",
          enrolledAt: expect.any(String),
          name: "Grace Brewster",
          email: grace.email,
          mostRecentJobTitle: "Keeper",
          mostRecentEmployer: "Harbor Trust",
          skills: ["Lamps", "Ledgers"],
          workAuthorization: "anyEmployer",
          linkedInUrl: "https://www.linkedin.com/in/grace",
        },
      ],
    });
  });

  it("has the latest first, twenty at a time, of one specialty if asked", async () => {
    const now = server.parts.clock.now();
    await server.parts.database.write(async (writer) => {
      for (let at = 0; at < 23; at += 1) {
        const id = await createAccount(server.parts, writer, `crowd${at}@example.com`, undefined);
        const specialty = at < 22 ? "Training" : "Distribution";
        const row = { account_id: id as number, specialty, remote: "include" } as const;
        await writer
          .insertInto("consulting_enrollment")
          .values({ ...row, location: null, enrolled_at: now + at })
          .execute();
      }
    });
    const emails = async (query: string) =>
      (await list(query)).body.consultants.map(({ email }: { email: string }) => email);
    const [first, rest] = [await emails("?specialty=Training"), await emails("?specialty=Training&from=20")];
    expect([first.length, first[0]]).toEqual([20, "crowd21@example.com"]);
    expect(rest).toEqual(["crowd1@example.com", "crowd0@example.com"]);
    expect((await list("?specialty=Training")).body.total).toBe(22);
    expect((await list()).body.total).toBeGreaterThan(22);
  });

  it("P-07 is not there for anybody else", async () => {
    expect((await list("", ada)).status).toBe(404);
    expect((await server.ask("GET", "/rest/admin/consulting")).status).toBe(404);
  });

  it("loses people who unenroll", async () => {
    await enroll(ada, { specialty: "Purchasing" });
    expect((await list("?specialty=Purchasing")).body.total).toBe(1);
    await unenroll(ada);
    expect((await list("?specialty=Purchasing")).body).toEqual({ total: 0, consultants: [] });
  });
});
