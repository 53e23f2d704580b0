import type { Call } from "@candor/contract/client";
import { estimatePassword } from "@candor/contract/session";
import { estimating } from "./password-strength.tsx";
import type { Typed } from "./typed-fields.ts";

/** V-23: the answer to the strength meter; undefined where the form asks for something else. */
export async function estimateAsked(call: Call, typed: Typed) {
  if (typed("intent") !== estimating) return undefined;
  const estimate = await call(estimatePassword, { body: { password: typed("password") } });
  return estimate.ok ? estimate.answer : {};
}
