import { describe, expect, it } from "vitest";
import { allowsRobot } from "../../../../../src/features/exchange/rules/sources/robots.ts";

const all = "User-agent: *\n";

describe("M-45 a site's robots.txt", () => {
  it.each([
    ["", "/careers", true],
    [`${all}Disallow:`, "/careers", true],
    [`${all}Disallow: /`, "/careers", false],
    [`${all}Disallow: /careers`, "/careers/all", false],
    [`${all}Disallow: /careers`, "/about", true],
    [`${all}Disallow: /careers\nAllow: /careers/jobs`, "/careers/jobs", true],
    [`${all}Allow: /careers\nDisallow: /careers`, "/careers", true],
    [`${all}Disallow: /*.xml$`, "/jobs.xml", false],
    [`${all}Disallow: /*.xml$`, "/jobs.xml?day=1", true],
    [`${all}Disallow: /*/private*end`, "/a/private/of/the/end", false],
    [`${all}Disallow: /careers$`, "/careers/all", true],
    [`${all}disallow : /careers # not for robots`, "/careers", false],
    ["User-agent: other\nDisallow: /", "/careers", true],
    ["User-agent: other\nUser-agent: Candor\nDisallow: /", "/careers", false],
    [`User-agent: candor\nAllow: /\n\n${all}Disallow: /`, "/careers", true],
    [`${all}Disallow: /\n\nUser-agent: candor\nDisallow: /x`, "/careers", true],
    ["User-agent: candor\nDisallow: /a\n\nUser-agent: candor\nDisallow: /b", "/b", false],
    ["Disallow: /", "/careers", true],
  ])("%j lets %s be read: %s", (text, path, isAllowed) => {
    expect(allowsRobot(text, "candor", path)).toBe(isAllowed);
  });

  it("is read in no time, whatever it says", () => {
    const text = `${all}Disallow: /${"*a".repeat(50_000)}$`;
    expect(allowsRobot(text, "candor", `/${"a".repeat(20_000)}b`)).toBe(true);
    const spaces = " ".repeat(450_000);
    expect(allowsRobot(`${all}Disallow: /${spaces}x${spaces}`, "candor", "/careers")).toBe(true);
  });
});
