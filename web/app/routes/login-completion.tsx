import { message } from "@candor/contract/messages/message";
import type { PageContext } from "@candor/contract/pages";
import { inspectLink, logIn, logOut } from "@candor/contract/session";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { PageHead } from "../components/page-head.tsx";
import { pageContext } from "../page-context.ts";
import { loginAddress, loginParameters } from "../session/login-parameters.ts";
import { offeredLink } from "../session/mailed-link.ts";
import { MailedLink, staying } from "../session/offered-link.tsx";
import { passSignedIn } from "../session/pass-signed-in.ts";
import { localAddress } from "../session/redirect-target.ts";
import { typedFields } from "../session/typed-fields.ts";
import { isNoticeName, type NoticeName, noticeParameter } from "../ui/notice-names.ts";
import { withNotice } from "../ui/notices.tsx";

/** where a mailed link completes signing in. Without a link there is nothing to complete. */
export function loader(asked: LoaderFunctionArgs) {
  if (asked.context.get(offeredLink)) return null;
  passSignedIn(asked);
  const again = loginAddress("email-link", loginParameters(asked.request));
  const notice = asked.url.searchParams.get(noticeParameter);
  throw redirect(isNoticeName(notice) ? withNotice(again, notice) : again, 303);
}

/** S-18: exchanges the link for a session, from any page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const typed = await typedFields(request);
  const target = localAddress(typed("redirect")) ?? addresses.home;
  page.mailedLink?.drop();
  const refused = typed("intent") === staying ? undefined : await exchange(page);
  return redirect(refused ? withNotice(target, refused) : target, 303);
}

/** S-04: whoever was signed in is signed out first, if the link still works. Resolves to why it was refused. */
async function exchange({ call, mailedLink, signedIn }: PageContext): Promise<NoticeName | undefined> {
  if (!mailedLink) return signedIn ? undefined : "link-refused";
  const { token } = mailedLink;
  if (signedIn && (await call(inspectLink, { body: { token } })).ok) await call(logOut, {});
  const started = await call(logIn, { query: {}, body: { provider: "email", credential: token } });
  if (started.ok) return undefined;
  return started.problem.code === "credential-refused" ? "link-refused" : "try-again";
}

export default function Completion() {
  return (
    <section className="statement">
      <PageHead title={message("login.completion")} unlisted />
      <h1>{message("login.completion")}</h1>
      <MailedLink />
    </section>
  );
}
