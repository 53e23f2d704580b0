import { describe, expect, it } from "vitest";
import * as checks from "../../app/forms/field-checks.ts";
import type { Typed } from "../../app/forms/typed-fields.ts";
import { repeats, requiredNewPassword } from "../../app/session/fields/password-checks.ts";

it.each([
  ["V-01", checks.firstName, " ", "First name is required"],
  ["V-01", checks.firstName, "Ada", undefined],
  ["V-02", checks.lastName, "-", "Last name is required"],
  ["V-02", checks.lastName, "李", undefined],
  ["V-05", checks.email, "  ", "Email is required"],
  ["V-06", checks.email, "ada@example", "Enter a valid email address"],
  ["V-06", checks.email, "ada example@example.com", "Enter a valid email address"],
  ["V-06", checks.email, "ada@example..com", "Enter a valid email address"],
  ["V-06", checks.email, " ada@mail.example.com ", undefined],
] as const)("%s a field is checked as it is typed", (_id, check, value, text) => {
  expect(check(value, typed({}))).toBe(text);
});

describe("a form that is sent", () => {
  const form = { password: requiredNewPassword, repeat: repeats("password") };

  it("is told all its faults at once, in the form's order", () => {
    const refusal = checks.faultsOf(form, typed({ password: "short", repeat: "else" }));
    expect(refusal).toEqual({
      errors: { password: "Password is too short", repeat: "Passwords do not match" },
      incomplete: false,
    });
    expect(Object.keys(refusal?.errors ?? {})).toEqual(["password", "repeat"]);
  });

  it("V-47 is incomplete where a field at fault is empty", () => {
    expect(checks.faultsOf(form, typed({}))).toEqual({
      errors: { password: "Password is required" },
      incomplete: true,
    });
  });

  it("has no refusal where it has no fault", () => {
    expect(
      checks.faultsOf(form, typed({ password: "kelp lantern", repeat: "kelp lantern" })),
    ).toBeUndefined();
  });
});

function typed(values: Readonly<Record<string, string>>): Typed {
  return (name) => values[name] ?? "";
}
