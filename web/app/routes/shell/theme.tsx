import { type ActionFunctionArgs, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { backWithCookie } from "../../shell/back-with-cookie.ts";
import { isTheme, themeCookie } from "../../shell/theme.ts";
import { pageContext } from "../../wire/page-context.ts";

/** Stores the choice made with the footer's switch and returns to the same page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = await typedFields(request);
  const theme = typed("theme");
  const { publicUrl } = context.get(pageContext);
  return backWithCookie(themeCookie(isTheme(theme) ? theme : undefined, publicUrl), typed);
}

/** The form posts here; opening the address leads home. */
export function loader() {
  return redirect(addresses.home);
}
