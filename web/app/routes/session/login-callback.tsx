import { inspectAuthorization, linkIdentity } from "@candor/contract/identities/routes";
import type { PageContext } from "@candor/contract/pages";
import { logIn } from "@candor/contract/session/routes";
import type { SignInProvider } from "@candor/contract/values";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { leaveFor } from "../../session/leave-for.ts";
import { type FaultKind, faultParameters, providerNamed } from "../../session/providers/provider-fault.ts";
import { redirectTarget } from "../../session/redirect-target.ts";
import type { NoticeName } from "../../ui/notices/notice-names.ts";
import { withNotice } from "../../ui/notices/notices.tsx";
import { pageContext } from "../../wire/page-context.ts";

/** the way back from a provider. It only redirects, so its address's contents appear in no page and no report. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const provider = providerNamed(params["provider"]);
  if (!provider) throw redirect(addresses.login(), 303);
  const page = context.get(pageContext);
  const back = { page, provider, query: url.searchParams, begun: await whatBegan(page, url.searchParams) };
  if (page.signedIn) return back.begun && !back.begun.linking ? leaveFor(targetOf(back)) : link(back);
  return signIn(back);
}

interface Back {
  readonly page: PageContext;
  readonly provider: SignInProvider;
  readonly query: URLSearchParams;
  readonly begun: Begun | undefined;
}

type Begun = Awaited<ReturnType<typeof whatBegan>>;

/** Undefined for a sign-in that this browser did not begin, or began too long ago. */
async function whatBegan({ call }: PageContext, query: URLSearchParams) {
  const inspected = await call(inspectAuthorization, { body: { state: query.get("state") ?? "" } });
  return inspected.ok ? inspected.answer : undefined;
}

function targetOf({ begun }: Back): string {
  return redirectTarget(begun?.redirect ?? null);
}

/** Without a code the provider reports an error: RFC 6749, 4.1.2.1. */
function responseOf(query: URLSearchParams) {
  const [code, state, iss] = ["code", "state", "iss"].map((name) => query.get(name));
  return { code: code ?? "", state: state ?? "", ...(iss && { iss }) };
}

async function signIn(back: Back) {
  const { page, provider, query } = back;
  if (!back.begun || !query.has("code")) return refuse(back, "refused");
  const body = { provider, credential: responseOf(query) };
  const started = await page.call(logIn, { query: {}, body });
  if (started.ok) return leaveFor(targetOf(back));
  if (started.problem.code === "unavailable") return refuse(back, "unavailable");
  const begun = await whatBegan(page, query);
  return refuse({ ...back, begun }, begun?.outcome ?? "refused");
}

/** Redirects to the page with the other ways to sign in, which says why this one failed. */
function refuse(back: Back, kind: FaultKind) {
  const target = targetOf(back);
  const email = kind === "prove-mailbox" ? back.begun?.email : undefined;
  const parameters = new URLSearchParams({
    ...(email !== undefined && { email }),
    ...(target !== addresses.home && { redirect: target }),
    ...faultParameters({ provider: back.provider, kind }),
  });
  return redirect(addresses.login("sign-in", parameters), 303);
}

async function link({ page, provider, query }: Back) {
  const body = { provider, credential: responseOf(query) };
  const linked = await page.call(linkIdentity, { body });
  const notice: NoticeName = linked.ok
    ? "identity-linked"
    : (refusals.get(linked.problem.code) ?? "identity-refused");
  return redirect(withNotice(addresses.accountPart("own-identities"), notice), 303);
}

const refusals: ReadonlyMap<string, NoticeName> = new Map([
  ["identity-taken", "identity-taken"],
  ["unavailable", "try-again"],
]);
