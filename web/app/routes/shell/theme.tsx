import { localAddress } from "@candor/contract/local-address";
import { type ActionFunctionArgs, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { isTheme, themeCookie } from "../../shell/theme.ts";
import { formOf } from "../../wire/form-of.ts";
import { pageContext } from "../../wire/page-context.ts";

/** Stores the choice made with the footer's switch and returns to the same page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const theme = form.get("theme");
  const from = form.get("from");
  const { publicUrl } = context.get(pageContext);
  return redirect(localAddress(typeof from === "string" ? from : null) ?? addresses.home, {
    status: 303,
    headers: { "set-cookie": themeCookie(isTheme(theme) ? theme : undefined, publicUrl) },
  });
}

/** The form posts here; opening the address leads home. */
export function loader() {
  return redirect(addresses.home);
}
