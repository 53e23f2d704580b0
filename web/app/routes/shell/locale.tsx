import { changeLocale } from "@candor/contract/accounts/routes";
import { localeCookie, localeNamed } from "@candor/contract/messages/locales";
import { type ActionFunctionArgs, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { backWithCookie } from "../../shell/back-with-cookie.ts";
import { choiceCookie } from "../../shell/choice-cookie.ts";
import { pageContext } from "../../wire/page-context.ts";

/** M-50: stores the language chosen in the footer, also for the person's mails, and returns to the same page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = await typedFields(request);
  const locale = localeNamed(typed(localeCookie));
  const { call, signedIn, publicUrl } = context.get(pageContext);
  if (locale && signedIn) await call(changeLocale, { body: { locale } });
  return backWithCookie(choiceCookie(localeCookie, locale, publicUrl), typed);
}

/** The form posts here; opening the address leads home. */
export function loader() {
  return redirect(addresses.home);
}
