import { addresses, type LoginView } from "../addresses.ts";
import { redirectTarget } from "./redirect-target.ts";

/** What sign-in pages pass on to each other in their addresses. */
export interface LoginParameters {
  /** R-35, N-07. */
  readonly email: string;
  /** N-08: where signing in ends. */
  readonly target: string;
  /** Whether the code or link completes a sign-up. */
  readonly signingUp: boolean;
}

export function loginParameters(request: Request): LoginParameters {
  const { searchParams } = new URL(request.url);
  return {
    email: searchParams.get("email")?.trim() ?? "",
    target: redirectTarget(searchParams.get("redirect")),
    signingUp: searchParams.get("for") === "sign-up",
  };
}

export function loginAddress(view: LoginView, { email, target, signingUp }: LoginParameters): string {
  const parameters = new URLSearchParams({
    ...(email !== "" && { email }),
    ...((view === "code" || view === "email-link") && signingUp && { for: "sign-up" }),
    ...(target !== addresses.home && { redirect: target }),
  });
  return addresses.login(view, parameters);
}
