import type { LoaderFunctionArgs } from "react-router";
import { pageContext } from "../wire/page-context.ts";
import { leaveFor } from "./leave-for.ts";
import { loginParameters } from "./login-parameters.ts";

/** Signed-in people skip the sign-in pages: throws a redirect to where those lead. */
export function passSignedIn({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">): void {
  if (context.get(pageContext).signedIn) throw leaveFor(loginParameters(request).target);
}
