import { describe, expect, test } from "vitest";
import { message } from "../src/messages/message.ts";
import { applicationDays, placeLaws, type WorkPlace } from "../src/retention/laws.ts";
import { isHourly, keptFor, type Retention, retention, retentionNames } from "../src/retention/table.ts";

const onSite = { remote: false };
const remote = { remote: true };

describe("M-27 for how long an application is kept follows from where the work is", () => {
  test.each<[string, readonly WorkPlace[], { remote: boolean }, number]>([
    ["Texas: two years by federal rules", [{ country: "US", state: "TX" }], onSite, 730],
    ["New York: no more than federal rules", [{ country: "US", state: "NY" }], onSite, 730],
    ["California: four years", [{ country: "US", state: "CA" }], onSite, 1461],
    ["Colorado: five years", [{ country: "US", state: "CO" }], onSite, 1827],
    ["a state that isn't named may be any", [{ country: "US" }], onSite, 1827],
    ["remote work may be done in any state", [{ country: "US", state: "TX" }], remote, 1827],
    ["Ontario: three years", [{ country: "CA", state: "ON" }], onSite, 1096],
    ["Quebec", [{ country: "CA", state: "QC" }], onSite, 365],
    ["Germany: the time for claims, and no longer", [{ country: "DE" }], onSite, 183],
    ["remote work in France", [{ country: "FR" }], remote, 183],
    ["the longest of several", [{ country: "DE" }, { country: "US", state: "CA" }], onSite, 1461],
    ["elsewhere", [{ country: "JP" }], onSite, 365],
    ["a posting without a place may be anywhere", [], onSite, 1827],
  ])("%s", (_, places, how, days) => {
    expect(applicationDays(places, how)).toBe(days);
  });

  test("each law names its official text", () => {
    for (const { law, source } of placeLaws) {
      expect(law).not.toBe("");
      expect(source).toMatch(/^https:\/\/[\w.-]+\.(gov|ca|eu|org)\//);
    }
  });
});

describe("M-27 the table of clocks", () => {
  test.each(retentionNames)("%s says what, how long and why", (name) => {
    const { kept }: Retention = retention[name];
    expect(message(`retention.${name}`)).not.toBe("");
    expect(message(`retention.${name}Why`)).not.toBe("");
    if (kept !== "byPlace") expect(keptFor(name as "mails")).toBeGreaterThan(0);
    expect(isHourly(name)).toBe(kept !== "byPlace" && "hours" in kept);
  });
});
