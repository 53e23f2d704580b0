import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { unseenPostings } from "../../../src/features/blocks/queries/hidden.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { hirer, organizationNamed } from "../../harness/a-posting.ts";
import { mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { createOrganization } from "../../harness/an-organization.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";

const day = 86_400_000;

let server: TestApp;
let count = 0;
let agencyOwner: Person;
let clientOwner: Person;
let agency: { name: string; slug: string };
let client: { name: string; slug: string };
let northwind: ReturnType<typeof hirer>;

const agencyMail = () => `agency${count}@northwind.example`;
const clientMail = () => `client${count}@harbor.example`;

beforeAll(async () => {
  server = await startApp();
}, 60_000);
afterAll(() => server.close());

/** Each test has an agency and a client of its own; the operator vouches for both. */
beforeEach(async () => {
  count += 1;
  agency = { name: `Northwind Staffing ${count}`, slug: `northwind-staffing-${count}` };
  client = { name: `Harbor Trust ${count}`, slug: `harbor-trust-${count}` };
  await server.publish(
    [agency, client].map(({ name }, at) =>
      aDraft({ title: `Known ${count}.${at}`, organization: name, sourceId: `${count}.${at}` }),
    ),
    `known-${count}`,
  );
  await server.advance(200_000);
  agencyOwner = await pro(server, agencyMail(), agency.name);
  clientOwner = await pro(server, clientMail(), client.name);
  northwind = hirer(server, agencyOwner, await organizationNamed(server, agency.name));
});

const pathOf = ({ slug }: { slug: string }, path = "agencies") => `/rest/organizations/${slug}/${path}`;

/** Slow tasks wait for the next round when a quick task schedules them. */
async function settled() {
  for (let round = 0; round < 3; round += 1) await server.parts.settled();
}

async function ask(postingId?: string, by = agencyOwner, named = client.name) {
  const payload = { client: named, ...(postingId && { postingId }) };
  const asked = await server.ask("POST", pathOf(agency, "clients"), { ...by, payload });
  await settled();
  return asked;
}

async function relations(of = client, by = clientOwner) {
  return (await server.ask("GET", pathOf(of), by)).body.relations;
}

async function answer(isConfirmed: boolean, by = clientOwner) {
  const [{ id }] = await relations();
  const path = pathOf(client, `agencies/${id}/answer`);
  const answered = await server.ask("POST", path, { ...by, payload: { isConfirmed } });
  await settled();
  return answered;
}

async function end(of: { slug: string }, by: Person) {
  const [{ id }] = await relations(of as typeof client, by);
  const ended = await server.ask("DELETE", pathOf(of, `agencies/${id}`), by);
  await settled();
  return ended;
}

async function clientShown(id: string): Promise<string | undefined> {
  return (await server.ask("GET", `/rest/job-lookup/${id}`)).body.client?.name;
}

const subjectsTo = async (to: string) => (await mailsTo(server, to)).map(({ subject }) => subject);

describe("R-78 an agency that posts for a client", () => {
  it("asks the client's owners, and seekers read nothing until one confirms", async () => {
    const id = await northwind.publish();
    expect(await ask(id)).toMatchObject({ status: 200, body: { isConfirmed: false } });
    expect(await subjectsTo(clientMail())).toContain(`${agency.name} asks to post for ${client.name}`);
    expect(await clientShown(id)).toBeUndefined();
    expect((await relations())[0]).toMatchObject({
      isClient: true,
      state: "asked",
      posting: { id, title: "Lamp Keeper" },
    });
    expect((await answer(true)).status).toBe(204);
    expect(await clientShown(id)).toBe(client.name);
    expect(await subjectsTo(agencyMail())).toContain(`${client.name} confirmed that you post for it`);
  });

  it("is named with its client in lists and in the posting's public log, and stays the one that answers", async () => {
    const id = await northwind.publish();
    await ask(id);
    await answer(true);
    const listed = await server.ask("GET", `/rest/organizations/${agency.slug}?size=100`);
    const entry = listed.body.jobs.find((job: { id: string }) => job.id === id);
    expect(entry).toMatchObject({ organization: { name: agency.name }, client });
    const { body } = await server.ask("GET", `/rest/job-lookup/${id}/history`);
    expect(body.changes[0].fields).toEqual([
      { field: "client", label: "Client", before: "", after: client.name },
    ]);
    const seeker = await person(server, `seeker${count}@example.com`);
    expect((await server.ask("GET", `/rest/organization/jobs`, clientOwner)).body.total).toBe(1);
    expect((await server.ask("GET", `/rest/organization/postings/${id}`, clientOwner)).status).toBe(404);
    expect((await server.ask("GET", `/rest/organization/postings/${id}`, seeker)).status).toBe(404);
  });

  it("M-28 is mailed to nobody who blocked the client", async () => {
    const id = await northwind.publish();
    await ask(id);
    await answer(true);
    const email = `seeker${count}@example.com`;
    const seeker = await person(server, email);
    const { read } = server.parts.database;
    const account = await read
      .selectFrom("account")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const unseen = () => unseenPostings(read, [account.id], [Number(id)]);
    expect([...(await unseen())]).toEqual([]);
    const payload = { kind: "blocked", organization: client.name };
    expect((await server.ask("POST", "/rest/blocks", { ...seeker, payload })).status).toBe(200);
    expect([...(await unseen())]).toEqual([`${account.id} ${id}`]);
  });

  it("asks once for all postings that name the client", async () => {
    await ask();
    await answer(true);
    const [first, second] = [await northwind.publish(), await northwind.publish({ title: "Dock Hand" })];
    expect(await clientShown(first)).toBeUndefined();
    const payload = { client: client.name, postingId: first };
    const named = await server.ask("POST", pathOf(agency, "clients"), { ...agencyOwner, payload });
    expect(named.body).toEqual({ isConfirmed: true });
    // Before the change is carried out, too.
    expect((await northwind.ask("GET", `/${first}`)).body.client.isConfirmed).toBe(true);
    await settled();
    await ask(second);
    expect([await clientShown(first), await clientShown(second)]).toEqual([client.name, client.name]);
    expect(await relations()).toMatchObject([{ state: "confirmed", postings: 2 }]);
    const subject = `${agency.name} asks to post for ${client.name}`;
    expect((await subjectsTo(clientMail())).filter((each) => each === subject)).toHaveLength(1);
  });

  it("that one posting was confirmed for names the client on no other", async () => {
    const [first, second] = [await northwind.publish(), await northwind.publish({ title: "Dock Hand" })];
    await ask(first);
    await answer(true);
    await ask(second);
    expect([await clientShown(first), await clientShown(second)]).toEqual([client.name, undefined]);
  });

  it.each([
    ["the agency", () => end(agency, agencyOwner)],
    ["the client", () => end(client, clientOwner)],
  ])("names nobody after %s ends it", async (_side, act) => {
    const id = await northwind.publish();
    await ask(id);
    await answer(true);
    expect((await act()).status).toBe(204);
    expect(await clientShown(id)).toBeUndefined();
    const subject = `${agency.name} no longer posts for ${client.name}`;
    expect(await subjectsTo(agencyMail())).toContain(subject);
    expect(await subjectsTo(clientMail())).toContain(subject);
  });

  it("can't ask again soon after a no, but later", async () => {
    await ask();
    await answer(false);
    expect(await subjectsTo(agencyMail())).toContain(`${client.name} did not confirm that you post for it`);
    expect((await ask()).body.code).toBe("client-declined");
    expect((await ask(await northwind.publish())).body.code).toBe("client-declined");
    await server.advance(91 * day);
    agencyOwner = await person(server, agencyMail());
    expect((await ask()).status).toBe(200);
  });

  it("can ask about other postings after a no to one, but not after the third", async () => {
    for (const title of ["Dock Hand", "Sail Maker", "Rope Maker"]) {
      expect((await ask(await northwind.publish({ title }))).status).toBe(200);
      await answer(false);
    }
    const { body } = await ask(await northwind.publish({ title: "Diver" }));
    expect(body.code).toBe("client-declined");
  });

  it("can say that the posting is its own again", async () => {
    const id = await northwind.publish();
    await ask(id);
    await answer(true);
    const path = `/rest/organization/postings/${id}/client`;
    expect((await server.ask("DELETE", path, agencyOwner)).status).toBe(204);
    await settled();
    expect(await clientShown(id)).toBeUndefined();
    expect((await relations())[0]).toMatchObject({ state: "ended" });
  });

  it("can name a client on a draft, and delete the draft", async () => {
    const id = await northwind.draft();
    await ask(id);
    const { body } = await northwind.ask("GET", `/${id}`);
    expect(body.client).toEqual({ name: client.name, isConfirmed: false });
    expect((await northwind.ask("DELETE", `/${id}`)).status).toBe(204);
    expect(await relations()).toEqual([]);
  });
});

describe("R-78 nobody becomes a client without", () => {
  it("proof that its owner speaks for it", async () => {
    await createOrganization(server, clientOwner, `Famous Works ${count}`);
    expect((await ask(undefined, agencyOwner, `Famous Works ${count}`)).body.code).toBe("client-unproved");
  });

  it("somebody who answers for it", async () => {
    await server.publish([aDraft({ organization: `Quiet ${count}`, sourceId: `q${count}` })], `q-${count}`);
    expect((await ask(undefined, agencyOwner, `Quiet ${count}`)).body.code).toBe("client-unproved");
  });

  it.each([
    ["a name that is known", "No such company", "validation.clientUnknown"],
    ["being somebody else", "", "validation.clientSame"],
  ])("%s", async (_what, named, key) => {
    const { body } = await ask(undefined, agencyOwner, named || agency.name);
    expect(body.errors).toMatchObject([{ path: "/client", key }]);
  });

  it("its own owner's word: the agency, a recruiter and a stranger can't confirm", async () => {
    await ask();
    const recruiter = await person(server, `recruiter${count}@harbor.example`);
    await join(server, recruiter, "recruiter", client.name);
    const stranger = await person(server, `stranger${count}@example.com`);
    for (const by of [agencyOwner, recruiter, stranger]) expect((await answer(true, by)).status).toBe(404);
    const [{ id }] = await relations();
    const asAgency = await server.ask("POST", pathOf(agency, `agencies/${id}/answer`), {
      ...agencyOwner,
      payload: { isConfirmed: true },
    });
    expect(asAgency.status).toBe(404);
    expect((await relations())[0].state).toBe("asked");
  });

  it("a posting of the agency's own", async () => {
    const harbor = hirer(server, clientOwner, await organizationNamed(server, client.name));
    const theirs = await harbor.publish();
    expect((await ask(theirs)).body.code).toBe("job-not-found");
    const path = `/rest/organization/postings/${theirs}/client`;
    expect((await server.ask("DELETE", path, agencyOwner)).status).toBe(404);
  });
});

describe("R-78 what an agency and its client agreed on", () => {
  it("ends when the client's last owner leaves", async () => {
    const id = await northwind.publish();
    await ask(id);
    await answer(true);
    await server.ask("POST", pathOf(client, "departure"), { ...clientOwner, payload: { last: true } });
    await settled();
    expect(await clientShown(id)).toBeUndefined();
    expect(await relations(agency, agencyOwner)).toMatchObject([{ state: "ended" }]);
  });

  it("follows a merge of the client, and its undoing", async () => {
    const id = await northwind.publish();
    await ask(id);
    await answer(true);
    const whole = `Whole Harbor ${count}`;
    await server.publish([aDraft({ organization: whole, sourceId: `w${count}` })], `w-${count}`);
    const wholeOwner = await pro(server, `whole${count}@harbor.example`, whole);
    const operator = await person(server, `operator${count}@candor.test`);
    await setAdministrator(server.parts, `operator${count}@candor.test`, { granted: true });
    const payload = { from: client.slug, into: whole, reason: "The same company, by its site" };
    const merged = await server.ask("POST", "/rest/admin/merges", { ...operator, payload });
    await settled();
    expect(await clientShown(id)).toBe(whole);
    const [relation] = await relations({ name: whole, slug: `whole-harbor-${count}` }, wholeOwner);
    expect(relation).toMatchObject({ isClient: true, state: "confirmed" });
    await server.ask("DELETE", `/rest/admin/merges/${merged.body.id}`, operator);
    await settled();
    expect(await clientShown(id)).toBe(client.name);
  });
});
