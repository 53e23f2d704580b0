import type { LoaderFunctionArgs } from "react-router";
import { pageContext } from "../wire/page-context.ts";
import { leaveFor } from "./leave-for.ts";
import { loginParameters } from "./login-parameters.ts";

/** Whoever is signed in has nothing to do on a page of signing in: throws the way to where it leads. */
export function passSignedIn({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">): void {
  if (context.get(pageContext).signedIn) throw leaveFor(loginParameters(request).target);
}
