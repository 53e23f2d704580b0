import { applicationStatuses, decisionStages } from "@candor/contract/values";
import { describe, expect, it } from "vitest";
import { mayEdit, mayMove, mayWithdraw } from "../../../../src/features/applications/rules/transitions.ts";

describe("the life of an application", () => {
  it("lets a Pro make these moves and no others", () => {
    const moves = Object.fromEntries(
      applicationStatuses.map((from) => [from, decisionStages.filter((to) => mayMove(from, to)).join(" ")]),
    );
    expect(moves).toEqual({
      submitted: "viewed interview offer hired declined",
      viewed: "interview offer hired declined",
      interview: "offer hired declined",
      offer: "interview hired declined",
      hired: "",
      declined: "interview offer hired",
      withdrawn: "",
      unanswered: "interview offer hired declined",
    });
  });

  it("lets its owner edit it until an answer or the promised date, and withdraw it until a decision", () => {
    expect(applicationStatuses.filter(mayEdit)).toEqual(["submitted", "viewed"]);
    expect(applicationStatuses.filter(mayWithdraw)).toEqual([
      "submitted",
      "viewed",
      "interview",
      "offer",
      "unanswered",
    ]);
  });
});
