import { inspectLink } from "@candor/contract/session";
import { createContext, type MiddlewareFunction, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { type OfferedLink, pageContext } from "../page-context.ts";
import { withNotice } from "../ui/notices.tsx";
import { localAddress } from "./redirect-target.ts";

/** The living link of a mail that the visitor opened, unless they are signed in as whom it is for. */
export const offeredLink = createContext<OfferedLink | null>(null);

/** N-14, X-02, X-04: before any page is made, looks at the link that its visitor opened. Looking uses nothing up. */
export const inspectMailedLink: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const { call, mailedLink } = context.get(pageContext);
  if (!mailedLink || request.method === "POST") return;
  const inspected = await call(inspectLink, { body: { token: mailedLink.token } });
  if (inspected.ok && !inspected.answer.signedIn) return context.set(offeredLink, inspected.answer);
  if (!inspected.ok && inspected.problem.code !== "credential-refused") return;
  mailedLink.drop();
  if (inspected.ok) return;
  const here = localAddress(`${url.pathname}${url.search}`) ?? addresses.home;
  throw redirect(withNotice(here, "link-refused"), 303);
};
