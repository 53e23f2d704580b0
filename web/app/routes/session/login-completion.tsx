import { localAddress } from "@candor/contract/local-address";
import { message } from "@candor/contract/messages/message";
import { isPreferencesPage } from "@candor/contract/pages";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { leaveFor } from "../../session/leave-for.ts";
import { loginAddress, loginParameters } from "../../session/login-parameters.ts";
import { exchangeMailedLink, offeredLink } from "../../session/mailed-link.ts";
import MailedLink, { staying } from "../../session/offered-link.tsx";
import { passSignedIn } from "../../session/pass-signed-in.ts";
import { isNoticeName } from "../../ui/notices/notice-names.ts";
import { namedIn, withNotice } from "../../ui/notices/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { pageContext } from "../../wire/page-context.ts";

/** where a mailed link completes signing in. Without a link there is nothing to complete. */
export function loader(asked: LoaderFunctionArgs) {
  const link = asked.context.get(offeredLink);
  if (link) return link;
  passSignedIn(asked);
  const again = loginAddress("email-link", loginParameters(asked.request));
  const notice = namedIn(asked.url.searchParams);
  throw redirect(isNoticeName(notice) ? withNotice(again, notice) : again, 303);
}

/** The visitor who opened the link has decided, on whichever page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const typed = await typedFields(request);
  const target = localAddress(typed("redirect")) ?? addresses.home;
  page.mailedLink?.drop();
  const { notice, provisional } = typed("intent") === staying ? {} : await exchangeMailedLink(page);
  if (provisional && !isPreferencesPage(target)) return leaveFor(addresses.opt);
  return leaveFor(notice ? withNotice(target, notice) : target);
}

export default function Completion() {
  const link = useLoaderData<typeof loader>();
  return (
    <section className="statement">
      <PageHead title={message("login.completion")} unlisted />
      <h1>{message("login.completion")}</h1>
      <MailedLink {...link} />
    </section>
  );
}
