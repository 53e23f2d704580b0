import { expect, it } from "vitest";
import * as checks from "../../app/session/field-checks.ts";

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
] as const)("%s a field is checked as it is typed", (_id, check, value, text) => {
  expect(check(value)).toBe(text);
});
