import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { aDraft } from "./a-draft.ts";
import { type Person, person, pro } from "./an-application.ts";
import { startApp, startBeside, type TestApp } from "./app.ts";
import { join } from "./members.ts";
import { type Conversation, converse, listen, subscribe } from "./socket.ts";

/** What a file's tests use, once the hooks of `twoProcesses` have run. */
export interface TwoProcesses {
  readonly here: TestApp;
  /** Another process on the same records. */
  readonly there: TestApp;
  /** Hires for Harbor Trust. */
  readonly grace: Person;
  /** Only reads, at Harbor Trust. */
  readonly alan: Person;
  /** Hires for another organization. */
  readonly rival: Person;
  /** A seeker. */
  readonly ada: Person;
  /** Connects somebody to one of the processes, and subscribes them to a topic. */
  hear(by: Person, topic: string, server?: TestApp): Promise<Conversation>;
}

/** Starts two processes for a file's tests, with postings of Harbor Trust; each test's websockets end with it. */
export function twoProcesses(titles: readonly string[]): TwoProcesses {
  const addresses = new Map<TestApp, string>();
  const conversations: Conversation[] = [];
  const on = { hear } as TwoProcesses;

  async function hear(by: Person, topic: string, server = on.here): Promise<Conversation> {
    const conversation = await converse(addresses.get(server) as string, { origin: server.origin });
    conversations.push(conversation);
    await subscribe(conversation, by, topic);
    return conversation;
  }

  beforeAll(async () => {
    const here = await startApp();
    const there = await startBeside(here);
    for (const server of [here, there]) addresses.set(server, await listen(server));
    await here.publish([
      ...titles.map((title) => aDraft({ title, organization: "Harbor Trust" })),
      aDraft({ organization: "Other Trust" }),
    ]);
    const grace = await pro(here, "grace@harbor.example", "Harbor Trust");
    const rival = await pro(here, "rival@other.example", "Other Trust");
    const alan = await person(here, "alan@harbor.example");
    await join(here, alan, "reader", "Harbor Trust");
    const ada = await person(here, "ada@example.com");
    Object.assign(on, { here, there, grace, rival, alan, ada });
  });
  afterEach(() => {
    for (const { socket } of conversations.splice(0)) socket.terminate();
  });
  afterAll(async () => {
    await on.there.close();
    await on.here.close();
  });
  return on;
}

/** A notice would arrive before the answer to a ping. */
export async function expectSilence(conversation: Conversation): Promise<void> {
  conversation.send({ kind: "ping" });
  expect(await conversation.next()).toEqual({ kind: "pong" });
}
