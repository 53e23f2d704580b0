import type { GateName } from "@candor/contract/roles";
import type { Route } from "@candor/contract/route";
import { routes } from "@candor/contract/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { withResume } from "../../harness/a-resume.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { type Asked, startApp, type TestApp } from "../../harness/app.ts";

const email = "wilhelmina.quist@example.com";
const names = { firstName: "Wilhelmina", lastName: "Quist" };
const secrets = ["wilhelmina", "quist", email, "2125552368", "linkedin.com/in", "brackwater", "stanford"];
const says = [
  "I am Wilhelmina Quist, and I studied at the University of Brackwater.",
  "See https://www.linkedin.com/in/wilhelmina-quist or call (212) 555-2368. I keep lamps lit.",
].join("\n");
const resume = [
  "WILHELMINA QUIST",
  email,
  "EXPERIENCE",
  "Keeper, Harbor Works, 2019 - 2024",
  "EDUCATION",
  "B.S. Optics, Stanford, 2015 - 2019",
].join("\n");

let server: TestApp;
let seeker: Person;
let hirer: Person;
let application: string;
let job: string;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  hirer = await pro(server, "grace@harbor.example", "Harbor Trust");
  await own();
  await choose({ until: "interview" });
  seeker = await person(server, email);
  job = await jobNamed(server, "Keeper");
  await withResume(server.parts, Number(seeker.accountId));
  await server.parts.database.write(async (writer) => {
    await writer
      .updateTable("resume")
      .set({ text: resume, name: "wilhelmina quist cv.pdf" })
      .where("account_id", "=", Number(seeker.accountId))
      .execute();
  });
  application = (await apply(server, seeker, job, { ...names, elevatorPitch: says })).body.id;
  await server.ask("POST", `/rest/conversations/${application}/messages`, {
    ...seeker,
    payload: { text: says },
  });
  await mentioned();
  await server.parts.settled();
});
afterAll(() => server.close());

function own() {
  return server.parts.database.write((writer) =>
    writer
      .updateTable("membership")
      .set({ role: "owner" })
      .where("account_id", "=", Number(hirer.accountId))
      .execute(),
  );
}

function choose(payload: object, by = hirer): Promise<Asked> {
  return server.ask("PUT", "/rest/organizations/harbor-trust/blind-review", { ...by, payload });
}

async function mentioned(): Promise<void> {
  const { body } = await server.ask("GET", `/rest/organization/applications/${application}/desk`, hirer);
  await server.ask("POST", `/rest/organization/applications/${application}/notes`, {
    ...hirer,
    payload: { text: "Look.", mentions: body.colleagues.map(({ id }: { id: string }) => id) },
  });
  await server.ask("PUT", "/rest/organization/decisions", {
    ...hirer,
    payload: { decisions: [{ applicationId: application, stage: "offer" }] },
  });
}

const hirersGates: readonly GateName[] = ["member", "member-record", "pro", "pro-record", "owner-record"];
const reading = Object.entries<Route>(routes).filter(
  ([, { gate, method, safe }]) =>
    [...hirersGates, "messages"].includes(gate) && (method === "GET" || safe === true),
);

async function askAsHirer([name, route]: readonly [string, Route]): Promise<Asked> {
  const values: Readonly<Record<string, string>> = { jobId: job, slug: "harbor-trust" };
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    part === "id" && /jobs|postings/.test(route.path) ? job : (values[part] ?? application),
  );
  const decisions = [{ applicationId: application, stage: "offer" }];
  const payload = name === "previewDecisions" ? { decisions } : undefined;
  return server.ask(route.method, path, { ...hirer, ...(payload && { payload }) });
}

function expectNobody(text: string, where: string): void {
  const plain = text.toLowerCase();
  for (const secret of secrets)
    expect(/^\d+$/.test(secret) ? plain.replaceAll(/\D/g, "") : plain, where).not.toContain(secret);
}

function found(words: string): Promise<number> {
  return server
    .ask("GET", `/rest/organization/applications?stage=all&words=${encodeURIComponent(words)}`, hirer)
    .then(({ body }) => body.total as number);
}

async function details(by = hirer): Promise<Asked["body"]> {
  return (await server.ask("GET", `/rest/organization/applications/${application}`, by)).body;
}

describe("blind review", { shuffle: false }, () => {
  describe("M-25 while an application is read blind", { shuffle: false }, () => {
    it.each(reading.map(([name]) => name))("%s tells a hirer nothing of who it is", async (name) => {
      const { body } = await askAsHirer(reading.find(([each]) => each === name) ?? ["", routes.ping]);
      expectNobody(JSON.stringify(body ?? ""), name);
    });

    it("it is shown by its number, and says until when", async () => {
      expect(await details()).toMatchObject({
        firstName: "Applicant",
        lastName: application,
        blindUntil: "interview",
        elevatorPitch: expect.stringContaining("I keep lamps lit."),
      });
      const { resume: file } = await details();
      for (const shared of ["id", "bytes", "sha256"]) expect(file).not.toHaveProperty(shared);
      const { body } = await askAsHirer(["listDecisions", routes.listDecisions]);
      expect(body.decisions[0].name).toBe(`Applicant ${application}`);
    });

    it("the resume is its text without name and schools, under another file name, though contact is shared", async () => {
      const { body, headers } = await server.ask("GET", (await details()).resumeUrl);
      expect(String(headers["content-type"])).toContain("text/plain");
      expectNobody(decodeURIComponent(String(headers["content-disposition"])), "file name");
      expectNobody(String(body), "text");
      expect(String(body)).toContain("Keeper, Harbor Works, 2019 - 2024");
      expect(String(body)).toContain("B.S. Optics");
    });

    it("a search finds what is read, and nothing that is hidden", async () => {
      for (const words of ["Wilhelmina", "quist", "brackwater", "stanford", "linkedin", "555", email])
        expect(await found(words), words).toBe(0);
      expect(await found("lamps")).toBe(1);
      expect(await found("Harbor Works")).toBe(1);
    });

    it("no mail to a Pro says who applied", async () => {
      const mails = await mailsTo(server, "grace@harbor.example");
      expect(mails.length).toBeGreaterThan(1);
      for (const { subject, text, html } of mails) expectNobody(`${subject}\n${text}\n${html}`, subject);
      expect(mails.some(({ text }) => text.includes(`Applicant ${application}`))).toBe(true);
    });

    it("a template that needs the name is not sent", async () => {
      const { status } = await server.ask("POST", `/rest/conversations/${application}/messages`, {
        ...hirer,
        payload: { text: "Dear {{firstName}}, thank you." },
      });
      expect(status).toBe(400);
    });

    it("its applicant sees what they sent, and until when it is hidden", async () => {
      const { body } = await server.ask("GET", `/rest/applications/${application}`, seeker);
      expect(body).toMatchObject({ ...names, email, elevatorPitch: says, blindUntil: "interview" });
    });

    it("an edited pitch is searched as it is read", async () => {
      await server.ask("PATCH", `/rest/applications/${application}`, {
        ...seeker,
        payload: { elevatorPitch: "Wilhelmina splices ropes." },
      });
      expect([await found("splices"), await found("lamps"), await found("wilhelmina")]).toEqual([1, 0, 0]);
    });

    it("ending blind review shows nobody who applied under it", async () => {
      await choose({});
      expect(await details()).toMatchObject({ firstName: "Applicant", blindUntil: "interview" });
      const other = await person(server, "later@example.com");
      const { body } = await apply(server, other, job, names);
      const seen = await server.ask("GET", `/rest/organization/applications/${body.id}`, hirer);
      expect(seen.body).toMatchObject(names);
      expect(seen.body.blindUntil).toBeUndefined();
    });

    it("a refusal does not end it, and the stage that was named does", async () => {
      const move = (stage: string) =>
        server.ask("POST", `/rest/organization/applications/${application}/decision`, {
          ...hirer,
          payload: { stage, ...(stage === "declined" && { reason: "otherCandidate" }) },
        });
      await move("declined");
      expect((await details()).firstName).toBe("Applicant");
      await move("interview");
      expect(await details()).toMatchObject({ ...names, email, elevatorPitch: "Wilhelmina splices ropes." });
      expect(await found("quist")).toBe(2);
    });
  });

  it("M-25 only an owner chooses blind review, and the change log says so", async () => {
    const stranger = await person(server, "stranger@example.com");
    expect((await choose({ until: "offer" }, stranger)).status).toBe(404);
    const { body } = await server.ask("GET", "/rest/organizations/harbor-trust/members", hirer);
    expect(body.changes.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(["blind-review-set", "blind-review-ended"]),
    );
  });

  it("M-25 anybody can read that an organization reads blind, on its page and its postings", async () => {
    await choose({ until: "offer" });
    const page = await server.ask("GET", "/rest/organizations/harbor-trust");
    expect(page.body.blindUntil).toBe("offer");
    const posting = await server.ask("GET", `/rest/job-lookup/${job}`);
    expect(posting.body.organization.blindUntil).toBe("offer");
  });
});
