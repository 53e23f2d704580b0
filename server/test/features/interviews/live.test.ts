import { afterAll, beforeAll, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { type Person, pro } from "../../harness/an-application.ts";
import { answerAll, applied, callOf, send } from "../../harness/an-interview.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { type Conversation, converse, listen, request } from "../../harness/socket.ts";

let server: TestApp;
let address: string;

beforeAll(async () => {
  server = await startApp();
  address = await listen(server);
  await server.publish([
    aDraft({ title: "Keeper", organization: "Harbor Trust" }),
    aDraft({ title: "Digger", organization: "Quarry Works" }),
  ]);
});
afterAll(() => server.close());

async function listening({ headers }: Person): Promise<Conversation> {
  const conversation = await converse(address, { origin: server.origin });
  conversation.send(request("subscription", "SUBSCRIBE", "/rest/notifications", { headers }));
  expect(await conversation.next()).toMatchObject({ id: "subscription", status: 200 });
  return conversation;
}

/** All notices up to now: whatever was sent before a ping arrives before its answer. */
async function heard(conversation: Conversation): Promise<string[]> {
  await server.parts.settled();
  conversation.send({ kind: "ping" });
  const texts: string[] = [];
  for (;;) {
    const frame = await conversation.next();
    if (frame.kind === "pong") return texts;
    texts.push(`${frame.body.text} ${frame.body.href}`);
  }
}

it("A-12 M-42 open pages of the organization's Pros hear once that an interview is sent, and the applicant that it is asked for", async () => {
  const harborPro = await pro(server, "pro@harbor.example", "Harbor Trust");
  const quarryPro = await pro(server, "pro@quarry.example", "Quarry Works");
  const one = await applied(server, "ada@example.com", "Keeper");
  const [theirs, others, own] = [
    await listening(harborPro),
    await listening(quarryPro),
    await listening(one.seeker),
  ];
  await server.ask("POST", `/rest/organization/applications/${one.id}/interview-links`, harborPro);
  expect(await heard(own)).toEqual([`Asked for your interview: Keeper /settings/application/${one.id}`]);
  const call = await callOf(server, one);
  await answerAll(server, call);
  expect(await heard(theirs)).toEqual([]);
  await send(server, call);
  await send(server, call);
  expect(await heard(theirs)).toEqual([`Interview answered: Keeper /organization/applications/${one.id}`]);
  expect(await heard(others)).toEqual([]);
});
