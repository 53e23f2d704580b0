import type { Call } from "@candor/contract/client";
import { localAddress } from "@candor/contract/local-address";
import type { PageContext } from "@candor/contract/pages";
import { inspectLink, logIn, logOut } from "@candor/contract/session/routes";
import { createContext, type MiddlewareFunction, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import type { NoticeName } from "../ui/notices/notice-names.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { claimsOf } from "../wire/authorization.ts";
import { type OfferedLink, pageContext } from "../wire/page-context.ts";

/** The valid mailed link that the visitor opened, unless they are signed in as its owner. */
export const offeredLink = createContext<OfferedLink | null>(null);

/**
 * N-14, X-02, X-04: before any page is rendered, inspects the link that its visitor opened, without using it up. In the
 * browser that requested the link nobody is asked: the page that completes signing in takes scripts, which submit its
 * form.
 */
export const inspectMailedLink: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const page = context.get(pageContext);
  const { call, mailedLink } = page;
  if (!mailedLink || request.method === "POST") return;
  const here = localAddress(`${url.pathname}${url.search}`) ?? addresses.home;
  const inspected = await call(inspectLink, { body: { token: mailedLink.token } });
  if (inspected.ok) {
    const { signedIn, ...link } = inspected.answer;
    if (signedIn) return mailedLink.drop();
    const isTheirs = !page.signedIn || link.proves;
    if (link.own && isTheirs && url.pathname !== addresses.login("completion"))
      throw redirect(addresses.login("completion", new URLSearchParams({ redirect: here })), 303);
    return context.set(offeredLink, link);
  }
  if (inspected.problem.code !== "proof-refused") return;
  mailedLink.drop();
  throw redirect(withNotice(here, "link-refused"), 303);
};

interface Exchanged {
  /** What the page should say. */
  readonly notice?: NoticeName;
  /** S-02: it opens only mail preferences. */
  readonly provisional?: boolean;
}

/** Whether it still works and belongs to somebody other than the signed-in person. */
async function isAnothers(call: Call, token: string): Promise<boolean> {
  const inspected = await call(inspectLink, { body: { token } });
  return inspected.ok && !inspected.answer.proves;
}

/**
 * S-18: signs in with the link. S-04: if the link still works, the person who was signed in is signed out first; S-12:
 * the session that it then begins, provisional or not, stays.
 */
export async function exchangeMailedLink(page: PageContext): Promise<Exchanged> {
  const { call, mailedLink, signedIn } = page;
  if (!mailedLink) return signedIn ? {} : { notice: "link-refused" };
  const { token } = mailedLink;
  if (signedIn && (await isAnothers(call, token))) await call(logOut, {});
  const started = await call(logIn, { query: {}, body: { provider: "email", credential: token } });
  if (!started.ok)
    return { notice: started.problem.code === "credential-refused" ? "link-refused" : "try-again" };
  const { jwt, notice } = started.answer;
  return {
    provisional: claimsOf(jwt)?.provisional === true,
    ...(notice && { notice: "email-has-account" as const }),
  };
}
