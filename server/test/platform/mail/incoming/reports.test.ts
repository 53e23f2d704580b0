import { describe, expect, it } from "vitest";
import { readMail } from "../../../../src/platform/mail/incoming/read-mail.ts";
import { bounceIn, isComplaint, keyIn, reportedKey } from "../../../../src/platform/mail/incoming/reports.ts";

const key = "0d5b8a3e-6f0c-4a7b-9d2e-1c3f5a7b9d2e";

function report(
  type: string,
  part: string,
  original = `message/rfc822\n\nMessage-ID:\n <${key}@candor.test>\nSubject: Hi\n\nHi.`,
) {
  const text = `From: MAILER-DAEMON@mx.example\nSubject: Undelivered\nMIME-Version: 1.0
Content-Type: multipart/report; report-type="${type}"; boundary=b

--b\nContent-Type: text/plain\n\nSorry.\n--b\n${part}\n--b\nContent-Type: ${original}\n--b--\n`;
  return readMail(Buffer.from(text.replaceAll("\n", "\r\n")));
}

const status = (fields: string) =>
  report(
    "delivery-status",
    `Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\n${fields}`,
  );

describe("M-31 a report of a mail that did not arrive (RFC 3464)", () => {
  it.each([
    ["Action: failed\nStatus: 5.1.1", { isSoft: false }],
    ["Action: failed\nStatus: 5.1.1 (bad destination mailbox address)", { isSoft: false }],
    ["action: Failed\nstatus: 5.7.1\nDiagnostic-Code: smtp; 550 5.7.1\n  not here", { isSoft: false }],
    ["Action: failed\nStatus: 4.4.7", { isSoft: true }],
    ["Action: failed\nStatus: 4.2.2", { isSoft: true }],
    ["Action: failed\nStatus: 5.2.2", { isSoft: true }],
    ["Action: delayed\nStatus: 4.4.1", undefined],
    ["Action: delivered\nStatus: 2.0.0", undefined],
    ["Action: relayed\nStatus: 2.1.5", undefined],
    ["Action: failed", undefined],
    ["Status: 5.1.1", undefined],
  ])("%j is %j", async (fields, bounce) => {
    const mail = await status(`Final-Recipient: rfc822; ada@example.com\n${fields}`);
    expect(mail && bounceIn(mail)).toEqual(bounce);
  });

  it("names the mail that it brings back, whole or only its header", async () => {
    const whole = await status("Action: failed\nStatus: 5.1.1");
    expect(whole && reportedKey(whole)).toBe(key);
    const part = "Content-Type: message/delivery-status\n\nAction: failed";
    const header = await report(
      "delivery-status",
      part,
      `text/rfc822-headers\n\nMessage-Id: <${key}@candor.test>\n`,
    );
    expect(header && reportedKey(header)).toBe(key);
    expect(keyIn(`bounces+${key.toUpperCase()}`)).toBe(key);
  });

  it("isn't seen where somebody quotes one, or writes about one", async () => {
    const quoted = await readMail(
      Buffer.from("Subject: Fwd: Undelivered\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n"),
    );
    expect(quoted && bounceIn(quoted)).toBeUndefined();
    expect(quoted && isComplaint(quoted)).toBe(false);
    expect(quoted?.isAutomatic).toBe(false);
  });
});

describe("M-31 a complaint (RFC 5965)", () => {
  const feedback = (type: string) =>
    report(
      "feedback-report",
      `Content-Type: message/feedback-report\n\nFeedback-Type: ${type}\nUser-Agent: Some/1.0\nVersion: 1`,
    );

  it.each([
    ["abuse", true],
    ["opt-out", true],
    ["not-spam", false],
    ["virus", false],
  ])("of type %s counts: %s", async (type, counts) => {
    const mail = await feedback(type);
    expect(mail && isComplaint(mail)).toBe(counts);
    expect(mail && reportedKey(mail)).toBe(key);
    expect(mail?.isAutomatic).toBe(true);
  });
});

describe("a mail that is made to hurt", () => {
  it.each([
    [
      "parts inside parts",
      "Content-Type: multipart/mixed; boundary=b\r\n\r\n".concat(
        "--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n".repeat(5000),
      ),
    ],
    ["a header without end", `Subject: ${"a".repeat(200_000)}`],
    ["nothing", ""],
    ["bytes", Buffer.from([0, 255, 254, 13, 10, 0]).toString("latin1")],
  ])("is read in no time, or refused: %s", async (_what, text) => {
    const start = process.threadCpuUsage();
    const mail = await readMail(Buffer.from(text, "latin1"));
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(5000);
    if (mail) expect([bounceIn(mail), isComplaint(mail)]).toEqual([undefined, false]);
  });
});
