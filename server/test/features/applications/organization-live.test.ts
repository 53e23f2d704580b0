import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { mailedCode } from "../../harness/sign-in.ts";
import { type Conversation, converse, heard, listen, request, subscribe } from "../../harness/socket.ts";

let server: TestApp;
let address: string;
let ada: Person;
let harborPro: Person;
let rival: Person;

beforeAll(async () => {
  server = await startApp();
  address = await listen(server);
  const titles = ["Keeper", "Diver", "Rigger", "Pilot"];
  await server.publish([
    ...titles.map((title) => aDraft({ title, organization: "Harbor Trust" })),
    aDraft({ organization: "Other Trust" }),
  ]);
  harborPro = await pro(server, "pro@harbor.example", "Harbor Trust");
  rival = await pro(server, "pro@other.example", "Other Trust");
  ada = await person(server, "ada@example.com");
});
afterAll(() => server.close());

async function listening(...people: Person[]): Promise<Conversation[]> {
  const conversations = await Promise.all(people.map(() => converse(address, { origin: server.origin })));
  for (const [at, conversation] of conversations.entries())
    await subscribe(conversation, people[at] as Person);
  return conversations;
}

describe("what is heard live", { shuffle: false }, () => {
  it("M-07 each side hears what the other does, and nobody else hears it", async () => {
    const [seeker, organization, stranger] = (await listening(ada, harborPro, rival)) as [
      Conversation,
      Conversation,
      Conversation,
    ];
    const { body } = await apply(server, ada, await jobNamed(server, "Keeper"));
    const own = `/settings/application/${body.id}`;
    const received = `/organization/applications/${body.id}`;
    expect(await heard(server, organization)).toEqual([`New application for Keeper. ${received}`]);
    expect(await heard(server, seeker)).toEqual([`Your application for Keeper is sent. ${own}`]);

    await server.ask("POST", `/rest/organization/applications/${body.id}/views`, harborPro);
    const decision = { ...harborPro, payload: { stage: "interview" } };
    await server.ask("POST", `/rest/organization/applications/${body.id}/decision`, decision);
    expect(await heard(server, seeker)).toEqual([
      `Your application for Keeper was opened. ${own}`,
      `Keeper: Interview ${own}`,
    ]);

    const reply = { ...ada, payload: { reply: "accepted", text: "" } };
    expect((await server.ask("POST", `/rest/applications/${body.id}/replies`, reply)).status).toBe(201);
    expect(await heard(server, organization)).toEqual([`Keeper: your invitation is accepted. ${received}`]);
    // The seeker's other pages show what was answered in one of them.
    expect(await heard(server, seeker)).toEqual([`Keeper: your reply is sent. ${own}`]);

    await server.ask("POST", `/rest/applications/${body.id}/withdrawal`, ada);
    expect(await heard(server, organization)).toEqual([
      `An application for Keeper was withdrawn. ${received}`,
    ]);
    expect(await heard(server, seeker)).toEqual([`Your application for Keeper is withdrawn. ${own}`]);
    expect(await heard(server, stranger)).toEqual([]);
    for (const { socket } of [seeker, organization, stranger]) socket.terminate();
  });

  it("S-23 both accounts of a person hear that an application has moved, and its organization hears nothing", async () => {
    const grace = await person(server, "grace@example.com");
    const { body } = await apply(server, ada, await jobNamed(server, "Rigger"));
    const [receipt] = await mailsTo(server, "ada@example.com");
    const reference = /\?reference=(\S+)/.exec(receipt?.text ?? "")?.[1];
    await server.ask("POST", "/rest/application-migrations/code", { ...grace, payload: { reference } });
    const payload = { reference, code: await mailedCode(server, "ada@example.com") };
    const [former, present, organization] = (await listening(ada, grace, harborPro)) as [
      Conversation,
      Conversation,
      Conversation,
    ];
    await server.ask("POST", "/rest/application-migrations", { ...grace, payload });
    const own = `/settings/application/${body.id}`;
    expect(await heard(server, present)).toEqual([
      `Your application for Rigger is in this account now. ${own}`,
    ]);
    const released = "Your application for Rigger was moved to another account.";
    expect(await heard(server, former)).toEqual([`${released} /settings/applications`]);
    expect(await heard(server, organization)).toEqual([]);
    for (const { socket } of [former, present, organization]) socket.terminate();
  });

  it("a stranger, a second Pro and a visitor find nothing over the websocket either", async () => {
    const { body } = await apply(server, ada, await jobNamed(server, "Diver"));
    const conversation = await converse(address, { origin: server.origin });
    const ask = async (method: string, url: string, headers: object, payload?: object) => {
      conversation.send(request("question", method, url, { headers, body: payload }));
      return conversation.next();
    };
    const questions: [string, string, object?][] = [
      ["GET", `/rest/organization/jobs/${body.jobId}/applications`],
      ["GET", `/rest/organization/applications/${body.id}`],
      ["POST", `/rest/organization/applications/${body.id}/views`],
      ["POST", `/rest/organization/applications/${body.id}/decision`, { stage: "offer" }],
    ];
    for (const [method, url, payload] of questions)
      for (const headers of [rival.headers, ada.headers, {}])
        expect(await ask(method, url, headers, payload)).toMatchObject({ status: 404 });
    const [, [method, url]] = questions as [unknown, [string, string]];
    expect(await ask(method, url, harborPro.headers)).toMatchObject({
      status: 200,
      body: { id: body.id, status: "submitted", timeline: [{ kind: "submitted" }] },
    });
    conversation.socket.terminate();
  });

  it("both sides hear that the promised date passed without an answer", async () => {
    const { body } = await apply(server, ada, await jobNamed(server, "Pilot"));
    await server.advance(Date.parse(body.answerBy) - 1000 - server.parts.clock.now());
    const both = await Promise.all(
      ["ada@example.com", "pro@harbor.example"].map((email) => person(server, email)),
    );
    const [seeker, organization] = (await listening(...both)) as [Conversation, Conversation];
    await server.advance(2000);
    const text = "Pilot: no answer by the promised date.";
    expect(await heard(server, seeker)).toContain(`${text} /settings/application/${body.id}`);
    expect(await heard(server, organization)).toContain(`${text} /organization/applications/${body.id}`);
    for (const { socket } of [seeker, organization]) socket.terminate();
  });
});
