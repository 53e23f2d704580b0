import { message } from "@candor/contract/messages/message";
import { addresses, type LoginView } from "../addresses.ts";
import * as checks from "../forms/field-checks.ts";
import type { Refusal } from "../forms/refusal.ts";
import { redirectTarget } from "./redirect-target.ts";

/** What sign-in pages pass on to each other in their addresses. */
export interface LoginParameters {
  /** R-35, N-07. */
  readonly email: string;
  /** N-08: where signing in ends. */
  readonly target: string;
  /** Whether the code or link completes a sign-up. */
  readonly signingUp: boolean;
  /** What somebody who signs up has typed: they may come back to correct their address. */
  readonly names: PersonNames;
}

export interface PersonNames {
  readonly firstName: string;
  readonly lastName: string;
}

export function loginParameters(request: Request): LoginParameters {
  const { searchParams } = new URL(request.url);
  return {
    email: searchParams.get("email")?.trim() ?? "",
    target: redirectTarget(searchParams.get("redirect")),
    signingUp: searchParams.get("for") === "sign-up",
    names: { firstName: searchParams.get("firstName") ?? "", lastName: searchParams.get("lastName") ?? "" },
  };
}

/** V-07: refuses an address of mail that a link's query names, and that no form has checked. */
export function linkRefusal({ email }: LoginParameters): Refusal | undefined {
  if (email === "" || checks.email(email, () => "") === undefined) return undefined;
  return { errors: { email: message("validation.invalidEmail") } };
}

export function loginAddress(view: LoginView, { email, target, signingUp, names }: LoginParameters): string {
  const completes = signingUp && (view === "code" || view === "email-link");
  const parameters = Object.entries({
    email,
    for: completes ? "sign-up" : "",
    ...(signingUp && (view === "code" || view === "sign-up") && names),
    redirect: target === addresses.home ? "" : target,
  }).filter(([, value]) => value !== "");
  return addresses.login(view, new URLSearchParams(parameters));
}
