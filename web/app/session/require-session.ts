import { type LoaderFunctionArgs, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { withNotice } from "../ui/notices.tsx";
import { pageContext } from "../wire/page-context.ts";

/**
 * N-06, N-07: throws the way to `/login` for anyone who is not signed in; from there it leads back to this address. S-05:
 * whose session has ended is told so.
 */
export function requireSession(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  context: LoaderFunctionArgs["context"],
): void {
  const { signedIn, knownEmail } = context.get(pageContext);
  if (signedIn) return;
  const login = (known: Record<string, string> = {}) =>
    addresses.login("sign-in", new URLSearchParams({ redirect: `${pathname}${search}`, ...known }));
  throw redirect(
    knownEmail === undefined ? login() : withNotice(login({ email: knownEmail }), "session-expired"),
    303,
  );
}
