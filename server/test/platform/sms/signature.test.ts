import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isSigned, signatureOf } from "../../../src/platform/sms/signature.ts";

const secret = "s".repeat(32);
const now = Date.parse("2026-07-01T12:00:00.900Z");
const body = '{"id":"1","text":"STOP"}';
const signature = signatureOf(secret, body, now);
const minutes = (count: number) => now + count * 60_000;

describe("M-31 the signature of a text message", () => {
  it("is what the docs say a gateway computes", () => {
    const seconds = Math.floor(now / 1000);
    const proof = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
    expect(signature).toBe(`t=${seconds},v1=${proof}`);
    expect(isSigned(secret, { body, signature, now })).toBe(true);
  });

  it.each([
    ["another body", { body: body.replace("STOP", "START") }],
    ["another secret", { signature: signatureOf("t".repeat(32), body, now) }],
    ["another time than was signed", { signature: signature.replace(/t=\d/, "t=2") }],
    ["a proof cut short", { signature: signature.slice(0, -1) }],
    ["no proof", { signature: signature.split(",")[0] }],
    ["no header", { signature: undefined }],
    ["two headers", { signature: [signature, signature] }],
    ["a replay after six minutes", { now: minutes(6) }],
    ["a time six minutes ahead", { now: minutes(-6) }],
  ])("is refused with %s", (_what, changed) => {
    expect(isSigned(secret, { body, signature, now, ...changed })).toBe(false);
  });

  it("holds for clocks that differ by four minutes", () => {
    expect(isSigned(secret, { body, signature, now: minutes(4) })).toBe(true);
    expect(isSigned(secret, { body, signature, now: minutes(-4) })).toBe(true);
  });
});
