import type { ProblemDocument } from "@candor/contract/problems";
import { expect, it } from "vitest";
import { refusalOf } from "../../app/forms/refusal.ts";
import { refusedLogIn } from "../../app/session/refused-log-in.ts";

const problem: ProblemDocument = {
  type: "urn:candor:problem:invalid-request",
  title: "invalid request",
  status: 400,
  detail: "There were too many attempts. Try again in 9 minutes.",
  code: "invalid-request",
  key: "problem.invalidRequest",
  instance: "",
};

it("tells each field its first error, in the form's order", () => {
  const errors = [
    { path: "/email", key: "validation.emailRequired", text: "Email is required" },
    { path: "/signUp/firstName", key: "validation.firstNameRequired", text: "First name is required" },
    {
      path: "/signUp/firstName",
      key: "validation.outOfRange",
      text: "This value is out of range",
    },
  ];
  const { errors: told, incomplete } = refusalOf({ ...problem, errors }, ["firstName", "email"]);
  expect(Object.entries(told)).toEqual([
    ["firstName", "First name is required"],
    ["email", "Email is required"],
  ]);
  expect(incomplete).toBe(true);
});

it("V-06 asks for what a call merely refuses", () => {
  const errors = [{ path: "/email", key: "validation.invalidEmail", text: "Invalid email address" }];
  expect(refusalOf({ ...problem, errors }, ["email"])).toEqual({
    errors: { email: "Enter a valid email address" },
    incomplete: false,
  });
});

it("tells what belongs to no field in the problem's words, or in the form's own", () => {
  expect(refusalOf(problem, ["email"])).toEqual({ errors: {}, trouble: problem.detail });
  expect(refusalOf(problem, ["email"], "Not now")).toEqual({ errors: {}, trouble: "Not now" });
});

it("X-04 reports what belongs to no field of a log-in as a failed one", () => {
  expect(refusedLogIn(problem, ["email"])).toEqual({
    errors: {},
    trouble: `An error occurred while logging in: ${problem.detail}`,
  });
});
