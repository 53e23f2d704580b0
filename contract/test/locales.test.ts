import { describe, expect, it } from "vitest";
import { locales, negotiated } from "../src/messages/locales.ts";

const two = ["en-US", "de-DE"] as const;

describe("C-02 the locale of an answer", () => {
  it.each([
    [undefined, "en-US"],
    ["", "en-US"],
    ["de-DE", "de-DE"],
    ["DE-de", "de-DE"],
    ["de", "de-DE"],
    ["de-AT", "de-DE"],
    ["fr, de;q=0.5", "de-DE"],
    ["en;q=0.4, de;q=0.9", "de-DE"],
    ["de;q=0.4, en;q=0.9", "en-US"],
    ["fr", "en-US"],
    ["*", "en-US"],
    ["en-US;q=0, *", "de-DE"],
    ["de;q=0", "en-US"],
    ["de;q=2, en;q=0.1", "en-US"],
    ["de;q=x", "en-US"],
    ["%00, <de>", "en-US"],
    [`${"x-y,".repeat(1000)}de`, "en-US"],
  ])("for %j is %s", (accepted, locale) => {
    expect(negotiated(accepted, two)).toBe(locale);
  });

  it.each([
    ["es", "es-US"],
    ["es-MX, en;q=0.5", "es-US"],
    ["en-US, es;q=0.9", "en-US"],
    ["de-DE", "en-US"],
  ])("M-50 for %j is %s of those offered", (accepted, locale) => {
    expect(negotiated(accepted, locales)).toBe(locale);
  });
});
