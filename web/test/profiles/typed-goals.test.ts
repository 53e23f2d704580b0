import { message } from "@candor/contract/messages/message";
import { describe, expect, it } from "vitest";
import { meantText } from "../../app/profiles/stated-pay.tsx";
import { doubtedIn, faultsOf, typedGoals } from "../../app/profiles/typed-goals.ts";

const unlikely = {
  goal: "A lighthouse.",
  expectedSalary: "$42",
  expectedSalaryType: "perYear",
  currentSalary: "60,000",
  currentSalaryType: "hourly",
};

function goalsOf(...fields: readonly (readonly [string, string])[]) {
  const form = new FormData();
  for (const [name, value] of [...Object.entries(unlikely), ...fields]) form.append(name, value);
  return typedGoals(form).goals;
}

describe("E-11 E-12 pay goals with an unlikely unit", () => {
  it("are asked about before they are saved", () => {
    const goals = goalsOf();
    expect(faultsOf(goals)).toEqual({
      title: message("profile.payDoubtTitle"),
      errors: { expectedSalary: message("profile.payDoubt"), currentSalary: message("profile.payDoubt") },
    });
    expect(doubtedIn(goals, "expectedSalary")).toEqual({ amount: 42, type: "perYear" });
  });

  it("take the meaning that was chosen, one field after the other", () => {
    const first = goalsOf(["expectedSalary-meant", "42 perYear"]);
    expect(Object.keys(faultsOf(first)?.errors ?? {})).toEqual(["currentSalary"]);
    const both = goalsOf(...first.sure.map((text) => ["sure", text] as const), [
      "currentSalary-meant",
      meantText({ amount: 60_000, type: "perYear" }),
    ]);
    expect(faultsOf(both)).toBeUndefined();
    expect(both).toMatchObject({ expectedSalaryType: "perYear", currentSalaryType: "perYear" });
  });

  it("are asked about again after the amount changes", () => {
    const goals = goalsOf(["sure", "41 perYear"], ["sure", "60000 hourly"]);
    expect(Object.keys(faultsOf(goals)?.errors ?? {})).toEqual(["expectedSalary"]);
  });
});
