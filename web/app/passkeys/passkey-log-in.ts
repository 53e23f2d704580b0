import type { Call } from "@candor/contract/client";
import { message } from "@candor/contract/messages/message";
import { requestPasskey } from "@candor/contract/passkeys/routes";
import type { PasskeyAssertion } from "@candor/contract/passkeys/shapes";
import { logIn } from "@candor/contract/session/routes";
import { data } from "react-router";
import { refusalOf } from "../forms/refusal.ts";
import type { Typed } from "../forms/typed-fields.ts";
import { leaveFor } from "../session/leave-for.ts";
import type { LoginParameters } from "../session/login-parameters.ts";
import { credentialIn } from "./credential-in.ts";
import { type Requested, requesting, using } from "./passkey-try.tsx";

/** Carries out a try's request; undefined if the form asks for something else. */
export async function passkeyAsked(call: Call, typed: Typed, { email, target }: LoginParameters) {
  if (typed("intent") === requesting) {
    const asked = await call(requestPasskey, {});
    return asked.ok
      ? data<Requested>({ request: asked.answer })
      : data<Requested>({ trouble: asked.problem.detail }, { status: asked.problem.status });
  }
  if (typed("intent") !== using) return undefined;
  const body = { provider: "passkey" as const, credential: credentialIn(typed) as PasskeyAssertion };
  const started = await call(logIn, { query: {}, body });
  if (started.ok) return leaveFor(target);
  const { code, detail } = started.problem;
  const trouble = code === "credential-refused" ? message("passkeys.refused") : detail;
  return data({ ...refusalOf(started.problem, [], trouble), email }, { status: 422 });
}
