import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let administrator: Person;
let slug: string;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  await pro(server, "holder@harbor.example", "Harbor Trust");
  const row = await server.parts.database.read.selectFrom("pro").select("slug").executeTakeFirstOrThrow();
  slug = row.slug;
  administrator = await person(server, "operator@candor.example");
  await setAdministrator(server.parts, "operator@candor.example", { granted: true });
});
afterAll(() => server.close());

const grace = {
  firstName: "Grace",
  lastName: "Brewster",
  email: "grace@work.example",
  message: "Ten keepers.",
};

describe("R-82 the hire form", () => {
  const write = (payload: object) => server.ask("POST", `/rest/pros/${slug}/leads`, { payload });

  it.each([
    ["V-36 no last name", { ...grace, lastName: " " }, "/lastName", "validation.hireNamesRequired"],
    ["V-36 no first name", { ...grace, firstName: "…" }, "/firstName", "validation.hireNamesRequired"],
    ["V-37 no way to answer", { ...grace, email: "", phone: "" }, "/email", "validation.hireContactRequired"],
    [
      "V-37 a phone without digits",
      { ...grace, email: "", phone: "-" },
      "/email",
      "validation.hireContactRequired",
    ],
    ["V-07 no address", { ...grace, email: "grace" }, "/email", "validation.invalidEmail"],
    ["V-08 no domain", { ...grace, email: "grace@work.nosuch" }, "/email", "validation.emailDomainInvalid"],
    ["V-12 no number", { ...grace, phone: "12" }, "/phone", "validation.phoneIncomplete"],
  ])("V-07 V-08 V-12 V-36 V-37 a form is refused: %s", async (_what, payload, path, key) => {
    const { status, body } = await write(payload);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ path, key })]);
  });

  it("V-07 V-12 a form is told all that is wrong with it at once", async () => {
    const { body } = await write({ ...grace, email: "grace", phone: "12" });
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(["/email", "/phone"]);
  });
});

describe("C-20 R-05 R-06 a lead to the operator", () => {
  const listed = () => server.ask("GET", "/rest/admin/leads", administrator);

  it("that lacks a name or a way to answer is refused", async () => {
    const { status, body } = await server.ask("POST", "/rest/leads", {
      payload: { company: "Pier Company" },
    });
    expect(status).toBe(400);
    expect(body.errors.map(({ key }: { key: string }) => key)).toEqual([
      "validation.hireNamesRequired",
      "validation.hireContactRequired",
    ]);
    expect((await listed()).body.leads).toEqual([]);
  });

  it.each([
    ["V-03", "client", "name", "validation.nameRequired", { name: " ", phone: "212-555-0140" }],
    ["V-04", "client", "name", "validation.nameTooShort", { name: "G", phone: "212-555-0140" }],
    ["V-03", "client", "name", "validation.nameRequired", { phone: "212-555-0140" }],
    ["V-37", "client", "email", "validation.hireContactRequired", { name: "Grace" }],
    [
      "V-03 V-45",
      "contact",
      "name",
      "validation.nameRequired",
      { name: "–", email: "g@work.example", message: "Hi" },
    ],
    ["V-05", "contact", "email", "validation.emailRequired", { name: "Grace", email: "", message: "Hi" }],
    [
      "V-45",
      "contact",
      "message",
      "validation.replyRequired",
      { name: "Grace", email: "g@work.example", message: "?" },
    ],
  ])("V-03 V-04 V-05 V-37 V-45 is refused: %s %s, %s: %s", async (_id, form, field, key, payload) => {
    const { status, body } = await server.ask("POST", `/rest/leads/${form}`, { payload });
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ path: `/${field}`, key })]]);
    expect((await listed()).body.leads).toEqual([]);
  });

  it("V-03 V-37 that lacks a name and a way to answer says both at once", async () => {
    const { body } = await server.ask("POST", "/rest/leads/client", { payload: { name: "" } });
    expect(body.errors.map(({ key }: { key: string }) => key)).toEqual([
      "validation.nameRequired",
      "validation.hireContactRequired",
    ]);
  });
});
