import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openTextRecords } from "../../../src/platform/dns.ts";
import { senderFaults } from "../../../src/platform/mail/sender-records.ts";
import { openNameServer } from "../../harness/name-server.ts";

const pair = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "der" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
const [ours, other] = [pair(), pair()];
const published = ours.publicKey.toString("base64");
const mailFrom = "Candor <no-reply@jobs.example.com>";
const dkim = { domain: "example.com", selector: "one", privateKey: ours.privateKey };

const good = {
  "jobs.example.com": ["google-site-verification=x", "v=spf1 ip4:192.0.2.1 include:mail.example -all"],
  "one._domainkey.example.com": [`v=DKIM1; k=rsa; p=${published}`],
  "_dmarc.example.com": ["v=DMARC1; p=quarantine; rua=mailto:reports@example.com"],
};

async function faultsOf(
  changes: Readonly<Record<string, readonly string[]>>,
  settings = {},
): Promise<string[]> {
  const names = await openNameServer({ ...good, ...changes });
  try {
    return await senderFaults({ mailFrom, dkim, ...settings }, openTextRecords(names.server));
  } finally {
    names.close();
  }
}

describe("the doctor's look at the names of our mail", () => {
  it("finds nothing where all three are right, asked of a name server, in records of several strings", async () => {
    expect(published.length).toBeGreaterThan(255);
    expect(await faultsOf({})).toEqual([]);
  });

  it.each([
    ["no SPF", { "jobs.example.com": [] }, /^SPF: jobs\.example\.com has no TXT record/],
    ["two SPF records", { "jobs.example.com": ["v=spf1 -all", "v=spf1 mx -all"] }, /^SPF: .* has 2 records/],
    ["SPF for everybody", { "jobs.example.com": ["v=spf1 +all"] }, /^SPF: .* lets everybody send/],
    ["SPF without an end", { "jobs.example.com": ["v=spf1 mx ?all"] }, /^SPF: .* refuses nobody/],
    [
      "no DKIM key",
      { "one._domainkey.example.com": [] },
      /^DKIM: one\._domainkey\.example\.com has no TXT record/,
    ],
    [
      "another DKIM key",
      { "one._domainkey.example.com": [`v=DKIM1; p=${other.publicKey.toString("base64")}`] },
      /^DKIM: .* has another key/,
    ],
    ["a revoked DKIM key", { "one._domainkey.example.com": ["v=DKIM1; p="] }, /^DKIM: .* has another key/],
    ["no DMARC", { "_dmarc.example.com": [] }, /^DMARC: _dmarc\.jobs\.example\.com has no TXT record/],
    [
      "DMARC without a policy",
      { "_dmarc.example.com": ["v=DMARC1; rua=mailto:a@b.example"] },
      /^DMARC: .* no policy/,
    ],
    [
      "DMARC twice",
      { "_dmarc.jobs.example.com": ["v=DMARC1; p=none", "v=DMARC1; p=reject"] },
      /^DMARC: .* has 2 records/,
    ],
  ])("says what to publish: %s", async (_what, changes, fault) => {
    expect(await faultsOf(changes)).toEqual([expect.stringMatching(fault)]);
  });

  it.each([
    ["unsigned mail", { dkim: undefined }, /^Mail is not signed/],
    ["a key for another domain", { dkim: { ...dkim, domain: "mail.example" } }, /which DMARC does not count/],
  ])("says what to set: %s", async (_what, settings, fault) => {
    expect(await faultsOf({}, settings)).toEqual([expect.stringMatching(fault)]);
  });
});
