import { expect, it } from "vitest";
import { currentPasswordChecks } from "../../app/accounts/form-checks.ts";

it.each(Object.entries(currentPasswordChecks))("V-21 %s asks for the current password", (_form, checks) => {
  for (const check of Object.values(checks)) {
    expect(check("", () => "")).toBe("Current password required");
    expect(check("x", () => "")).toBeUndefined();
  }
});
