import { limits } from "@candor/contract/limits";
import { expect, it } from "vitest";
import { InterruptedForms } from "../../../src/pages/interrupted/forms.ts";
import { SettableClock } from "../../../src/platform/clock.ts";
import { minute } from "../../../src/platform/durations.ts";

const form = { accountId: 1, action: "/settings/x", entries: [["a", "Kelp"]] as const };

it("an interrupted form is there for its device, for minutes, and until it is forgotten", () => {
  const clock = new SettableClock();
  const forms = new InterruptedForms(clock);
  expect(forms.keep("a", form)).toBe(true);
  expect([forms.of("a"), forms.of("b")]).toEqual([form, undefined]);
  clock.set(clock.now() + (limits.interruptedFormMinutes - 1) * minute);
  expect(forms.of("a")).toEqual(form);
  clock.set(clock.now() + 2 * minute);
  expect(forms.of("a")).toBeUndefined();
  forms.keep("a", form);
  forms.forget("a");
  expect(forms.of("a")).toBeUndefined();
});

it("a device has one interrupted form, and none that is too large", () => {
  const forms = new InterruptedForms(new SettableClock());
  const later = { ...form, action: "/settings/y" };
  forms.keep("a", form);
  forms.keep("a", later);
  expect(forms.of("a")).toEqual(later);
  expect(forms.keep("b", { ...form, entries: [["a", "x".repeat(300_000)]] })).toBe(false);
  expect(forms.of("b")).toBeUndefined();
});
