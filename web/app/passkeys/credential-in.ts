import { data } from "react-router";
import type { Typed } from "../session/fields/typed-fields.ts";

/** What a browser answered, as its page sent it; the call that it goes into says whether it is one. */
export function credentialIn(typed: Typed): unknown {
  try {
    return JSON.parse(typed("credential"));
  } catch {
    throw data(null, { status: 400 });
  }
}
