import { dismissedNoticeCookie } from "@candor/contract/site-notice/dismissal";
import { type ActionFunctionArgs, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { backWithCookie } from "../../shell/back-with-cookie.ts";
import { choiceCookie } from "../../shell/choice-cookie.ts";
import { pageContext } from "../../wire/page-context.ts";

/** Hides a notice in this browser and returns to the same page. The next notice is shown again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = await typedFields(request);
  const id = typed("notice");
  const { publicUrl } = context.get(pageContext);
  const dismissed = /^\d{1,16}$/.test(id) ? id : undefined;
  return backWithCookie(choiceCookie(dismissedNoticeCookie, dismissed, publicUrl), typed);
}

/** The form posts here; opening the address leads home. */
export function loader() {
  return redirect(addresses.home);
}
