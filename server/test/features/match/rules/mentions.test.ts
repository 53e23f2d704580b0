import { describe, expect, it } from "vitest";
import { mentions } from "../../../../src/features/match/rules/mentions.ts";

const posting = {
  title: "Warehouse Associate",
  description:
    "<p>We are looking for a motivated person to join our team. You load trucks and scan pallets. Great opportunity to learn and grow.</p>",
  organization: "Quarry Works",
};

describe("M-38 a pitch mentions something of its posting", () => {
  it.each([
    "I drove trucks for two years.",
    "I have worked in warehouses since school.",
    "My sister works at Quarry, and I would like to.",
    "Scanning is second nature to me.",
  ])("with “%s”", (pitch) => {
    expect(mentions(pitch, posting)).toBe(true);
  });

  it.each([
    "I am a motivated, hard-working person and would love to join your team. I learn quickly.",
    "This is a great opportunity for me to grow in my career.",
    "Dear hiring manager, please find my resume attached. Thank you!",
    "I keep lamps lit.",
  ])("and not with “%s”", (pitch) => {
    expect(mentions(pitch, posting)).toBe(false);
  });
});
