import type { ProblemDocument } from "@candor/contract/problems";
import { expect, test } from "vitest";
import { formFaults } from "../../app/forms/form-faults.ts";

const problem: ProblemDocument = {
  type: "urn:candor:problem:invalid-request",
  title: "invalid request",
  status: 400,
  detail: "There were too many attempts. Try again in 9 minutes.",
  code: "invalid-request",
  key: "problem.invalidRequest",
  instance: "",
};

test("a refused call's errors are its form's faults", () => {
  const error = { path: "/query", key: "validation.tooLong", text: "Use fewer characters" };
  expect(formFaults({ ...problem, errors: [error] })).toEqual({
    faults: [{ field: "query", key: error.key, text: error.text }],
  });
});

test("a refusal that no field is to blame for is told as a whole", () => {
  expect(formFaults(problem)).toEqual({ faults: [], trouble: problem.detail });
});
