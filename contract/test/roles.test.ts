import { describe, expect, it } from "vitest";
import { gateNames, refusalFor, refusalsOf, roles, verdictFor } from "../src/roles.ts";

const passing = (role: (typeof roles)[number]) => gateNames.filter((gate) => !refusalFor(gate, [role]));
const keyed = ["anyone", "draft", "link", "signed", "interview"];

describe("the table of roles", () => {
  it("P-01 lets anonymous callers through no gate that reads a token", () => {
    expect(passing("anonymous")).toEqual(keyed);
  });

  it("P-02 S-02 opens what a mail lets its reader choose to a provisional session, and nothing that is a person's", () => {
    expect(passing("provisional")).toEqual([...keyed, "cookie", "preferences", "own-alert"]);
  });

  it("S-21 lets somebody without a proved mailbox save and prepare, but not apply or link", () => {
    const refused = gateNames.filter((gate) => refusalFor(gate, ["unproved"]) === "email-unproved");
    expect(refused).toEqual(["mailbox", "own-identities"]);
    expect(refusalFor("pro", ["unproved"])).toBe("forbidden");
    expect(passing("unproved")).toEqual(passing("person").filter((gate) => !refused.includes(gate)));
  });

  it("P-04 P-07 lets only administrators administrate, and tells nobody else that anything is there", () => {
    const refused = roles.filter((role) => role !== "administrator");
    expect(refused.map((role) => verdictFor("administrator", role))).toEqual(refused.map(() => 404));
    expect(refusalFor("administrator", ["person", "administrator"])).toBeUndefined();
  });

  const theirs = [
    "cookie",
    "preferences",
    "session",
    "mailbox",
    "own-record",
    "own-alert",
    "own-credentials",
    "own-identities",
    "messages",
    "interview-test",
  ];
  const readings = ["member", "member-record"];
  const organizations = [...readings, "pro", "pro-record"];

  it.each([
    ["person", theirs],
    ["pro", [...theirs, ...organizations]],
    ["member", [...theirs, ...readings]],
    ["owner", [...theirs, ...organizations, "owner-record"]],
    ["consultant", theirs],
    ["administrator", [...theirs, "administrator"]],
  ] as const)("P-03 P-04 P-05 opens to a %s what is theirs, and nothing else", (role, opened) => {
    expect(passing(role)).toEqual([...keyed, ...opened]);
  });

  it("P-06 P-07 refuses alike, whether or not the record exists that a gate names", () => {
    const hiding = [
      "own-record",
      "own-alert",
      "messages",
      "interview-test",
      "member-record",
      "pro-record",
      "owner-record",
      "administrator",
    ];
    const answers = (gate: (typeof gateNames)[number]) =>
      [...new Set(roles.map((role) => verdictFor(gate, role)))].filter((verdict) => verdict !== "ok");
    for (const gate of gateNames)
      expect([gate, answers(gate).includes(404), answers(gate).some((verdict) => verdict !== 404)]).toEqual([
        gate,
        hiding.includes(gate),
        !hiding.includes(gate) && !keyed.includes(gate),
      ]);
  });

  it("P-06 401 is for anyone who shows no token, 403 for anyone who shows one that does not do", () => {
    const refusals = gateNames.flatMap((gate) =>
      roles.map((role) => [role, verdictFor(gate, role)] as const).filter(([, verdict]) => verdict === 401),
    );
    expect(new Set(refusals.map(([role]) => role))).toEqual(new Set(["anonymous"]));
    expect(gateNames.map((gate) => verdictFor(gate, "anonymous"))).not.toContain(403);
  });

  it("P-05 lets a person's further roles add to what they may do", () => {
    expect(refusalFor("pro", ["person", "administrator"])).toBe("forbidden");
    expect(refusalFor("pro", ["person", "administrator", "pro"])).toBeUndefined();
  });

  it("lets an impersonator do what the person may, but for credentials, messages, ownership, programs and administration", () => {
    const kept = gateNames.filter((gate) => refusalFor(gate, ["person", "owner", "impersonator"]));
    expect(kept).toEqual([
      "own-credentials",
      "own-identities",
      "messages",
      "owner-record",
      "program",
      "administrator",
    ]);
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
