import { type LoaderFunctionArgs, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { pageContext } from "../page-context.ts";

/** N-06, N-07: throws the way to `/login` for whoever is not signed in; from there it leads back to this address. */
export function requireSession(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  context: LoaderFunctionArgs["context"],
): void {
  const { signedIn, knownEmail } = context.get(pageContext);
  if (signedIn) return;
  const parameters = new URLSearchParams({ redirect: `${pathname}${search}` });
  if (knownEmail !== undefined) parameters.set("email", knownEmail);
  throw redirect(addresses.login("sign-in", parameters), 303);
}
