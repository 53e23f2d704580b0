import { describe, expect, it } from "vitest";
import * as checks from "../../app/session/fields/field-checks.ts";
import type { Typed } from "../../app/session/fields/typed-fields.ts";

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
  ["V-17", checks.password, "", "Password is required"],
  ["V-17", checks.password, "x", undefined],
  ["V-18", checks.newPassword, "1234567", "Password is too short"],
  ["V-18", checks.newPassword, "12345678", undefined],
  ["V-18", checks.newPassword, "", undefined],
  ["V-17", checks.requiredNewPassword, "", "Password is required"],
  ["V-18", checks.requiredNewPassword, "1234567", "Password is too short"],
  ["V-18", checks.requiredNewPassword, "12345678", undefined],
  ["V-20", checks.repeats("password"), "kelp lantern 4", "Passwords do not match"],
  ["V-20", checks.repeats("password"), "kelp lantern 42", undefined],
  ["V-21", checks.currentPassword, "", "Current password required"],
  ["V-21", checks.currentPassword, "x", undefined],
  ["V-39", checks.resetCode, " ", "Reset code is required"],
  ["V-39", checks.resetCode, "1", undefined],
] as const)("%s a field is checked as it is typed", (_id, check, value, text) => {
  expect(check(value, typed({ password: "kelp lantern 42" }))).toBe(text);
});

describe("a form that is sent", () => {
  const form = { password: checks.requiredNewPassword, repeat: checks.repeats("password") };

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
