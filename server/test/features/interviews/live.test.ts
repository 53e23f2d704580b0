import { afterAll, beforeAll, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { type Person, pro } from "../../harness/an-application.ts";
import { answerAll, applied, callOf, send } from "../../harness/an-interview.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { type Conversation, converse, heard, listen, subscribe } from "../../harness/socket.ts";

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

async function listening(by: Person): Promise<Conversation> {
  const conversation = await converse(address, { origin: server.origin });
  await subscribe(conversation, by);
  return conversation;
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
  expect(await heard(server, own)).toEqual([
    `Asked for your interview: Keeper /settings/application/${one.id}`,
  ]);
  const call = await callOf(server, one);
  await answerAll(server, call);
  expect(await heard(server, theirs)).toEqual([]);
  await send(server, call);
  await send(server, call);
  expect(await heard(server, theirs)).toEqual([
    `Interview answered: Keeper /organization/applications/${one.id}`,
  ]);
  expect(await heard(server, others)).toEqual([]);
});
