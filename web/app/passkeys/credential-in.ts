import { data } from "react-router";
import type { Typed } from "../session/typed-fields.ts";

/** What a browser answered, as its page sent it; the call that it goes into says whether it is one. */
export function credentialIn<Credential>(typed: Typed): Credential {
  try {
    return JSON.parse(typed("credential")) as Credential;
  } catch {
    throw data(undefined, { status: 400 });
  }
}
