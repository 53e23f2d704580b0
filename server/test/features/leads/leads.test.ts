import { mailedLeadAnswers } from "@candor/contract/rate-limits";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let holder: Person;
let rival: Person;
let slug: string;

beforeEach(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ title: "Keeper", organization: "Harbor Trust" }),
    aDraft({ title: "Digger", organization: "Quarry Works" }),
  ]);
  holder = await pro(server, "holder@harbor.example", "Harbor Trust");
  rival = await pro(server, "rival@quarry.example", "Quarry Works");
  const row = await server.parts.database.read
    .selectFrom("pro")
    .select("slug")
    .where("account_id", "=", Number(holder.accountId))
    .executeTakeFirstOrThrow();
  slug = row.slug;
});
afterEach(() => server.close());

const grace = {
  firstName: "Grace",
  lastName: "Brewster",
  email: "grace@work.example",
  message: "Ten keepers.",
};

function write(payload: object, to = slug) {
  return server.ask("POST", `/rest/pros/${to}/leads`, { payload });
}

async function leads(by = holder) {
  return (await server.ask("GET", "/rest/organization/leads", by)).body;
}

describe("R-22 a Pro's page", () => {
  it("says who the Pro is and for whom they answer", async () => {
    const { body } = await server.ask("GET", `/rest/pros/${slug}`);
    expect(body).toMatchObject({ slug, name: "Holder", organization: { name: "Harbor Trust" } });
    expect(JSON.stringify(body)).not.toContain("@");
  });

  it("is gone with the Pro, and takes no more leads", async () => {
    const leaving = await pro(server, "leaving@harbor.example", "Harbor Trust");
    const row = await server.parts.database.read
      .selectFrom("pro")
      .select("slug")
      .where("account_id", "=", Number(leaving.accountId))
      .executeTakeFirstOrThrow();
    expect((await server.ask("GET", `/rest/pros/${row.slug}`)).status).toBe(200);
    await server.ask("POST", "/rest/organizations/harbor-trust/departure", { ...leaving, payload: {} });
    expect((await server.ask("GET", `/rest/pros/${row.slug}`)).status).toBe(404);
    expect((await write(grace, row.slug)).status).toBe(404);
  });
});

describe("R-82 the hire form", () => {
  it("mails the Pro, and owes an answer within ten business days", async () => {
    const { status, body } = await write(grace);
    expect(status).toBe(201);
    expect(body.pro).toBe("Holder");
    const [mail] = await mailsTo(server, "holder@harbor.example");
    expect(mail?.subject).toBe("Grace Brewster would like to hire");
    expect(mail?.text).toContain("Ten keepers.");
    const { leads: all, owed } = await leads();
    expect(owed).toBe(1);
    expect(all).toMatchObject([{ ...grace, answerBy: body.answerBy }]);
    expect((await leads(rival)).leads).toEqual([]);
  });

  it("is answered once, by a Pro of the organization, by mail", async () => {
    await write(grace);
    const [{ id }] = (await leads()).leads;
    const answer = (by: Person) =>
      server.ask("POST", `/rest/organization/leads/${id}/answer`, { ...by, payload: { text: "Come by." } });
    const stranger = await person(server, "stranger@example.com");
    expect([(await answer(rival)).status, (await answer(stranger)).status]).toEqual([404, 404]);
    expect([(await answer(holder)).status, (await answer(holder)).status]).toEqual([204, 204]);
    expect(await mailsTo(server, "grace@work.example")).toHaveLength(1);
    expect(await leads()).toMatchObject({ owed: 0, leads: [{ id, answer: "Come by." }] });
    const [mail] = await mailsTo(server, "grace@work.example");
    expect(mail?.text).toContain("Come by.");
    expect(mail?.text).toContain("holder@harbor.example");
  });

  it("mails an address that somebody else may have written a few answers a day at most", async () => {
    const answered: number[] = [];
    for (let number = 1; number <= mailedLeadAnswers.requests + 1; number += 1) {
      await write({ ...grace, message: `${number} keepers.` });
      const [{ id }] = (await leads()).leads.filter((lead: { answer?: string }) => lead.answer === undefined);
      const payload = { text: "Your account was locked." };
      const answer = await server.ask("POST", `/rest/organization/leads/${id}/answer`, {
        ...holder,
        payload,
      });
      answered.push(answer.status);
    }
    expect(answered).toEqual([...Array.from({ length: mailedLeadAnswers.requests }, () => 204), 429]);
    expect(await mailsTo(server, grace.email)).toHaveLength(mailedLeadAnswers.requests);
    expect((await leads()).owed).toBe(1);
  });

  it("twice at once, or again before its answer, is one lead and one mail", async () => {
    const answers = await Promise.all([write(grace), write(grace), write(grace)]);
    expect(new Set(answers.map(({ body }) => body.answerBy)).size).toBe(1);
    expect((await leads()).leads).toHaveLength(1);
    const mails = await mailsTo(server, "holder@harbor.example");
    expect(mails.filter(({ subject }) => subject === "Grace Brewster would like to hire")).toHaveLength(1);
    await write({ ...grace, message: "Eleven keepers." });
    expect((await leads()).owed).toBe(2);
    for (const { id } of (await leads()).leads)
      await server.ask("POST", `/rest/organization/leads/${id}/answer`, { ...holder, payload: {} });
    await write(grace);
    expect((await leads()).owed).toBe(1);
  });

  it("with a phone number alone is answered by phone", async () => {
    await write({ firstName: "Grace", lastName: "Brewster", phone: "212 555 0100" });
    const [{ id }] = (await leads()).leads;
    const answered = await server.ask("POST", `/rest/organization/leads/${id}/answer`, {
      ...holder,
      payload: {},
    });
    expect(answered.status).toBe(204);
    expect((await leads()).leads[0].answeredAt).toMatch(/Z$/);
  });
});

describe("C-20 R-05 R-06 a lead to the operator", () => {
  const toOperator = (payload: object) => server.ask("POST", "/rest/leads", { payload });
  let administrator: Person;
  beforeEach(async () => {
    administrator = await person(server, "operator@candor.example");
    await setAdministrator(server.parts, "operator@candor.example", { granted: true });
  });
  const listed = async (by: Person | object = administrator) => server.ask("GET", "/rest/admin/leads", by);

  it("is listed for administrators with its date, and for no organization", async () => {
    const { status, body } = await toOperator({ ...grace, company: "Pier Company" });
    expect(status).toBe(201);
    expect((await listed()).body).toMatchObject({
      owed: 1,
      leads: [{ ...grace, company: "Pier Company", answerBy: body.answerBy }],
    });
    expect((await listed()).body.leads[0]).not.toHaveProperty("organization");
    expect((await leads()).leads).toEqual([]);
    expect([(await listed(holder)).status, (await listed({})).status]).toEqual([404, 404]);
  });

  it.each([
    ["client", { name: "Grace Brewster", company: "Pier Company", phone: "212-555-0140" }],
    ["contact", { name: "Grace Brewster", email: "grace@work.example", message: "A posting is wrong." }],
  ])("R-05 R-21 may come by a form that asks for one name: %s", async (form, payload) => {
    const { status, body } = await server.ask("POST", `/rest/leads/${form}`, { payload });
    expect(status).toBe(201);
    const { name, ...written } = payload;
    expect((await listed()).body).toMatchObject({
      owed: 1,
      leads: [{ form, firstName: name, lastName: "", ...written, answerBy: body.answerBy }],
    });
  });

  it("that is sent twice at once is one lead", async () => {
    await Promise.all([toOperator(grace), toOperator(grace)]);
    expect((await listed()).body).toMatchObject({ owed: 1, leads: [{ firstName: "Grace" }] });
  });

  it("is answered once, by an administrator, by mail", async () => {
    await toOperator(grace);
    const [{ id }] = (await listed()).body.leads;
    const answer = (by: Person, where = "admin") =>
      server.ask("POST", `/rest/${where}/leads/${id}/answer`, { ...by, payload: { text: "Come by." } });
    expect([(await answer(holder)).status, (await answer(holder, "organization")).status]).toEqual([
      404, 404,
    ]);
    expect((await answer(administrator)).status).toBe(204);
    expect((await answer(administrator)).status).toBe(204);
    const other = { ...administrator, payload: { text: "Stay away." } };
    expect((await server.ask("POST", `/rest/admin/leads/${id}/answer`, other)).status).toBe(409);
    expect((await listed()).body).toMatchObject({ owed: 0, leads: [{ answer: "Come by." }] });
    const [mail] = await mailsTo(server, "grace@work.example");
    expect(mail?.subject).toBe("Candor answered you");
    expect(mail?.text).toContain("Come by.");
    expect(mail?.text).toContain("operator@candor.example");
  });

  it("can't be answered by an organization through an administrator, or the other way around", async () => {
    await write(grace);
    const [{ id }] = (await leads()).leads;
    const answered = await server.ask("POST", `/rest/admin/leads/${id}/answer`, {
      ...administrator,
      payload: {},
    });
    expect(answered.status).toBe(404);
    expect((await leads()).owed).toBe(1);
  });

  it("is mailed to the operator where the settings name one, and to nobody else", async () => {
    await toOperator(grace);
    expect(await mailsTo(server, "operator@candor.example")).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ subject: "Grace Brewster would like to hire" })]),
    );
    const named = await startApp({ ADMIN_EMAIL: "head@candor.example" });
    await named.ask("POST", "/rest/leads", { payload: grace });
    const [mail, ...more] = await mailsTo(named, "head@candor.example");
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Grace Brewster would like to hire");
    expect(mail?.text).toContain("http://candor.test/admin/leads");
    expect(mail?.text).toContain("Ten keepers.");
    const { name, email, message } = {
      name: "Ada",
      email: "ada@work.example",
      message: "A posting is wrong.",
    };
    await named.ask("POST", "/rest/leads/client", { payload: { name, email } });
    await named.ask("POST", "/rest/leads/contact", { payload: { name, email, message } });
    const subjects = (await mailsTo(named, "head@candor.example")).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining(["Ada would like to become a client", "Ada wrote to Candor"]),
    );
    await named.close();
  });
});
