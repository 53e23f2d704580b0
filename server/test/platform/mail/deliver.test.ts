import { generateKeyPairSync } from "node:crypto";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { minute } from "../../../src/platform/durations.ts";
import { openLog } from "../../../src/platform/log.ts";
import { deliverMail, deliverText } from "../../../src/platform/mail/deliver.ts";
import { deliveries } from "../../../src/platform/mail/deliveries.ts";
import { expiring } from "../../../src/platform/mail/expiry.ts";
import type { MailWish } from "../../../src/platform/mail/mail.ts";
import { post } from "../../../src/platform/mail/outbox.ts";
import { storedMail } from "../../../src/platform/mail/stored-mail.ts";
import { type MailTransport, messageId, openMailTransport } from "../../../src/platform/mail/transport.ts";
import { enqueue } from "../../../src/platform/tasks/queue.ts";
import { defineTask } from "../../../src/platform/tasks/task.ts";
import { startWorker } from "../../../src/platform/tasks/worker.ts";
import { type TestRecords, testRecords } from "../../harness/records.ts";

let records: TestRecords;
let server: SMTPServer;
let received: string[];
let refusals: number;
let smtpUrl: string;
let transport: MailTransport;

beforeEach(async () => {
  records = await testRecords();
  received = [];
  refusals = 0;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const refused = Object.assign(new Error(`<${address}> is unknown here`), { responseCode: 550 });
      done(address.startsWith("nobody") ? refused : null);
    },
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", () => {
        if (refusals-- > 0) return done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  smtpUrl = `smtp://127.0.0.1:${port}`;
  transport = openMailTransport({ smtpUrl, dkim: undefined, mailFrom: "x" }) as MailTransport;
});

afterEach(async () => {
  transport.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await records.close();
});

const mail = {
  channel: "email",
  to: "ada@example.com",
  from: "Candor <no-reply@candor.test>",
  subject: "Hello\r\nBcc: everybody@example.com",
  text: "Good day.",
  html: "<p>Good day.</p>",
} as const;

function postOnce(reason: string): Promise<void> {
  return records.database.write((writer) => post(writer, mail, records.clock.now(), reason));
}

const isWished = async ({ kind }: MailWish) => kind === "wanted";
const texting = {
  gateway: undefined,
  pusher: undefined,
  alsoText: async () => {},
  alsoPush: async () => {},
  leavesAt: async () => 0,
  isPaused: async () => false,
  staysPaused: async () => false,
};

function worker(to: MailTransport | undefined) {
  return startWorker({
    ...records,
    tasks: [deliverMail],
    parts: { ...records, ...texting, transport: to, isWished },
  });
}

describe("mail", () => {
  it("reaches the mail server once, under its key, and a subject adds no header", async () => {
    await postOnce("greeting 1");
    await postOnce("greeting 1");
    const running = worker(transport);
    await running.idle();
    await running.close();
    const [kept] = await storedMail(records.database.read, {});
    expect(received).toHaveLength(1);
    expect(received[0]).toContain(`Message-ID: ${messageId(kept as never)}`);
    expect(received[0]).toContain("Subject: Hello Bcc: everybody@example.com");
    expect(received[0]).not.toMatch(/^Bcc:/m);
    expect(kept?.sentAt).toBe(records.clock.now());
  });

  it("M-33 is replied to where somebody reads, unless its sender takes replies itself", async () => {
    const mailReplyTo = "help@candor.test";
    const answered = openMailTransport({
      smtpUrl,
      dkim: undefined,
      mailFrom: mail.from,
      mailReplyTo,
    }) as MailTransport;
    const relayed = { ...mail, from: "Grace via Candor <relay@candor.test>" };
    await postOnce("answered");
    await records.database.write((writer) => post(writer, relayed, records.clock.now(), "relayed"));
    const running = worker(answered);
    await running.idle();
    await running.close();
    answered.close();
    const replyTo = (from: string) =>
      /^Reply-To: (.*?)\r?$/m.exec(received.find((text) => text.includes(`From: ${from}`)) ?? "none")?.[1];
    expect([replyTo(mail.from), replyTo(relayed.from)]).toEqual([mailReplyTo, undefined]);
    expect(received).toHaveLength(2);
  });

  it("M-43 carries a meeting as mail programs expect it, with its method", async () => {
    const text = "BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n";
    const calendar = { method: "CANCEL", text } as const;
    await records.database.write((writer) =>
      post(writer, { ...mail, calendar }, records.clock.now(), "meeting"),
    );
    const running = worker(transport);
    await running.idle();
    await running.close();
    expect(received[0]).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=CANCEL/m);
    expect(received[0]).toContain(Buffer.from(text).toString("base64").slice(0, 40));
  });

  it("RFC 8058 is signed with both headers by which mail programs unsubscribe", async () => {
    const { privateKey } = generateKeyPairSync("rsa", {
      modulusLength: 2048,
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
    const dkim = { domain: "candor.test", selector: "one", privateKey };
    const signing = openMailTransport({ smtpUrl, dkim, mailFrom: "x" }) as MailTransport;
    const headers = { "List-Unsubscribe": "<http://candor.test/opt>", "List-Unsubscribe-Post": "One-Click" };
    await records.database.write((writer) =>
      post(writer, { ...mail, headers }, records.clock.now(), "choice"),
    );
    const running = worker(signing);
    await running.idle();
    await running.close();
    signing.close();
    const signature = /^DKIM-Signature:.*(?:\r\n[ \t].*)*/m.exec(received[0] ?? "")?.[0].replace(/\s/g, "");
    const signed = /;h=([^;]+)/.exec(signature ?? "")?.[1]?.split(":");
    expect(signed).toEqual(
      expect.arrayContaining(["from", "to", "subject", "date", "list-unsubscribe", "list-unsubscribe-post"]),
    );
  });

  it("is tried again under the same key after the server put it off", async () => {
    refusals = 1;
    await postOnce("greeting");
    const running = worker(transport);
    await running.idle();
    expect(received).toHaveLength(0);
    records.clock.advance(10_000);
    await running.idle();
    await running.close();
    expect(received).toHaveLength(1);
  });

  it("E-23 M-32 that is not wanted any more when it is about to leave stays, and is not asked about again", async () => {
    const wish = { accountId: 1, kind: "unwanted" };
    await records.database.write(async (writer) => {
      await post(writer, { ...mail, wish }, records.clock.now(), "withheld");
      await post(writer, { ...mail, wish: { ...wish, kind: "wanted" } }, records.clock.now(), "wished");
    });
    const running = worker(transport);
    await running.idle();
    await running.close();
    const kept = await storedMail(records.database.read, {});
    expect(kept.map(({ sentAt, withheldAt }) => [sentAt !== null, withheldAt !== null])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it("that is refused says so without naming its recipient", async () => {
    const to = "nobody@example.com";
    await records.database.write((writer) => post(writer, { ...mail, to }, records.clock.now(), "lost"));
    const lines: string[] = [];
    const log = openLog("trace", { write: (line) => lines.push(line) });
    const parts = { ...records, ...texting, transport, isWished };
    const running = startWorker({ ...records, log, tasks: [deliverMail], parts });
    await running.idle();
    await running.close();
    expect(lines.join("")).toContain("The mail was not taken: EENVELOPE, 550.");
    expect(lines.join("")).not.toContain("nobody");
  });

  it("leaves at once if its pause ends while the worker looks at it", async () => {
    const wish = { accountId: 1, kind: "wanted" };
    await records.database.write((writer) => post(writer, { ...mail, wish }, records.clock.now(), "resumed"));
    const parts = { ...records, ...texting, transport, isWished, isPaused: async () => true };
    const running = startWorker({ ...records, tasks: [deliverMail], parts });
    await running.idle();
    await running.close();
    expect(received).toHaveLength(1);
  });

  it("that is of no use any more when it is about to leave stays, and is not asked about again", async () => {
    const begun = records.clock.now();
    const expires = (minutes: number) => expiring(mail, begun + minutes * minute);
    await records.database.write(async (writer) => {
      await post(writer, expires(10), begun, "code");
      await post(writer, expires(600), begun, "invitation");
    });
    refusals = 2;
    const running = worker(transport);
    await running.idle();
    records.clock.advance(10 * minute);
    await running.idle();
    await running.close();
    expect(received).toEqual([
      expect.stringMatching(/^Expires: \w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000\r$/m),
    ]);
    const kept = await storedMail(records.database.read, {});
    expect(kept.map(({ sentAt, withheldAt }) => [sentAt !== null, withheldAt !== null])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(await deliveries(records.database.read).execute()).toEqual([]);
  });

  it("that hangs in a mail server holds up no other task, and no text message", async () => {
    const [asked, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const [task, text] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let hanging = 0;
    const send = () => {
      if (++hanging === 4) asked.resolve();
      return end.promise;
    };
    const greet = defineTask({ name: "greet", schema: z.object({}), run: async () => task.resolve() });
    const gateway = { send: async () => text.resolve() };
    const parts = { ...records, ...texting, gateway, transport: { ...transport, send }, isWished };
    for (let at = 0; at < 5; at++) await postOnce(`greeting ${at}`);
    const running = startWorker({ ...records, tasks: [deliverMail, deliverText, greet], parts });
    await asked.promise;
    await records.database.write(async (writer) => {
      await enqueue(writer, { name: "greet", key: "a", payload: {} }, records.clock.now());
      await post(writer, { ...mail, channel: "sms", to: "+15551234567" }, records.clock.now(), "a text");
    });
    await Promise.all([task.promise, text.promise]);
    end.resolve();
    await running.close();
    expect(hanging).toBeGreaterThanOrEqual(4);
  });

  it("stays in the outbox without a mail server", async () => {
    await postOnce("greeting");
    const running = worker(undefined);
    await running.idle();
    await running.close();
    const kept = await storedMail(records.database.read, { to: " ADA@example.com " });
    expect(kept).toMatchObject([{ to: "ada@example.com", sentAt: null }]);
    expect(received).toHaveLength(0);
  });
});
