import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "../src/limits.ts";
import { defaultLocale } from "../src/messages/locales.ts";
import { message } from "../src/messages/message.ts";
import { hasWords, industries, jobTypes, numericId, shortLabel, truncate } from "../src/values.ts";
import { version } from "../src/version.ts";
import { heartbeat, notificationTimeout } from "../src/websocket.ts";

describe("values", () => {
  it.each(["1", "42", "1.", "1.5", ".5", "0"])("V-44 %s is a numeric identifier", (text) => {
    expect(numericId.test(text)).toBe(true);
  });

  it.each(["", ".", "1.2.3", "-1", "1e3", " 1", "١"])("V-44 %j is no numeric identifier", (text) => {
    expect(numericId.test(text)).toBe(false);
  });

  it.each(["a", "7", "  é ", "—x—", "日本"])("V-45 %j says something", (text) => {
    expect(hasWords(text)).toBe(true);
  });

  it.each(["", "   ", "—!?", "…", "\u3164"])("V-45 %j says nothing", (text) => {
    expect(hasWords(text)).toBe(false);
  });

  it("V-46 a longer text is cut to the limit less three characters and an ellipsis", () => {
    expect(truncate("abcdefghij", 8)).toBe("abcde...");
    expect(truncate("abcdefgh", 8)).toBe("abcdefgh");
    expect(truncate("abcd🙂efgh", 8)).toBe("abcd...");
  });

  it("V-46 what is cut is never longer than the limit", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 3, max: 50 }), (text, limit) => {
        expect(truncate(text, limit).length).toBeLessThanOrEqual(Math.max(limit, 3));
      }),
    );
  });

  it("N-24 K-14 a label keeps five words, then an ellipsis", () => {
    expect(shortLabel("Director of Kelp Farming and Lighthouses")).toBe("Director of Kelp Farming and...");
    expect(shortLabel("Director of Kelp Farming Operations")).toBe("Director of Kelp Farming Operations");
    expect(shortLabel("")).toBe("");
  });

  it("E-18 E-19 there are three job types and thirty industries", () => {
    expect(jobTypes).toEqual(["permanent", "contractor", "contract"]);
    expect(new Set(industries).size).toBe(30);
  });
});

describe("constants", () => {
  it.each([
    ["K-03", heartbeat.pingSeconds, 30],
    ["K-04", heartbeat.pongTimeoutSeconds, 5],
    ["K-09", notificationTimeout, 5000],
    ["K-12", limits.metaDescriptionCharacters, 170],
    ["K-15", limits.breadcrumbs, 100],
    ["K-16", defaultLocale, "en-US"],
    ["K-18", version, "4.0.234"],
  ])("%s is as specified", (_id, actual, specified) => {
    expect(actual).toBe(specified);
  });
});

describe("messages", () => {
  it("fill their placeholders, and leave one without a value", () => {
    expect(message("app.titleWithName", { title: "Job Search" })).toBe("Job Search · Candor");
    expect(message("app.titleWithName")).toBe("{{title}} · Candor");
  });
});
