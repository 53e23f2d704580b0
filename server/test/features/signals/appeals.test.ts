import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { hirer, organizationNamed } from "../../harness/a-posting.ts";
import { mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const operator = "operator@candor.test";
const words =
  "You keep the lamps of our harbor lit, from the first pier to the last, and write down what each ship was shown.";
const free = `${words} Questions go to keeper@gmail.com.`;

let server: TestApp;
let owner: Person;
let administrator: Person;
let harbor: ReturnType<typeof hirer>;
let id: string;

beforeEach(async () => {
  server = await startApp();
  await server.publish([aDraft({ organization: "Harbor Trust" }), aDraft({ organization: "Quarry Works" })]);
  owner = await pro(server, "owner@harbor.example", "Harbor Trust");
  harbor = hirer(server, owner, await organizationNamed(server, "Harbor Trust"));
  id = await harbor.publish({ title: "Lamp Trimmer", description: free });
  administrator = await person(server, operator);
  await setAdministrator(server.parts, operator, { granted: true });
});
afterEach(() => server.close());

async function signals(): Promise<string[]> {
  const { body } = await server.ask("GET", `/rest/jobs/${id}/signals`);
  return body.signals.map(({ name }: { name: string }) => name);
}

function appeal(signal = "free-mailer", by = owner) {
  return server.ask("POST", `/rest/organization/postings/${id}/appeals`, {
    ...by,
    payload: { signal, words: "It is our harbor master's own." },
  });
}

async function answer(appealId: string, isUpheld: boolean) {
  const answered = await server.ask("POST", `/rest/admin/appeals/${appealId}/answer`, {
    ...administrator,
    payload: { isUpheld, answer: "We called the harbor." },
  });
  await server.parts.settled();
  return answered;
}

describe("M-11 an appeal against a signal", () => {
  it("waits for an administrator, with its evidence and a date", async () => {
    const { status, body } = await appeal();
    expect(status).toBe(201);
    const { body: queue } = await server.ask("GET", "/rest/admin/reports", administrator);
    expect(queue.appeals).toMatchObject([
      {
        id: body.id,
        signal: "free-mailer",
        evidence: "Questions go to keeper@gmail.com.",
        answerBy: body.answerBy,
      },
    ]);
    expect(queue.appealsDue).toMatchObject({ owed: 1, late: 0 });
    expect((await mailsTo(server, operator))[0]?.subject).toBe("Appeal: Lamp Trimmer");
    expect(await signals()).toEqual(["free-mailer"]);
  });

  it("that is upheld hides the signal as long as the posting says the same", async () => {
    const { body } = await appeal();
    expect((await answer(body.id, true)).status).toBe(204);
    const late = await answer(body.id, true);
    expect([late.status, late.body.code]).toEqual([409, "already-answered"]);
    expect((await answer("4711", true)).status).toBe(404);
    expect(await signals()).toEqual([]);
    const [mail] = await mailsTo(server, "owner@harbor.example");
    expect(mail?.subject).toBe("We decided about your appeal for Lamp Trimmer");
    expect(mail?.text).toContain("We called the harbor.");
    await harbor.save(id, { description: `${words} Questions go to other@gmail.com.` });
    await server.parts.settled();
    expect(await signals()).toEqual(["free-mailer"]);
  });

  it("that is refused changes nothing for seekers, and is told to the organization", async () => {
    const { body } = await appeal();
    await answer(body.id, false);
    expect(await signals()).toEqual(["free-mailer"]);
    const listed = await server.ask("GET", `/rest/organization/postings/${id}/appeals`, owner);
    expect(listed.body.appeals).toMatchObject([{ isUpheld: false, answer: "We called the harbor." }]);
  });

  it("is one appeal when it is sent twice", async () => {
    const [first, second] = await Promise.all([appeal(), appeal()]);
    expect(first.body.id).toBe(second.body.id);
  });

  it("is about a signal that the posting shows", async () => {
    expect((await appeal("fee")).body.code).toBe("no-such-signal");
  });

  it("can be made of a draft", async () => {
    id = await harbor.draft({ title: "Lamp Trimmer", description: free });
    expect((await appeal()).status).toBe(201);
  });

  it("can't be made or read by another organization", async () => {
    const rival = await pro(server, "rival@quarry.example", "Quarry Works");
    expect((await appeal("free-mailer", rival)).status).toBe(404);
    const listed = await server.ask("GET", `/rest/organization/postings/${id}/appeals`, rival);
    expect(listed.status).toBe(404);
  });
});
