import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { unsubscribe } from "@candor/contract/preferences/routes";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { pageContext } from "../../wire/page-context.ts";

/** RFC 8058: opening the address changes nothing, since mail scanners open it too. People choose on the page. */
export function loader({ url }: LoaderFunctionArgs) {
  return redirect(`${addresses.opt}${url.search}`, 303);
}

/** Sent by a mail program when its user unsubscribes: without cookies, and following no redirect. */
export async function action({ url, context }: ActionFunctionArgs) {
  const token = (url.searchParams.get("e") ?? "").slice(0, limits.mailedTokenCharacters);
  const { call } = context.get(pageContext);
  const ended = await call(unsubscribe, { body: { token } });
  const text = ended.ok ? message("communication.unsubscribed") : ended.problem.detail;
  return new Response(`${text}\n`, {
    status: ended.ok ? 200 : ended.problem.status,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
