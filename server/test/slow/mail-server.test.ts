import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hour } from "../../src/platform/durations.ts";
import { deliverMail } from "../../src/platform/mail/deliver.ts";
import { postAll } from "../../src/platform/mail/outbox.ts";
import { storedMail } from "../../src/platform/mail/stored-mail.ts";
import { messageId, openMailTransport } from "../../src/platform/mail/transport.ts";
import { deadLetters } from "../../src/platform/tasks/queue.ts";
import { startWorker, type Worker } from "../../src/platform/tasks/worker.ts";
import { aMailServer, type Behavior, type MailServer } from "../harness/a-mail-server.ts";
import { randomFrom } from "../harness/random-from.ts";
import { type TestRecords, testRecords } from "../harness/records.ts";

const count = 1000;

let records: TestRecords;
let server: MailServer;
beforeEach(async () => {
  records = await testRecords();
});
afterEach(() => records.close());

async function postThem(): Promise<string[]> {
  const mails = Array.from({ length: count }, (_, at) => ({
    mail: {
      channel: "email" as const,
      to: `reader-${at}@example.com`,
      from: "Candor <no-reply@candor.test>",
      subject: `Mail ${at}`,
      text: `${at}`,
      html: `<p>${at}</p>`,
    },
    reason: `mail ${at}`,
  }));
  await records.database.write((writer) => postAll(writer, mails, records.clock.now()));
  return (await storedMail(records.database.read, {}, count)).map(messageId);
}

function working(port: number): { worker: Worker; end: () => Promise<void> } {
  const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, dkim: undefined, mailFrom: "x" };
  const transport = openMailTransport(settings);
  const texting = {
    gateway: undefined,
    pusher: undefined,
    alsoText: async () => {},
    alsoPush: async () => {},
    leavesAt: async () => 0,
    isPaused: async () => false,
    staysPaused: async () => false,
  };
  const parts = { ...records, ...texting, transport, isWished: async () => true };
  const worker = startWorker({ ...records, tasks: [deliverMail], parts });
  const end = async () => {
    await worker.close();
    transport?.close();
  };
  return { worker, end };
}

/** Lets time pass until nothing is left to deliver. */
async function untilDelivered(worker: Worker): Promise<void> {
  for (let hours = 0; hours < 40; hours++) {
    await worker.idle();
    const left = await records.database.read
      .selectFrom("task")
      .select("id")
      .where("state", "=", "ready")
      .limit(1)
      .execute();
    if (left.length === 0) return;
    records.clock.advance(hour);
  }
}

describe("M-31 a mail server that misbehaves", () => {
  it("gets a thousand mails: none lost, and twice only those that it took without a word, under one Message-ID", async () => {
    const roll = randomFrom(42);
    const behaviors: Behavior[] = ["later", "hang up before", "hang up after", "slow"];
    server = await aMailServer(() => (roll() < 0.4 ? (behaviors[Math.floor(roll() * 4)] ?? "take") : "take"));
    const ids = await postThem();
    const { worker, end } = working(server.port);
    await untilDelivered(worker);
    await end();
    await server.close();
    expect(new Set(server.taken)).toEqual(new Set(ids));
    const twice = server.taken.filter((id, at) => server.taken.indexOf(id) !== at);
    expect(twice.filter((id) => !server.unheard.has(id))).toEqual([]);
    expect(server.unheard.size).toBeGreaterThan(50);
    expect(await deadLetters(records.database.read)).toEqual([]);
  });

  it("that is away for a day gets every mail once when it is back", async () => {
    server = await aMailServer(() => "take");
    const { port } = server;
    await server.close();
    const ids = await postThem();
    const { worker, end } = working(port);
    for (let tries = 0; tries < 15; tries++) {
      await worker.idle();
      records.clock.advance(2 * hour);
    }
    server = await aMailServer(() => "take", port);
    await untilDelivered(worker);
    await end();
    await server.close();
    expect(server.taken.toSorted()).toEqual(ids.toSorted());
  });
});
