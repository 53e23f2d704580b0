import { type ActionFunctionArgs, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { pageContext } from "../page-context.ts";
import { isTheme, themeCookie } from "../theme.ts";

/** Stores the choice of the footer's switch and goes back to where it was made. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const theme = form.get("theme");
  const { publicUrl } = context.get(pageContext);
  return redirect(pathHere(form.get("from"), publicUrl), {
    status: 303,
    headers: { "set-cookie": themeCookie(isTheme(theme) ? theme : undefined, publicUrl) },
  });
}

/** The switch is sent; whoever opens its address finds the home page. */
export function loader() {
  return redirect(addresses.home);
}

/** An address of this site, whatever was sent. */
function pathHere(sent: FormDataEntryValue | null, publicUrl: string): string {
  const here = new URL(publicUrl);
  const address = typeof sent === "string" ? URL.parse(sent, here) : null;
  return address?.origin === here.origin ? `${address.pathname}${address.search}` : addresses.home;
}
