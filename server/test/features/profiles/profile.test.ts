import { phoneText } from "@candor/contract/profiles/phone-text";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { faults } from "../../harness/own-account.ts";

let server: TestApp;
let ada: Person;
let people = 0;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  ada = await person(server, `ada-${people}@example.com`);
});

type Method = "POST" | "PUT" | "DELETE";

const say = (part: string, payload?: object, method: Method = "PUT", who: Person = ada) =>
  server.ask(method, `/rest/profile/${part}`, { headers: who.headers, ...(payload && { payload }) });

async function profile(who: Person = ada) {
  return (await server.ask("GET", "/rest/profile", { headers: who.headers })).body;
}

const personal = { firstName: "Ada", lastName: "Byron", postal: "78701" };
const job = { title: "Keeper", company: "Harbor Lights", started: { year: 2020, month: 3 } };
const austin = { ...personal, city: "Austin", state: "Texas", country: "US" };

describe("R-46 personal information", () => {
  it("E-03 E-04 E-05 E-14: is kept as it was typed, the state by its abbreviation", async () => {
    const body = { ...austin, address: "1 Congress Avenue", linkedInUrl: "linkedin.com/in/ada" };
    expect((await say("personal", body)).status).toBe(204);
    expect(await profile()).toMatchObject({
      displayName: "Ada Byron",
      linkedInUrl: "https://www.linkedin.com/in/ada",
      location: { address: "1 Congress Avenue", city: "Austin", state: "TX", postal: "78701", country: "US" },
      _location: { latitude: expect.any(Number), longitude: expect.any(Number) },
    });
  });

  it("loses what is left empty", async () => {
    await say("personal", { ...austin, linkedInUrl: "linkedin.com/in/ada" });
    await say("personal", personal);
    const { linkedInUrl, location } = await profile();
    expect([linkedInUrl, location]).toEqual([undefined, { postal: "78701" }]);
  });

  it("V-01 V-14 V-25: is refused as a whole, with the texts of the catalogue", async () => {
    const refused = await say("personal", {
      firstName: "-",
      lastName: "B",
      postal: "",
      linkedInUrl: "x.example",
    });
    expect(faults(refused)).toEqual({
      status: 400,
      keys: [
        "/firstName validation.firstNameRequired",
        "/postal validation.postalCodeRequired",
        "/linkedInUrl validation.linkedInUrlPrefix",
      ],
    });
    expect(refused.body.errors[2].text).toBe("The LinkedIn URL should start with www.linkedin.com/");
    expect((await profile()).lastName).toBeUndefined();
  });

  it("V-01 V-02 V-14: a call without them hears that they are required", async () => {
    expect(faults(await say("personal", {}))).toEqual({
      status: 400,
      keys: [
        "/firstName validation.firstNameRequired",
        "/lastName validation.lastNameRequired",
        "/postal validation.postalCodeRequired",
      ],
    });
  });
});

it("X-13 a place that isn't in the gazetteer is refused at its field, and nothing is saved", async () => {
  const refused = await say("personal", { ...austin, state: "Qzz", lastName: "Nobody" });
  expect(faults(refused)).toEqual({ status: 400, keys: ["/state location.invalid"] });
  expect(refused.body.errors[0].text).toBe("Invalid Location");
  expect((await profile()).lastName).not.toBe("Nobody");
});

describe("R-48 E-06 phones", () => {
  it("are a list in the person's order, replaced as a whole", async () => {
    const phones = [
      { number: "(512) 555-0123", extension: "42", type: "office" },
      { number: "+49 30 901820", type: "home" },
    ];
    expect((await say("phones", { phones })).status).toBe(204);
    expect((await profile()).phones).toEqual([
      { number: "+1 512 555 0123", extension: "42", type: "office" },
      { number: "+49 30 901820", type: "home" },
    ]);
    await say("phones", { phones: [] });
    expect((await profile()).phones).toEqual([]);
  });

  it("keep an extension that is typed after the number, and fill in an application's phone with it", async () => {
    await say("phones", { phones: [{ number: "(212) 555-0100 x12", type: "office" }] });
    const office = { number: "+1 212 555 0100", extension: "12", type: "office" };
    expect((await profile()).phones).toEqual([office]);
    await server.publish([aDraft({ title: `Caller ${people}`, organization: "Harbor Trust" })]);
    await apply(server, ada, await jobNamed(server, `Caller ${people}`), { phone: phoneText(office) });
    expect((await profile()).phones).toEqual([office]);
  });

  it("V-12 V-13: name each number that is wrong, and change nothing", async () => {
    const phones = [{ number: "(512) 555-0123", type: "home" }];
    await say("phones", { phones });
    const wrong = [...phones, { number: "", extension: "9", type: "office" }, { number: "12", type: "home" }];
    expect(faults(await say("phones", { phones: wrong }))).toEqual({
      status: 400,
      keys: ["/phones/1/number validation.phoneEmpty", "/phones/2/number validation.phoneIncomplete"],
    });
    expect((await profile()).phones).toHaveLength(1);
  });

  it("M-35: begin with the number of an application, until the list says otherwise", async () => {
    await server.publish([aDraft({ title: `Keeper ${people}`, organization: "Harbor Trust" })]);
    await apply(server, ada, await jobNamed(server, `Keeper ${people}`), { phone: "(512) 555-0143" });
    expect((await profile()).phones).toEqual([{ number: "+1 512 555 0143", type: "mobile" }]);
    await say("phones", { phones: [{ number: "512 555 0123", type: "home" }] });
    expect((await profile()).phones).toEqual([{ number: "+1 512 555 0123", type: "home" }]);
  });
});

describe("R-50 R-51 E-08 experience", () => {
  it("is added, changed and removed, current jobs first", async () => {
    const first = await say("experience", { ...job, ended: { year: 2024, month: 2 } }, "POST");
    expect(first.status).toBe(201);
    await say("experience", { ...job, title: "Chief", current: true, description: "Lit lamps." }, "POST");
    const all = (await profile()).experience;
    expect(all).toMatchObject([
      { title: "Chief", started: "2020-03", current: true, description: "Lit lamps." },
      { id: first.body.id, title: "Keeper", ended: "2024-02", current: false },
    ]);
    expect(all[0].ended).toBeUndefined();
    expect((await say(`experience/${first.body.id}`, { ...job, current: true })).status).toBe(204);
    expect((await say(`experience/${all[0].id}`, undefined, "DELETE")).status).toBe(204);
    expect((await profile()).experience).toMatchObject([{ id: first.body.id, current: true }]);
  });

  it("sent again with its key is added once", async () => {
    const headers = { ...ada.headers, "idempotency-key": "a-job" };
    const add = (title: string) =>
      server.ask("POST", "/rest/profile/experience", { headers, payload: { ...job, title, current: true } });
    const first = await add("Keeper");
    expect(await add("Keeper")).toMatchObject({ status: 201, body: first.body });
    expect(await add("Chief")).toMatchObject({ status: 409, body: { code: "key-reused" } });
    expect((await profile()).experience).toHaveLength(1);
  });

  it("V-26 V-28 V-29: a call without start, company or title hears that they are required", async () => {
    expect(faults(await say("experience", {}, "POST"))).toEqual({
      status: 400,
      keys: [
        "/title validation.titleRequired",
        "/company validation.companyRequired",
        "/started validation.startDateRequired",
      ],
    });
  });

  it("V-31: knows the month of the person's own time zone", async () => {
    // Noon in UTC at the end of a month is the next month in Kiribati.
    const now = new Date(server.parts.clock.now());
    const last = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0, 12);
    await server.advance(last - server.parts.clock.now());
    const next = new Date(last + 86_400_000);
    const started = { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1 };
    const asked = () => say("experience", { ...job, started, current: true }, "POST");
    ada = await person(server, `late-${people}@example.com`);
    expect(faults(await asked())).toEqual({ status: 400, keys: ["/started validation.dateInFuture"] });
    const payload = { timeZone: "Pacific/Kiritimati", chosen: true };
    await server.ask("PUT", "/rest/account/time-zone", { ...ada, payload });
    expect((await asked()).status).toBe(201);
  });

  it("is private: another person's is not found, and stays", async () => {
    const { body } = await say("experience", { ...job, current: true }, "POST");
    const eve = await person(server, `eve-${people}@example.com`);
    expect((await say(`experience/${body.id}`, { ...job, current: true }, "PUT", eve)).status).toBe(404);
    expect((await say(`experience/${body.id}`, undefined, "DELETE", eve)).status).toBe(404);
    expect((await profile()).experience).toHaveLength(1);
  });

  it("E-13: says the most recent job, which is otherwise as it was typed", async () => {
    await say("background", { mostRecentEmployer: "Quarry Works", mostRecentJobTitle: "Clerk" });
    expect(await profile()).toMatchObject({
      mostRecentEmployer: "Quarry Works",
      mostRecentJobTitle: "Clerk",
    });
    await say("experience", { ...job, current: true }, "POST");
    await say("background", { workAuthorization: "requiresSponsorship" });
    expect(await profile()).toMatchObject({
      mostRecentEmployer: "Harbor Lights",
      mostRecentJobTitle: "Keeper",
      workAuthorization: "requiresSponsorship",
    });
  });
});

describe("R-52 E-09 skills", () => {
  it("keep the person's order, each once", async () => {
    expect((await say("skills", { skills: ["Kubernetes", "lamps", "Lamps", " ", "Go"] })).status).toBe(204);
    expect((await profile()).skills).toEqual(["Kubernetes", "lamps", "Go"]);
    await say("skills", { skills: ["Go"] });
    expect((await profile()).skills).toEqual(["Go"]);
  });
});

describe("R-49 E-11 goals", () => {
  it("hold the expected pay to the cent, and let go of it", async () => {
    await say("goals", { goal: "A lighthouse.", expectedSalary: 27.35, expectedSalaryType: "hourly" });
    expect(await profile()).toMatchObject({
      goal: "A lighthouse.",
      expectedSalary: 27.35,
      expectedSalaryType: "hourly",
    });
    await say("goals", {});
    const { goal, expectedSalary, expectedSalaryType } = await profile();
    expect([goal, expectedSalary, expectedSalaryType]).toEqual([undefined, undefined, undefined]);
  });
});

describe("E-12 current pay", () => {
  const pay = { currentSalary: 80_000, currentSalaryType: "perYear" };

  it("is kept where the law allows asking for it, and forgotten on request", async () => {
    await say("personal", austin);
    expect((await say("current-pay", pay)).status).toBe(204);
    expect(await profile()).toMatchObject(pay);
    expect((await say("current-pay", undefined, "DELETE")).status).toBe(204);
    expect((await profile()).currentSalary).toBeUndefined();
  });

  it.each([
    ["nobody knows where the person lives", personal],
    ["the law bans asking", { ...austin, city: "Fresno", state: "California" }],
  ])("is refused where %s", async (_why, where) => {
    await say("personal", where);
    expect((await profile()).currentPayOffered).toBe(false);
    expect(await say("current-pay", pay)).toMatchObject({
      status: 409,
      body: { code: "current-pay-not-offered" },
    });
  });

  it("is forgotten when its person moves to where the law bans asking", async () => {
    await say("personal", austin);
    await say("current-pay", pay);
    await say("personal", { ...austin, city: "Denver", state: "CO" });
    expect((await profile()).currentSalary).toBeUndefined();
    const row = await server.parts.database.read
      .selectFrom("profile")
      .select("current_pay")
      .where("account_id", "=", Number(ada.accountId))
      .executeTakeFirst();
    expect(row).toEqual({ current_pay: null });
  });
});

it("C-09: a sign-in answers where its person lives, or nothing", async () => {
  const debug = (email: string) => ({
    payload: { signUp: true, email, firstName: "Ada", lastName: "Byron", password: "kelp lantern 42" },
  });
  const email = `located-${people}@example.com`;
  const { body } = await server.ask("POST", "/rest/auth/login", debug(email));
  expect(body.location).toBeNull();
  const who = { headers: { authorization: `Bearer ${body.jwt}` }, accountId: body.profile.id };
  await say("personal", austin, "PUT", who);
  const credential = { email, password: "kelp lantern 42" };
  const again = await server.ask("POST", "/rest/auth/login", {
    payload: { provider: "password", credential },
  });
  const location = { latitude: expect.any(Number), longitude: expect.any(Number) };
  expect(again.body).toMatchObject({ location, profile: { _location: again.body.location } });
});
