import { data } from "react-router";
import type { Typed } from "../forms/typed-fields.ts";

/** The browser's answer, as its page sent it; the call that takes it checks whether it is valid. */
export function credentialIn(typed: Typed): unknown {
  try {
    return JSON.parse(typed("credential"));
  } catch {
    throw data(null, { status: 400 });
  }
}
