import { describe, expect, it } from "vitest";
import { gateNames, refusalFor, refusalsOf, roles, verdictFor } from "../src/roles.ts";

const passing = (role: (typeof roles)[number]) => gateNames.filter((gate) => !refusalFor(gate, [role]));
const keyed = ["anyone", "draft", "link"];

describe("the table of roles", () => {
  it("P-01 lets anonymous callers through no gate that reads a token", () => {
    expect(passing("anonymous")).toEqual(keyed);
  });

  it("P-02 S-02 opens what a mail lets its reader choose to a provisional session, and nothing that is a person's", () => {
    expect(passing("provisional")).toEqual([...keyed, "cookie", "preferences"]);
  });

  it("S-21 lets who has not proved a mailbox save and prepare, but not apply or link", () => {
    const refused = gateNames.filter((gate) => refusalFor(gate, ["unproved"]) === "email-unproved");
    expect(refused).toEqual(["mailbox", "own-identities"]);
    expect(refusalFor("pro", ["unproved"])).toBe("forbidden");
    expect(passing("unproved")).toEqual(passing("person").filter((gate) => !refused.includes(gate)));
  });

  it("P-04 P-07 lets administrators alone administrate, and tells nobody else that there is anything", () => {
    const refused = roles.filter((role) => role !== "administrator");
    expect(refused.map((role) => verdictFor("administrator", role))).toEqual(refused.map(() => 404));
    expect(refusalFor("administrator", ["person", "administrator"])).toBeUndefined();
  });

  it("P-05 lets a person's further roles add to what they may do", () => {
    expect(refusalFor("pro", ["person", "administrator"])).toBe("forbidden");
    expect(refusalFor("pro", ["person", "administrator", "pro"])).toBeUndefined();
  });

  it("lets an impersonator do what the person may, but for credentials, messages and administration", () => {
    const kept = gateNames.filter((gate) => refusalFor(gate, ["person", "pro", "impersonator"]));
    expect(kept).toEqual(["own-credentials", "own-identities", "messages", "administrator"]);
    expect(refusalFor("own-credentials", ["person", "impersonator"])).toBe("impersonated");
    expect(refusalFor("messages", ["person", "impersonator"])).toBe("not-found");
    expect(refusalFor("administrator", ["person", "administrator", "impersonator"])).toBe("not-found");
    expect(refusalFor("pro", ["person", "impersonator"])).toBe("forbidden");
  });

  it("names the problems of each gate", () => {
    expect(refusalsOf("anyone")).toEqual([]);
    expect(refusalsOf("own-credentials")).toEqual(["unauthorized", "forbidden", "impersonated"]);
  });
});
