import { blackedOut } from "@candor/contract/applications/hidden-contact";
import type { GateName } from "@candor/contract/roles";
import type { Route } from "@candor/contract/route";
import { routes } from "@candor/contract/routes";
import { getCountries, getExampleNumber } from "libphonenumber-js";
import examples from "libphonenumber-js/mobile/examples";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { withResume } from "../../harness/a-resume.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro, sent } from "../../harness/an-application.ts";
import { type Asked, startApp, type TestApp } from "../../harness/app.ts";

const email = "hidden.ada@mail.example";
const phone = "(212) 555-2368";
const says = `Write to ${email} or call ${phone}.`;

let server: TestApp;
let seeker: Person;
let hirer: Person;
let application: string;
let job: string;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  hirer = await pro(server, "grace@harbor.example", "Harbor Trust");
  seeker = await person(server, email);
  job = await jobNamed(server, "Keeper");
  await withResume(server.parts, Number(seeker.accountId));
  await server.parts.database.write(async (writer) => {
    await writer
      .updateTable("resume")
      .set({ text: says, name: `${email} ${phone}.pdf` })
      .execute();
  });
  application = (
    await apply(server, seeker, job, {
      elevatorPitch: says,
      shareContact: undefined,
      firstName: `Ada ${email}`,
      lastName: `Byron ${phone}`,
    })
  ).body.id;
  await server.ask("POST", `/rest/conversations/${application}/messages`, {
    ...seeker,
    payload: { text: says },
  });
  await tellInInterview(Number(application));
  await server.ask("POST", `/rest/organization/applications/${application}/decision`, {
    ...hirer,
    payload: { stage: "interview" },
  });
  await server.ask("POST", `/rest/applications/${application}/replies`, {
    ...seeker,
    payload: { reply: "message", text: says },
  });
  await server.parts.settled();
});
afterAll(() => server.close());

async function tellInInterview(application_id: number): Promise<void> {
  await server.parts.database.write(async (writer) => {
    await writer
      .insertInto("interview")
      .values({ application_id, links: 0, links_ended_at: null, sent_at: 1, deleted_at: null })
      .execute();
    await writer
      .insertInto("interview_answer")
      .values({
        application_id,
        question: "previousEmployer",
        answer_json: JSON.stringify(says),
        answered_at: 1,
      })
      .execute();
  });
}

const hirersGates: readonly GateName[] = [
  "member",
  "member-record",
  "pro",
  "pro-record",
  "owner-record",
  "messages",
];

const reading = Object.entries<Route>(routes).filter(
  ([, route]) => hirersGates.includes(route.gate) && (route.method === "GET" || route.safe === true),
);

async function askAsHirer([name, route]: readonly [string, Route]): Promise<Asked> {
  const slug = "harbor-trust";
  const values: Readonly<Record<string, string>> = { jobId: job, id: idFor(route.path), slug };
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, part: string) => values[part] ?? application);
  const body = name === "previewDecisions" && {
    decisions: [{ applicationId: application, stage: "offer" }],
  };
  return server.ask(route.method, path, { ...hirer, ...(body && { payload: body }) });
}

function idFor(path: string): string {
  return path.includes("jobs") || path.includes("postings") ? job : application;
}

/** Compares digits only, whatever separates them. */
function expectNoContact(text: string, where: string): void {
  expect(text.toLowerCase(), where).not.toContain(email);
  expect(text.replaceAll(/\D/g, ""), where).not.toContain("2125552368");
}

async function resumeFile() {
  const { body } = await server.ask("GET", `/rest/organization/applications/${application}`, hirer);
  return server.ask("GET", body.resumeUrl);
}

describe("M-29 until the applicant agrees", { shuffle: false }, () => {
  it.each(reading.map(([name]) => name))("%s tells a hirer neither address nor number", async (name) => {
    const found = reading.find(([each]) => each === name);
    const { status, body } = await askAsHirer(found ?? ["", routes.ping]);
    if (name === "readOrganizationApplication" || name === "readConversation") {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toContain("█");
    }
    expectNoContact(JSON.stringify(body ?? ""), name);
  });

  it("is asked of the calls that show what was sent", () => {
    expect(reading.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        "listAnswersDue",
        "listDecisions",
        "listOrganizationApplications",
        "previewDecisions",
        "readApplicantMatch",
        "readConversation",
        "readOrganizationApplication",
        "readOrganizationInterview",
      ]),
    );
  });

  it("the resume is its text, with both blacked out in its name too", async () => {
    const { body, headers } = await resumeFile();
    expect(String(headers["content-type"])).toContain("text/plain");
    expectNoContact(decodeURIComponent(String(headers["content-disposition"])), "name");
    expectNoContact(String(body), "text");
    expect(String(body)).toContain("Write to █████ or call █████.");
  });

  it("nothing shows the file that the text was read from: filling in numbers until it is equal would find theirs", async () => {
    const { body } = await server.ask("GET", `/rest/organization/applications/${application}`, hirer);
    expect(body.resume).toMatchObject({ text: expect.stringContaining("█") });
    for (const shared of ["id", "bytes", "sha256"]) expect(body.resume).not.toHaveProperty(shared);
  });

  it("no mail to a Pro has them", async () => {
    const mails = await mailsTo(server, "grace@harbor.example");
    expect(mails.length).toBeGreaterThan(2);
    for (const { subject, text, html } of mails) expectNoContact(`${subject}\n${text}\n${html}`, subject);
  });

  it("the applicant sees everything", async () => {
    const { body } = await server.ask("GET", `/rest/applications/${application}`, seeker);
    expect(body).toMatchObject({ email, phone, elevatorPitch: says, contactShared: false });
  });

  it("agreeing shows both, and the file, at once", async () => {
    const share = (shared: boolean) =>
      server.ask("PUT", `/rest/applications/${application}/contact`, { ...seeker, payload: { shared } });
    expect((await share(true)).body.contactShared).toBe(true);
    await share(true);
    const seen = await server.ask("GET", `/rest/organization/applications/${application}`, hirer);
    expect(seen.body).toMatchObject({ email, phone, elevatorPitch: says, contactShared: true });
    expect(seen.body.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(["contact-shared"]),
    );
    expect(seen.body.timeline.filter(({ kind }: { kind: string }) => kind === "contact-shared")).toHaveLength(
      1,
    );
    expect(decodeURIComponent(String((await resumeFile()).headers["content-disposition"]))).toContain(email);
    await share(false);
    const again = await server.ask("GET", `/rest/organization/applications/${application}`, hirer);
    expectNoContact(JSON.stringify(again.body), "hidden again");
    expect(again.body.email).toBeUndefined();
  });

  it("nobody but the applicant can agree", async () => {
    const asked = await server.ask("PUT", `/rest/applications/${application}/contact`, {
      ...hirer,
      payload: { shared: true },
    });
    expect(asked.status).toBe(404);
  });
});

it("M-29 somebody who agrees when applying is visible at once", async () => {
  const other = await person(server, "open@example.com");
  const { body } = await apply(server, other, job, { ...sent, shareContact: true });
  const seen = await server.ask("GET", `/rest/organization/applications/${body.id}`, hirer);
  expect(seen.body).toMatchObject({ email: "open@example.com", phone });
});

it("M-29 numbers of every country are blacked out as their people write them", () => {
  for (const country of getCountries()) {
    const number = getExampleNumber(country, examples);
    if (!number || number.nationalNumber.length < 7) continue;
    for (const text of [number.formatNational(), number.formatInternational(), number.number]) {
      const seen = blackedOut(`Call ${text}.`, { email: "", phone: "" });
      expect(seen.replaceAll(/\P{Nd}/gu, "").length, `${country} ${text}`).toBeLessThan(4);
    }
  }
});
