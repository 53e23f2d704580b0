import type { PageContext } from "@candor/contract/pages";
import { signInHeader } from "@candor/contract/sign-in-header";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { withNotice, withNoticeTakenBack } from "../ui/notices/notices.tsx";
import { pageContext } from "../wire/page-context.ts";

/**
 * What a signed-in person's page may use. N-06, N-07: throws a redirect to `/login` for anyone else, which later returns
 * to this address. S-05: somebody whose session has ended is told so, and their page keeps what they typed (ADR 125).
 * whoever came by a dead link is told that instead, on the page they see.
 */
export function requireSession(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  context: LoaderFunctionArgs["context"],
): PageContext {
  const page = context.get(pageContext);
  const { signedIn, knownEmail } = page;
  if (signedIn) return page;
  const here = `${pathname}${search}`;
  const target = withNoticeTakenBack(here, "link-refused");
  const login = addresses.login(
    "sign-in",
    new URLSearchParams({ redirect: target, ...(knownEmail !== undefined && { email: knownEmail }) }),
  );
  const notice = target === here ? knownEmail !== undefined && "session-expired" : "link-refused";
  throw redirect(notice ? withNotice(login, notice) : login, {
    status: 303,
    headers: { [signInHeader]: "first" },
  });
}
